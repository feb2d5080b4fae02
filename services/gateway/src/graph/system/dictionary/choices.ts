import { DictionaryEntry as EntryContract, type DictionaryEntry as Entry } from "@linehaul/schema/system/dictionary";
import { DEFAULT_LANGUAGE } from "@linehaul/schema/sites";
import { builder } from "../../../access/builder.ts";
import type { Visit } from "../../../access/visit.ts";
import { objectOf } from "../../../contract/named.ts";

const DictionaryEntry = objectOf(EntryContract, { without: ["pathKey", "language", "status", "remark"] });

/** The enabled entries of a dictionary, sorted, in the request's language, in English where it has none. */
export async function choicesOf(path: string, visit: Visit): Promise<readonly Entry[]> {
  const all = (await visit.reference.dictionaries.get()).get(path) ?? [];
  const within = (language: string) =>
    all.filter((e) => e.language === language && e.status === "ENABLED").sort((a, b) => a.sort - b.sort);
  const own = within(visit.language);
  return own.length > 0 ? own : within(DEFAULT_LANGUAGE);
}

builder.queryField("dictionary", (t) =>
  t.open("reference data: choices of every form").field({
    type: [DictionaryEntry],
    description:
      "The enabled entries of a dictionary, sorted, in the request's language, in English where it has none. Empty for an unknown path.",
    args: { path: t.arg.string({ required: true, description: "Path key of the dictionary, e.g. `order/status`." }) },
    resolve: (_root, { path }, { visit }) => choicesOf(path, visit),
  }),
);
