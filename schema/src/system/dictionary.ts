import { z } from "zod";
import { ById, ByIds, CatalogueRow, ConfigStatus, savedRow } from "../catalogue.ts";
import { page, pageQuery } from "../paging.ts";
import { route } from "../route.ts";
import type { Language } from "../sites.ts";

/** A dictionary entry (section 3): addressed by the path key of its dictionary, e.g. `order/status`, one row a language. */
export const DictionaryEntry = z.object({
  pathKey: z.string(),
  dicKey: z.string(),
  dicValue: z.string(),
  dicName: z.string(),
  language: z.string(),
  status: z.enum(["ENABLED", "DISABLED"]),
  sort: z.int(),
  remark: z.string().nullable(),
});
export type DictionaryEntry = z.infer<typeof DictionaryEntry>;

const name = z.string().trim().max(100, "text.max");
const names = { en: name.min(1, "required"), "zh-CN": name, "zh-HK": name } satisfies Record<Language, z.ZodType>;
/** Path of a dictionary: small words with a slash between. */
const PathKey = z
  .string("required")
  .regex(/^[a-z][A-Za-z0-9]*(\/[a-z][A-Za-z0-9]*){0,3}$/, "dictionary.path")
  .max(60, "text.max");

/**
 * An entry with its names in every language. Its path and key are set when it is made and stay: records hold the key. A language
 * without a name shows the English one.
 */
export const DictionaryItemInput = z.object({
  ...savedRow,
  pathKey: PathKey,
  dicKey: z
    .string("required")
    .regex(/^[A-Za-z0-9][A-Za-z0-9_.-]*$/, "dictionary.key")
    .max(60, "text.max"),
  dicValue: z.string("required").trim().min(1, "required").max(100, "text.max"),
  names: z.object(names),
  status: ConfigStatus,
  sort: z.int("number.integer").min(0, "number.min").max(9999, "number.max"),
  remark: z.string().trim().max(200, "text.max").default(""),
});
export type DictionaryItemInput = z.infer<typeof DictionaryItemInput>;

/** `names`: by language; empty where the language has none of its own. */
export const DictionaryItem = CatalogueRow.extend({
  pathKey: z.string(),
  dicKey: z.string(),
  dicValue: z.string(),
  names: z.object({ en: z.string(), "zh-CN": z.string(), "zh-HK": z.string() } satisfies Record<Language, z.ZodType>),
  sort: z.int(),
  remark: z.string(),
}).meta({ id: "DictionaryItem" });
export type DictionaryItem = z.infer<typeof DictionaryItem>;

/** A dictionary: how many entries it has, and when one was changed last. */
export const DictionaryPath = z.object({
  pathKey: z.string(),
  entries: z.int(),
  disabled: z.int(),
  modifiedAt: z.iso.datetime(),
});
export type DictionaryPath = z.infer<typeof DictionaryPath>;

export const DICTIONARY_SORTS = ["SORT_ASC", "KEY_ASC", "KEY_DESC", "MODIFIED_AT_DESC"] as const;
export const dictionaryFilter = {
  pathKey: z.string().max(60).optional(),
  keyword: z.string().trim().max(60).optional(),
  status: ConfigStatus.optional(),
};
/** What was refreshed: every gateway drops what it holds of these dictionaries. */
export const CacheCleaned = z.object({ dictionaries: z.int(), entries: z.int() });
export type CacheCleaned = z.infer<typeof CacheCleaned>;

const path = (last: string) => `/dev-basp-user/dictionary/${last}` as const;

export const dictionaryRoutes = {
  byPath: route({
    service: "admin",
    method: "POST",
    path: path("queryEntityListById"),
    may: ["GATEWAY"],
    safe: true,
    summary: "The entries of a dictionary in every language; all dictionaries when no path key is given",
    body: z.object({ pkeyPath: z.string().max(100).optional() }),
    result: z.array(DictionaryEntry),
  }),
  list: route({
    service: "admin",
    method: "GET",
    path: path("list"),
    may: ["SELF"],
    safe: true,
    summary: "The entries of a dictionary in one language",
    query: z.object({ name: z.string().max(100), lang: z.string().max(10) }),
    result: z.array(DictionaryEntry),
  }),
  paths: route({
    service: "admin",
    method: "GET",
    path: path("paths"),
    may: ["DICTIONARY.VIEW"],
    safe: true,
    summary: "Every dictionary by its path key",
    result: z.array(DictionaryPath),
  }),
  pageQuery: route({
    service: "admin",
    method: "POST",
    path: path("pageQuery"),
    may: ["DICTIONARY.VIEW"],
    safe: true,
    summary: "Entries with their names in every language, a page",
    body: pageQuery({ filter: dictionaryFilter, sort: DICTIONARY_SORTS }),
    result: page(DictionaryItem),
  }),
  byIds: route({
    service: "admin",
    method: "POST",
    path: path("byIds"),
    may: ["DICTIONARY.VIEW"],
    safe: true,
    summary: "Entries by id",
    body: ByIds,
    result: z.array(DictionaryItem),
  }),
  save: route({
    service: "admin",
    method: "POST",
    path: path("save"),
    may: ["DICTIONARY.CREATE"],
    summary: "Add an entry; the first one of a path key makes the dictionary",
    body: DictionaryItemInput.omit({ id: true, version: true }),
    result: DictionaryItem,
  }),
  update: route({
    service: "admin",
    method: "POST",
    path: path("update"),
    may: ["DICTIONARY.EDIT"],
    summary: "Edit an entry by id and version; path key and key stay as they are",
    body: DictionaryItemInput.required({ id: true, version: true }),
    result: DictionaryItem,
  }),
  delete: route({
    service: "admin",
    method: "DELETE",
    path: path("delete/:id"),
    may: ["DICTIONARY.DELETE"],
    summary: "Delete an entry in every language; what holds its key shows the key",
    params: ById,
    result: DictionaryItem,
  }),
  cleanCache: route({
    service: "admin",
    method: "POST",
    path: path("cleanCache"),
    may: ["DICTIONARY.CLEAN_CACHE"],
    summary: "Have every gateway read all dictionaries anew",
    result: CacheCleaned,
  }),
  cleanCacheByName: route({
    service: "admin",
    method: "POST",
    path: path("cleanCacheByName/:name"),
    may: ["DICTIONARY.CLEAN_CACHE"],
    summary: "Have every gateway read one dictionary anew; nothing is refreshed for an unknown path key",
    params: z.object({ name: z.string().min(1).max(60) }),
    result: CacheCleaned,
  }),
} as const;
