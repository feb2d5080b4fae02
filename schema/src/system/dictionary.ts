import { z } from "zod";
import { ById, ByIds, catalogueRow, ConfigStatus, inUse, savedRow } from "../catalogue.ts";
import { keyword, line, note, whole } from "../field.ts";
import { page, pageQuery } from "../paging.ts";
import { route, routesOf } from "../route.ts";
import type { Language } from "../sites.ts";
import { sortNames, type Sorts } from "../sorts.ts";

/** What the user reads, by language; empty where the language has no name of its own. */
export const DictionaryNames = z.object({
  en: line(100).describe("English; every entry has it."),
  "zh-CN": note(100).describe("Simplified Chinese; the English name is shown where it is empty."),
  "zh-HK": note(100).describe("Traditional Chinese; the English name is shown where it is empty."),
} satisfies Record<Language, z.ZodType>);

const own = {
  pathKey: z
    .string("required")
    .regex(/^[a-z][A-Za-z0-9]*(\/[a-z][A-Za-z0-9]*){0,3}$/, "dictionary.path")
    .max(60, "text.max")
    .describe(
      "Path key of the dictionary: one to four small words with slashes between, e.g. `order/status`. It stays.",
    ),
  dicKey: z
    .string("required")
    .regex(/^[A-Za-z0-9][A-Za-z0-9_.-]*$/, "dictionary.key")
    .max(60, "text.max")
    .describe("What records hold: letters, digits and `_.-`, beginning with a letter or digit. It stays."),
  dicValue: line(100).describe("The entry's value."),
  names: DictionaryNames.describe("What the user reads."),
  sort: whole(0, 9999).describe("Its place among the entries."),
  remark: note(200).describe("For those who administer it; may be empty."),
};

/** A dictionary entry (section 3): addressed by the path key of its dictionary, e.g. `order/status`, one row a language. */
export const DictionaryEntry = z
  .object({
    pathKey: z.string().describe("Path key of its dictionary."),
    dicKey: z.string().describe("What records hold."),
    dicValue: z.string().describe("The entry's value."),
    dicName: z.string().describe("What the user reads."),
    language: z.string().describe("In which language, e.g. `zh-CN`."),
    status: ConfigStatus.describe("May it be chosen in new work?"),
    sort: z.int().describe("Its place among the entries."),
    remark: z.string().nullable().describe("For those who administer it; null without one."),
  })
  .meta({ id: "DictionaryEntry", description: "A choice of a dictionary." });
export type DictionaryEntry = z.infer<typeof DictionaryEntry>;

/**
 * An entry with its names in every language. Its path and key are set when it is made and stay: records hold the key. A language
 * without a name shows the English one.
 */
export const DictionaryItemInput = z.object({
  ...savedRow,
  ...own,
  status: ConfigStatus.describe("May it be chosen in new work?"),
  remark: own.remark.default(""),
});
export type DictionaryItemInput = z.infer<typeof DictionaryItemInput>;
export const NewDictionaryItem = DictionaryItemInput.omit({ id: true, version: true });
export type NewDictionaryItem = z.infer<typeof NewDictionaryItem>;
export const ChangedDictionaryItem = DictionaryItemInput.required({ id: true, version: true });

export const DictionaryItem = catalogueRow("DictionaryItem", own);
export type DictionaryItem = z.infer<typeof DictionaryItem>;

export const dictionarySorts = {
  SORT_ASC: "sort",
  KEY_ASC: "dicKey",
  KEY_DESC: "dicKey",
  MODIFIED_AT_DESC: "modifiedAt",
} as const satisfies Sorts<DictionaryItem>;
export const DictionaryItemFilter = z.object({
  pathKey: z.string().max(60).optional().describe("Of one dictionary."),
  keyword: keyword("the key, the value, or a name of any language"),
  status: inUse,
});

