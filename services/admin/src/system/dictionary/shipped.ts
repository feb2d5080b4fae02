import { bringOnce, RELEASE } from "@linehaul/kit/brought";
import type { Db } from "@linehaul/kit/database";
import { fixedId } from "@linehaul/kit/ids";
import { dictionary } from "./table.ts";
import { dictionaryEntries } from "./words/dictionaries.ts";

/** The dictionaries of the fields that the console shows by name (SYS-01). */
export async function bringDictionaries(db: Db, at: Date): Promise<void> {
  const by = { createdBy: "system", createdAt: at, modifiedBy: "system", modifiedAt: at };
  const entries = dictionaryEntries().map((e) => [`${e.pathKey}/${e.dicKey}/${e.language}`, e] as const);
  await bringOnce(db, {
    service: "admin",
    at,
    things: new Map(entries.map(([key, e]) => [`dictionary: ${key}`, { ...e, ...by, id: fixedId("dictionary", key) }])),
    store: async (tx, rows, emit) => {
      await tx
        .insert(dictionary)
        .values([...rows])
        .onConflictDoNothing();
      emit({ type: "dictionary.changed", subject: RELEASE });
    },
  });
}
