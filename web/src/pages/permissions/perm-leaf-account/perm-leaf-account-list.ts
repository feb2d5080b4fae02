import { leafAccountSorts } from "@linehaul/schema/permissions/perm-leaf-account";
import { sortNames } from "@linehaul/schema/sorts";
import { askedRows, everyRow, type CatalogueFilter } from "../../../parts/catalogue/catalogue-list.ts";
import { askedList } from "../../../parts/list/list-state.ts";

export interface LeafAccountFilter extends CatalogueFilter {
  readonly roleId: string;
  readonly orgCode: string;
}

export const leafAccountList = askedList({
  code: "PERM_LEAF_ACCOUNT",
  empty: { ...everyRow, roleId: "", orgCode: "" },
  sorts: sortNames(leafAccountSorts),
  asked: (filter: LeafAccountFilter) => ({
    ...askedRows(filter),
    roleId: filter.roleId || null,
    orgCode: filter.orgCode || null,
  }),
});