export const DictionaryPath = z
  .object({
    pathKey: z.string().describe("E.g. `order/status`."),
    entries: z.int().describe("How many entries it has."),
    disabled: z.int().describe("How many of them are out of use."),
    modifiedAt: z.iso.datetime().describe("When an entry was changed last."),
  })
  .meta({ id: "DictionaryPath", description: "A dictionary." });
export type DictionaryPath = z.infer<typeof DictionaryPath>;

/** Every gateway drops what it holds of these dictionaries. */
export const CacheCleaned = z
  .object({
    dictionaries: z.int().describe("How many dictionaries; 0 for an unknown path key."),
    entries: z.int().describe("How many entries they have."),
  })
  .meta({ id: "DictionaryCacheCleaned", description: "What was refreshed." });
export type CacheCleaned = z.infer<typeof CacheCleaned>;

const { read, write } = routesOf("admin");
export const dictionaryRoutes = {
  byPath: read("/dev-basp-user/dictionary/queryEntityListById", {
    may: ["GATEWAY"],
    summary: "The entries of a dictionary in every language; all dictionaries when no path key is given",
    body: z.object({
      pkeyPath: z.string().max(100).optional().describe("Path key of one dictionary; all without it."),
    }),
    result: z.array(DictionaryEntry),
  }),
  list: route({
    service: "admin",
    method: "GET",
    path: "/dev-basp-user/dictionary/list",
    may: ["SELF"],
    safe: true,
    summary: "The entries of a dictionary in one language",
    query: z.object({
      name: z.string().max(100).describe("Path key of the dictionary."),
      lang: z.string().max(10).describe("Which language, e.g. `zh-CN`."),
    }),
    result: z.array(DictionaryEntry),
  }),
  paths: route({
    service: "admin",
    method: "GET",
    path: "/dev-basp-user/dictionary/paths",
    may: ["DICTIONARY.VIEW"],
    safe: true,
    summary: "Every dictionary by its path key",
    result: z.array(DictionaryPath),
  }),
  pageQuery: read("/dev-basp-user/dictionary/pageQuery", {
    may: ["DICTIONARY.VIEW"],
    summary: "Entries with their names in every language, a page",
    body: pageQuery({ filter: DictionaryItemFilter.shape, sort: sortNames(dictionarySorts) }),
    result: page(DictionaryItem),
  }),
  byIds: read("/dev-basp-user/dictionary/byIds", {
    may: ["DICTIONARY.VIEW"],
    summary: "Entries by id",
    body: ByIds,
    result: z.array(DictionaryItem),
  }),
  save: write("/dev-basp-user/dictionary/save", {
    may: ["DICTIONARY.CREATE"],
    summary: "Add an entry; the first one of a path key makes the dictionary",
    body: NewDictionaryItem,
    result: DictionaryItem,
  }),
  update: write("/dev-basp-user/dictionary/update", {
    may: ["DICTIONARY.EDIT"],
    summary: "Edit an entry by id and version; path key and key stay as they are",
    body: ChangedDictionaryItem,
    result: DictionaryItem,
  }),
  delete: route({
    service: "admin",
    method: "DELETE",
    path: "/dev-basp-user/dictionary/delete/:id",
    may: ["DICTIONARY.DELETE"],
    summary: "Delete an entry in every language; what holds its key shows the key",
    params: ById,
    result: DictionaryItem,
  }),
  cleanCache: write("/dev-basp-user/dictionary/cleanCache", {
    may: ["DICTIONARY.CLEAN_CACHE"],
    summary: "Have every gateway read all dictionaries anew",
    result: CacheCleaned,
  }),
  cleanCacheByName: write("/dev-basp-user/dictionary/cleanCacheByName/:name", {
    may: ["DICTIONARY.CLEAN_CACHE"],
    summary: "Have every gateway read one dictionary anew; nothing is refreshed for an unknown path key",
    params: z.object({ name: z.string().min(1).max(60).describe("Path key of the dictionary.") }),
    result: CacheCleaned,
  }),
} as const;
