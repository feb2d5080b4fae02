import { dictionarySorts } from "@linehaul/schema/system/dictionary";
import { sortNames } from "@linehaul/schema/sorts";
import { askedRows, everyRow, type CatalogueFilter } from "../../../parts/catalogue/catalogue-list.ts";
import { askedList } from "../../../parts/list/list-state.ts";

export interface DictionaryFilter extends CatalogueFilter {
  /** The dictionary that is open; empty: all of them. */
  readonly pathKey: string;
}

export const dictionaryList = askedList({
  code: "DICTIONARY",
  empty: { ...everyRow, pathKey: "" },
  fromParams: ({ pathKey = "" }) => ({ pathKey }),
  sorts: sortNames(dictionarySorts),
  asked: (filter: DictionaryFilter) => ({ pathKey: filter.pathKey || null, ...askedRows(filter) }),
});
