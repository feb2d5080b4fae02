import {
  DictionaryItem as DictionaryItemRow,
  DictionaryItemFilter,
  DictionaryPath as DictionaryPathContract,
  dictionaryRoutes,
  dictionarySorts,
} from "@linehaul/schema/system/dictionary";
import { builder } from "../../../access/builder.ts";
import { catalogueEntity } from "../../../catalogue/entity.ts";
import { list } from "../../../contract/list.ts";
import { objectOf } from "../../../contract/named.ts";
import { DictionaryNames } from "./names.ts";

export const DictionaryItem = catalogueEntity("DictionaryItem", DictionaryItemRow, {
  description: "An entry of a dictionary with its names in every language (SYS-01).",
  may: ["DICTIONARY.VIEW"],
  load: (ids, grant) => grant.call(dictionaryRoutes.byIds, { body: { ids: [...ids] } }),
  acts: { edit: "DICTIONARY.EDIT", delete: "DICTIONARY.DELETE" },
  without: ["names"],
  fields: (t) => ({
    names: t.expose("names", { type: DictionaryNames, description: "What the user reads." }),
  }),
});

list("dictionaryItems", {
  type: DictionaryItem,
  description: "Entries of dictionaries, a page. One call to the admin service.",
  sorts: dictionarySorts,
  filter: DictionaryItemFilter,
  page: (grant, query) => grant.call(dictionaryRoutes.pageQuery, { body: query }),
});

const DictionaryPath = objectOf(DictionaryPathContract);
builder.queryField("dictionaries", (t) =>
  t.may("DICTIONARY.VIEW").field({
    type: [DictionaryPath],
    description: "Every dictionary, by path key. One call to the admin service.",
    resolve: (_root, _args, grant) => grant.call(dictionaryRoutes.paths, {}),
  }),
);
