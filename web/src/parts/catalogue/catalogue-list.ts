import type { ConfigStatus } from "@linehaul/schema/catalogue";
import type { ModuleCode } from "@linehaul/schema/modules";
import { sortNames } from "@linehaul/schema/sorts";
import { askedList, type ListShape } from "../list/list-state.ts";

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

/** A catalogue's list as it opens: everything, in its usual order. */
export const catalogueList = <S extends object>(
  code: ModuleCode,
  sorts: S,
  /** What a link to it may set. */
  more: Pick<ListShape<CatalogueFilter, never>, "fromParams"> = {},
) => askedList({ code, empty: everyRow, sorts: sortNames(sorts), asked: askedRows, ...more });
