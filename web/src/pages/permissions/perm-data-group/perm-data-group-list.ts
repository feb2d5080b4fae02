import { dataGroupSorts, type DATA_GROUP_KINDS } from "@linehaul/schema/permissions/perm-data-group";
import { sortNames } from "@linehaul/schema/sorts";
import { askedRows, everyRow, type CatalogueFilter } from "../../../parts/catalogue/catalogue-list.ts";
import { askedList } from "../../../parts/list/list-state.ts";

export interface DataGroupFilter extends CatalogueFilter {
  readonly kind: (typeof DATA_GROUP_KINDS)[number] | "";
}

export const dataGroupList = askedList({
  code: "PERM_DATA_GROUP",
  empty: { ...everyRow, kind: "" },
  sorts: sortNames(dataGroupSorts),
  asked: (filter: DataGroupFilter) => ({ ...askedRows(filter), kind: filter.kind || null }),
});
