import { LANGUAGES } from "@linehaul/schema/sites";
import {
  DICTIONARY_SORTS,
  dictionaryFilter,
  DictionaryItemInput,
  dictionaryRoutes,
  type DictionaryItem as Row,
  type DictionaryPath as Path,
} from "@linehaul/schema/system/dictionary";
import { z } from "zod";
import { builder } from "../../../access/builder.ts";
import { entity } from "../../../access/entity.ts";
import { viewerMay } from "../../../access/viewer-may.ts";
import { catalogueConnection } from "../../../catalogue/connection.ts";
import { catalogueFields } from "../../../catalogue/fields.ts";
import { CatalogueRow } from "../../../catalogue/row.ts";
import { ascending, newestFirst, textDescending } from "../../../paging/sort-key.ts";
import { ConfigStatus } from "../../../contract/common.ts";

/** How a language is written as a field: `zh-CN` → `zhCn`. */
export const NAME_FIELDS = { en: "en", "zh-CN": "zhCn", "zh-HK": "zhHk" } as const satisfies Record<
  (typeof LANGUAGES)[number],
  string
>;

const DictionaryNames = builder.objectRef<Row["names"]>("DictionaryNames").implement({
  description: "What the user reads, by language; empty where the English name is shown.",
  fields: (t) => ({
    en: t.string({ description: "English; every entry has it.", resolve: (names) => names.en }),
    zhCn: t.string({ description: "Simplified Chinese.", resolve: (names) => names["zh-CN"] }),
    zhHk: t.string({ description: "Traditional Chinese.", resolve: (names) => names["zh-HK"] }),
  }),
});

export const DictionaryItem = entity("DictionaryItem", {
  description: "An entry of a dictionary with its names in every language (SYS-01).",
  may: ["DICTIONARY.VIEW"],
  key: (item: Row) => item.id,
  kinds: [CatalogueRow],
  load: (ids, grant) => grant.call(dictionaryRoutes.byIds, { body: { ids: [...ids] } }),
  fields: (t) => ({
    pathKey: t.exposeString("pathKey", { description: "Of its dictionary, e.g. `order/status`." }),
    dicKey: t.exposeString("dicKey", { description: "What records hold; stays." }),
    dicValue: t.exposeString("dicValue", { description: "The entry's value." }),
    names: t.expose("names", { type: DictionaryNames, description: "What the user reads." }),
    sort: t.exposeInt("sort", { description: "Its place among the entries." }),
    remark: t.exposeString("remark", { description: "For those who administer it; may be empty." }),
    ...catalogueFields(t),
    viewerMayEdit: viewerMay(t, "DICTIONARY.EDIT", "May the viewer edit it?"),
    viewerMayDelete: viewerMay(t, "DICTIONARY.DELETE", "May the viewer delete it?"),
  }),
});

catalogueConnection("dictionaryItems", {
  type: DictionaryItem,
  description: "Entries of dictionaries, a page. One call to the admin service.",
  may: DictionaryItem.may,
  sorts: DICTIONARY_SORTS,
  sortKeys: {
    SORT_ASC: ascending((item: Row) => String(item.sort)),
    KEY_ASC: ascending((item: Row) => item.dicKey),
    KEY_DESC: textDescending((item: Row) => item.dicKey),
    MODIFIED_AT_DESC: newestFirst((item: Row) => item.modifiedAt),
  },
  filter: {
    schema: z.object(dictionaryFilter),
    input: builder.inputType("DictionaryItemFilter", {
      description: "Conditions that must all hold.",
      fields: (t) => ({
        pathKey: t.string({ description: "Of one dictionary." }),
        keyword: t.string({ description: "In the key, the value, or a name of any language." }),
        status: t.field({ type: ConfigStatus, description: "In use or not." }),
      }),
    }),
  },
  page: (grant, query) => grant.call(dictionaryRoutes.pageQuery, { body: query }),
});

const DictionaryPath = builder.objectRef<Path>("DictionaryPath").implement({
  description: "A dictionary.",
  fields: (t) => ({
    pathKey: t.exposeString("pathKey", { description: "E.g. `order/status`." }),
    entries: t.exposeInt("entries", { description: "How many entries it has." }),
    disabled: t.exposeInt("disabled", { description: "How many of them are out of use." }),
    modifiedAt: t.field({
      type: "DateTime",
      description: "When an entry was changed last.",
      resolve: (path) => path.modifiedAt,
    }),
  }),
});

builder.queryField("dictionaries", (t) =>
  t.may("DICTIONARY.VIEW").field({
    type: [DictionaryPath],
    description: "Every dictionary, by path key. One call to the admin service.",
    resolve: (_root, _args, grant) => grant.call(dictionaryRoutes.paths, {}),
  }),
);

/** What an entry's input is read by, for a new one and for an edit. */
export const itemInput = {
  create: DictionaryItemInput.omit({ id: true, version: true }),
  edit: DictionaryItemInput.required({ id: true, version: true }),
};
