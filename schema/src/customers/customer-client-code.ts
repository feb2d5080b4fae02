import { z } from "zod";
import { ByIds, catalogueRow, inUse, savedRow } from "../catalogue.ts";
import { keyword } from "../field.ts";
import { countryCode } from "../orders/order/new-fields.ts";
import { page, pageQuery } from "../paging.ts";
import { routesOf } from "../route.ts";
import { Site } from "../site-code.ts";
import { sortNames, type Sorts } from "../sorts.ts";
import { CustomerCode } from "./code.ts";

const MOST_CODE = 30;
const own = {
  customerCode: CustomerCode.describe("The customer, by code."),
  countryCode: countryCode().describe("Whose customs know it so, ISO 3166-1 alpha-2: once a customer."),
  clientCode: z
    .string("required")
    .trim()
    .min(1, { error: "required", abort: true })
    .max(MOST_CODE, "text.max")
    .regex(/^[A-Za-z0-9][A-Za-z0-9./-]*$/, "clientCode.form")
    .describe("What they call it: letters, digits, dots, dashes and slashes."),
};
/** What a form of one takes. */
export const CustomerClientCodeFields = z.object(own);
export const CustomerClientCodeInput = CustomerClientCodeFields.extend(savedRow);
export type CustomerClientCodeInput = z.infer<typeof CustomerClientCodeInput>;

/** What a country's customs call a customer: told to the customs system with each of its orders that goes there. */
export const CustomerClientCode = catalogueRow("CustomerClientCode", {
  site: Site.describe("The site that it belongs to."),
  customerName: z.string().describe("What the customer was called when it was saved."),
  ...own,
});
export type CustomerClientCode = z.infer<typeof CustomerClientCode>;

export const customerClientCodeSorts = {
  COUNTRY_ASC: "countryCode",
  CLIENT_CODE_ASC: "clientCode",
  MODIFIED_AT_DESC: "modifiedAt",
} as const satisfies Sorts<CustomerClientCode>;
export const CustomerClientCodeFilter = z.object({
  keyword: keyword("the customer's code and name, and the client code"),
  customerCode: CustomerCode.optional().describe("Of this customer alone."),
  status: inUse,
});
export type CustomerClientCodeFilter = z.infer<typeof CustomerClientCodeFilter>;

const VIEW = ["CUSTOMER_CUSTOMS_TYPE.VIEW"] as const;
const { read, write } = routesOf("order");
/** What customs call the caller's customers. */
export const customerClientCodeRoutes = {
  pageQuery: read("/customerClientCode/pageQuery", {
    may: VIEW,
    summary: "What customs call the caller's customers, a page",
    body: pageQuery({ filter: CustomerClientCodeFilter.shape, sort: sortNames(customerClientCodeSorts) }),
    result: page(CustomerClientCode),
  }),
  byIds: read("/customerClientCode/byIds", {
    may: VIEW,
    summary: "Codes by id; those of customers that the caller may not see are left out",
    body: ByIds,
    result: z.array(CustomerClientCode),
  }),
  saveOrUpdate: write("/customerClientCode/saveOrUpdate", {
    may: ["CUSTOMER_CUSTOMS_TYPE.CREATE", "CUSTOMER_CUSTOMS_TYPE.EDIT"],
    summary:
      "Create a code (no id), or edit one; 400001 for a customer that the caller does not see or a country that is none, 409001 at `countryCode` where it has one there",
    body: CustomerClientCodeInput,
    result: CustomerClientCode,
  }),
} as const;
