import { z } from "zod";
import { ById, ByIds, catalogueRow, inUse, savedRow } from "../catalogue.ts";
import { decimal, emptyIsNull, keyword, line } from "../field.ts";
import { Masked } from "../masked.ts";
import { isAtMost } from "../money.ts";
import { amount, currencyCode } from "../orders/order/new-fields.ts";
import { page, pageQuery } from "../paging.ts";
import { routesOf } from "../route.ts";
import { sensitive } from "../sensitive.ts";
import { Site } from "../site-code.ts";
import { sortNames, type Sorts } from "../sorts.ts";
import { CustomerCode } from "./code.ts";

const MOST_CARD = 20;
const MOST_ACCOUNT = 40;
const card = sensitive("certificate", line(MOST_CARD).regex(/^\d+$/, "cod.card"));
const account = sensitive("certificate", line(MOST_ACCOUNT));

const own = {
  customerCode: CustomerCode.describe("The customer, by code: one whose receivers may pay when they get the goods."),
  currency: currencyCode().describe("In which receivers pay, ISO 4217: once a customer."),
  least: amount().describe("The least that is collected of an order: above 0, at most 12 digits and 2 decimals."),
  most: amount().describe("The most that is, not below the least."),
};
/** What a form of a new one takes. */
export const NewCustomerCod = z.object({
  ...own,
  card: card.describe("Card that what was collected goes to: at most 20 digits."),
  account: account.describe("The bank account behind it."),
});
/** What a form of one that is there takes: what comes masked stays as it is where it is left empty. */
export const EditedCustomerCod = z.object({
  ...own,
  card: sensitive("certificate", emptyIsNull(card.nullable())).describe(
    "Another card; null in an edit leaves it as it is.",
  ),
  account: sensitive("certificate", emptyIsNull(account.nullable())).describe(
    "Another bank account; null in an edit leaves it as it is.",
  ),
});
const inOrder = ({ least, most }: { readonly least: string; readonly most: string }): boolean => isAtMost(least, most);
const LAST = { path: ["most"], message: "cod.most" };
export const NewCustomerCodForm = NewCustomerCod.refine(inOrder, LAST);
export const EditedCustomerCodForm = EditedCustomerCod.refine(inOrder, LAST);
export const CustomerCodInput = EditedCustomerCod.extend(savedRow);
/** What a save takes. */
export const SavedCustomerCod = CustomerCodInput.refine(inOrder, LAST);
export type SavedCustomerCod = z.infer<typeof SavedCustomerCod>;

/** Where what a customer's receivers pay goes to, and between which bounds they may. */
export const CustomerCod = catalogueRow("CustomerCod", {
  site: Site.describe("The site that it belongs to."),
  customerName: z.string().describe("What the customer was called when it was saved, in English."),
  ...own,
  least: decimal().describe("The least that is collected of an order, in `currency`."),
  most: decimal().describe("The most that is."),
  card: Masked.describe("Card that what was collected goes to, masked."),
  account: Masked.describe("The bank account behind it, masked."),
});
export type CustomerCod = z.infer<typeof CustomerCod>;

export const customerCodSorts = {
  CUSTOMER_ASC: "customerName",
  CUSTOMER_DESC: "customerName",
  MODIFIED_AT_DESC: "modifiedAt",
} as const satisfies Sorts<CustomerCod>;
export const CustomerCodFilter = z.object({
  keyword: keyword("the customer's code and name"),
  customerCode: CustomerCode.optional().describe("Of this customer alone."),
  currency: currencyCode().optional().describe("Of this currency alone."),
  status: inUse,
});
export type CustomerCodFilter = z.infer<typeof CustomerCodFilter>;

const VIEW = ["CUSTOMER_COD.VIEW"] as const;
const { read, write } = routesOf("customer");
/** Cash on delivery of the caller's customers. */
export const customerCodRoutes = {
  pageQuery: read("/cod/pageQuery", {
    may: VIEW,
    summary: "Cash on delivery of the caller's customers, a page",
    body: pageQuery({ filter: CustomerCodFilter.shape, sort: sortNames(customerCodSorts) }),
    result: page(CustomerCod),
  }),
  byIds: read("/cod/byIds", {
    may: VIEW,
    summary: "Rows by id; those of customers that the caller may not see are left out",
    body: ByIds,
    result: z.array(CustomerCod),
  }),
  save: write("/cod/save", {
    may: ["CUSTOMER_COD.EDIT"],
    summary:
      "Create a row (no id), or edit one; 400001 for a customer that takes no cash on delivery, 409001 at `currency` where he has a row in it",
    body: SavedCustomerCod,
    result: CustomerCod,
  }),
  enable: write("/cod/enable/:id", {
    may: ["CUSTOMER_COD.ENABLE"],
    summary: "Bring a row into use",
    params: ById,
    result: CustomerCod,
  }),
  disable: write("/cod/disable/:id", {
    may: ["CUSTOMER_COD.DISABLE"],
    summary: "Take a row out of use",
    params: ById,
    result: CustomerCod,
  }),
} as const;
