import type { ConfigStatus } from "@linehaul/schema/catalogue";
import type { ModuleCode } from "@linehaul/schema/modules";
import { sortNames } from "@linehaul/schema/sorts";
import type { PageParams } from "../../tab/tab-id.ts";
import { askedList } from "../list/list-state.ts";

/** No word that is searched for is longer. */
const MOST_SOUGHT = 60;

/** What every catalogue can be searched by. */
export interface CatalogueFilter {
  readonly keyword: string;
  readonly status: ConfigStatus | "";
}
export const everyRow: CatalogueFilter = { keyword: "", status: "" };

/** The same as the graph takes it. */
export const askedRows = ({ keyword, status }: CatalogueFilter) => ({
  keyword: keyword || null,
  status: status || null,
});

/** What a link to a catalogue may set: a row that is named elsewhere leads to those that a word of it finds. */
export const soughtBy = ({ keyword = "" }: PageParams) => ({ keyword: keyword.slice(0, MOST_SOUGHT) });

/** A catalogue's list as it opens: everything, in its usual order. */
export const catalogueList = <S extends object>(code: ModuleCode, sorts: S) =>
  askedList({ code, empty: everyRow, sorts: sortNames(sorts), asked: askedRows, fromParams: soughtBy });
