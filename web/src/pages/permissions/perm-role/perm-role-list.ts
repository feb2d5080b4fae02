import { roleSorts, type RoleType } from "@linehaul/schema/permissions/perm-role";
import { sortNames } from "@linehaul/schema/sorts";
import { askedRows, everyRow, type CatalogueFilter } from "../../../parts/catalogue/catalogue-list.ts";
import { askedList } from "../../../parts/list/list-state.ts";

export interface RoleFilter extends CatalogueFilter {
  readonly type: RoleType | "";
}

export const roleList = askedList({
  code: "PERM_ROLE",
  empty: { ...everyRow, type: "" },
  sorts: sortNames(roleSorts),
  asked: (filter: RoleFilter) => ({ ...askedRows(filter), type: filter.type || null }),
});
