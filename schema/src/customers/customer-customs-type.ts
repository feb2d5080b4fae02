import { z } from "zod";
import { ById, ByIds, catalogueRow, inUse, savedRow } from "../catalogue.ts";
import { emptyIsNull, keyword, line, note } from "../field.ts";
import { page, pageQuery } from "../paging.ts";
import { route, routesOf } from "../route.ts";
import { Site } from "../site-code.ts";
import { sortNames, type Sorts } from "../sorts.ts";
import { CustomerCode } from "./code.ts";

export const CUSTOMS_TYPES = ["CARRIER", "BROKER", "SELF", "BONDED"] as const;
export const CustomsType = z.enum(CUSTOMS_TYPES).meta({
  id: "CustomsType",
  description: "Who declares a customer's goods.",
  "x-values": {
    CARRIER: "The carrier, in its own name.",
    BROKER: "A broker whom the customer chose.",
    SELF: "The customer itself.",
    BONDED: "The warehouse that the goods lie in, under bond.",
  } satisfies Record<(typeof CUSTOMS_TYPES)[number], string>,
});
export type CustomsType = z.infer<typeof CustomsType>;

const MOST_REGISTRATION = 30;
const own = {
  customerCode: CustomerCode.describe("The customer, by code: once at a site."),
  customsType: CustomsType.describe("Who declares its goods."),
  registrationNo: line(MOST_REGISTRATION).nullable().describe("What customs have it registered as; null without."),
  remark: note(200).describe("Why, for those who administer it; may be empty."),
};
/** What a form of one takes. */
export const CustomerCustomsTypeFields = z.object({
  ...own,
  registrationNo: emptyIsNull(own.registrationNo).describe("What customs have it registered as; none without."),
  remark: own.remark.default(""),
});
export const CustomerCustomsTypeInput = CustomerCustomsTypeFields.extend(savedRow);
export type CustomerCustomsTypeInput = z.infer<typeof CustomerCustomsTypeInput>;

/** How a customer's goods pass customs: told to the customs system with each of its orders. */
export const CustomerCustomsType = catalogueRow("CustomerCustomsType", {
  site: Site.describe("The site that it belongs to."),
  customerName: z.string().describe("What the customer was called when it was saved."),
  ...own,
});
export type CustomerCustomsType = z.infer<typeof CustomerCustomsType>;

export const customerCustomsTypeSorts = {
  CUSTOMER_ASC: "customerName",
  CUSTOMER_DESC: "customerName",
  MODIFIED_AT_DESC: "modifiedAt",
} as const satisfies Sorts<CustomerCustomsType>;
export const CustomerCustomsTypeFilter = z.object({
  keyword: keyword("the customer's code and name, the registration number and the remark"),
  customerCode: CustomerCode.optional().describe("Of this customer alone."),
  customsType: CustomsType.optional().describe("Who declares."),
  status: inUse,
});
export type CustomerCustomsTypeFilter = z.infer<typeof CustomerCustomsTypeFilter>;

const VIEW = ["CUSTOMER_CUSTOMS_TYPE.VIEW"] as const;
const { read, write } = routesOf("order");
/** How goods of the caller's customers pass customs. */
export const customerCustomsTypeRoutes = {
  pageQuery: read("/customerCustomsType/pageQuery", {
    may: VIEW,
    summary: "How goods of the caller's customers pass customs, a page",
    body: pageQuery({ filter: CustomerCustomsTypeFilter.shape, sort: sortNames(customerCustomsTypeSorts) }),
    result: page(CustomerCustomsType),
  }),
  byIds: read("/customerCustomsType/byIds", {
    may: VIEW,
    summary: "Rows by id; those of customers that the caller may not see are left out",
    body: ByIds,
    result: z.array(CustomerCustomsType),
  }),
  detail: route({
    service: "order",
    method: "GET",
    path: "/customerCustomsType/detail/:id",
    may: VIEW,
    safe: true,
    summary: "One row; 404001 outside the caller's customers",
    params: ById,
    result: CustomerCustomsType,
  }),
  saveOrModify: write("/customerCustomsType/saveOrModify", {
    may: ["CUSTOMER_CUSTOMS_TYPE.CREATE", "CUSTOMER_CUSTOMS_TYPE.EDIT"],
    summary:
      "Create a row (no id), or edit one; 400001 for a customer that the caller does not see, 409001 at `customerCode` for one that has a row",
    body: CustomerCustomsTypeInput,
    result: CustomerCustomsType,
  }),
  delete: write("/customerCustomsType/delete", {
    may: ["CUSTOMER_CUSTOMS_TYPE.DELETE"],
    summary: "Delete a row: nothing is told of who declares from then on",
    body: ById,
    result: CustomerCustomsType,
  }),
} as const;
