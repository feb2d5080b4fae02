import type { CustomerType } from "@linehaul/schema/customers/customer";
import { nonCoreCustomerSorts } from "@linehaul/schema/customers/non-core-customer";
import { sortNames } from "@linehaul/schema/sorts";
import { askedRows, everyRow, soughtBy, type CatalogueFilter } from "../../../parts/catalogue/catalogue-list.ts";
import { askedList } from "../../../parts/list/list-state.ts";

/** Whether they are customers already. */
export const LINKS = ["NONE", "LINKED"] as const;
/** They are looked for by what they are, too. */
export interface NonCoreCustomerListFilter extends CatalogueFilter {
  readonly customerType: CustomerType | "";
  readonly link: (typeof LINKS)[number] | "";
}
const empty: NonCoreCustomerListFilter = { ...everyRow, customerType: "", link: "" };

export const nonCoreCustomerAsked = ({ customerType, link, ...rows }: NonCoreCustomerListFilter) => ({
  ...askedRows(rows),
  customerType: customerType || null,
  isLinked: link === "" ? null : link === "LINKED",
});

export const nonCoreCustomerList = askedList({
  code: "NON_CORE_CUSTOMER",
  empty,
  fromParams: soughtBy,
  sorts: sortNames(nonCoreCustomerSorts),
  asked: nonCoreCustomerAsked,
});
