import { and, eq, inArray } from "drizzle-orm";
import type { Call } from "@linehaul/kit/call";
import { brokenUnique } from "@linehaul/kit/database-error";
import type { Db } from "@linehaul/kit/database";
import { fail } from "@linehaul/kit/fail";
import { newId } from "@linehaul/kit/ids";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { DEFAULT_LANGUAGE, LANGUAGES } from "@linehaul/schema/sites";
import type { DictionaryItem, NewDictionaryItem } from "@linehaul/schema/system/dictionary";
import { isItem, itemOf, sameEntry, type Row } from "./item.ts";
import { dictionary } from "./table.ts";

const EVENT = "dictionary.changed";

type Stamp = Pick<Row, "version" | "createdBy" | "createdAt" | "modifiedBy" | "modifiedAt">;

/** One row a language that has a name, under the id that the language had before. */
async function insertRows(
  tx: Db,
  { names, remark, ...entry }: NewDictionaryItem,
  stamp: Stamp,
  ids: ReadonlyMap<string, string> = new Map(),
): Promise<Row[]> {
  const rows = LANGUAGES.filter((language) => names[language] !== "").map((language) => ({
    ...entry,
    ...stamp,
    id: ids.get(language) ?? newId(),
    remark: remark === "" ? null : remark,
    language,
    dicName: names[language],
  }));
  return tx.insert(dictionary).values(rows).returning();
}

const itemFrom = (rows: readonly Row[]): DictionaryItem => {
  const item = rows.find((r) => r.language === DEFAULT_LANGUAGE);
  if (!item) throw new Error("an entry has an English row");
  return itemOf(item, rows);
};

/** A new entry, in each language that has a name. */
export async function addItem(call: Call, input: NewDictionaryItem): Promise<DictionaryItem> {
  const by = call.caller.userName;
  const at = call.now();
  const stamp = { version: 1, createdBy: by, createdAt: at, modifiedBy: by, modifiedAt: at };
  try {
    return await call.write(async (tx, emit) => {
      const after = itemFrom(await insertRows(tx, input, stamp));
      emit({ type: EVENT, subject: after.id, data: { pathKey: after.pathKey }, before: null, after });
      return after;
    });
  } catch (error) {
    if (brokenUnique(error) !== "dictionary_entry") throw error;
    throw fail(SERVICE_CODES.duplicate, { fields: [{ path: ["dicKey"], key: "duplicate", params: {} }] });
  }
}

/** The rows of an entry by the id of its English one, held until the transaction ends. */
async function held(tx: Db, id: string): Promise<readonly Row[]> {
  const [item] = await tx
    .select()
    .from(dictionary)
    .where(and(eq(dictionary.id, id), isItem))
    .for("update");
  if (!item) throw fail(SERVICE_CODES.notFound);
  return tx.select().from(dictionary).where(sameEntry(item)).for("update");
}

const dropRows = (tx: Db, rows: readonly Row[]) =>
  tx.delete(dictionary).where(
    inArray(
      dictionary.id,
      rows.map((r) => r.id),
    ),
  );

/** Path and key of an entry stay: records hold them. */
function checkKept(before: DictionaryItem, input: NewDictionaryItem): void {
  const changed = (["pathKey", "dicKey"] as const).filter((field) => before[field] !== input[field]);
  if (changed.length === 0) return;
  throw fail(SERVICE_CODES.invalid, {
    fields: changed.map((field) => ({ path: [field], key: "dictionary.kept", params: {} })),
  });
}

/** Writes every language of an entry at once: a language whose name was emptied loses its row. */
export function changeItem(
  call: Call,
  { id, version, ...input }: NewDictionaryItem & { readonly id: string; readonly version: number },
): Promise<DictionaryItem> {
  return call.write(async (tx, emit) => {
    const rows = await held(tx, id);
    const before = itemFrom(rows);
    if (before.version !== version) throw fail(SERVICE_CODES.changed);
    checkKept(before, input);
    const stamp: Stamp = {
      version: version + 1,
      createdBy: before.createdBy,
      createdAt: new Date(before.createdAt),
      modifiedBy: call.caller.userName,
      modifiedAt: call.now(),
    };
    await dropRows(tx, rows);
    const written = await insertRows(tx, input, stamp, new Map(rows.map((r) => [r.language, r.id])));
    const after = itemFrom(written);
    emit({ type: EVENT, subject: id, data: { pathKey: after.pathKey }, before, after });
    return after;
  });
}

/** Takes an entry away in every language. */
export function deleteItem(call: Call, id: string): Promise<DictionaryItem> {
  return call.write(async (tx, emit) => {
    const rows = await held(tx, id);
    const before = itemFrom(rows);
    await dropRows(tx, rows);
    emit({ type: EVENT, subject: id, data: { pathKey: before.pathKey }, before, after: null });
    return before;
  });
}
