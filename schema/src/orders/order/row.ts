import { foundBy } from "../../finding/finding.ts";
import { z } from "zod";
import { ShownUserCode } from "../../accounts/user-code.ts";
import { codeOfRow } from "../../base-data/coded.ts";
import { CustomerCode } from "../../customers/code.ts";
import { decimal, listOf } from "../../field.ts";
import { Masked } from "../../masked.ts";
import { pageQuery } from "../../paging.ts";
import { Site } from "../../site-code.ts";
import { sortNames, type SortName, type Sorts } from "../../sorts.ts";
import { AuditStatus, OrderPushState, OrderStatus, PayMethod, SourceSystem } from "./enums.ts";
import { MOST_NUMBERS } from "./number-kinds.ts";

/** An order as a list shows it. */
export const OrderRow = z
  .object({
    id: z.uuid().describe("The order's key."),
    site: Site.describe("The site that it was placed at."),
    sfWaybillNo: z.string().describe("Waybill number."),
    customerOrderNo: z.string().describe("The customer's own number."),
    customerOrderNoTwo: z.string().nullable().describe("The customer's second number; null without."),
    agentWayBillNo: z.string().nullable().describe("The agent's waybill number; null without."),
    sourceSystem: SourceSystem.describe("Where it was placed."),
    orderStatus: OrderStatus.describe("How far it is on its way."),
    auditStatus: AuditStatus.describe("Its queue of the review."),
    customerCode: z.string().describe("Whose order it is; 10 digits."),
    customerName: z.string().describe("The customer's name then."),
    userCode: z
      .string()
      .nullable()
      .describe(
        "User code of the account that placed it, masked where it is a phone or an e-mail; null where no account did.",
      ),
    mainUserCode: z
      .string()
      .nullable()
      .describe("The same of its main account, its own where it has none (PERM-08); null without an account."),
    senderCountry: z.string().describe("Country of the sender, ISO 3166-1 alpha-2."),
    receiverName: z.string().describe("Who receives."),
    receiverCountry: z.string().describe("Country of the receiver, ISO 3166-1 alpha-2."),
    receiverPhone: Masked.describe("Telephone of the receiver, masked."),
    orgCode: z.string().nullable().describe("Code of the organisation that handles it; null where none is known."),
    productCode: z
      .string()
      .nullable()
      .describe("Product, by code; null where no product has the name it was placed by."),
    serviceName: z.string().meta({
      description: "The product's English name of the day it was placed, e.g. `International Express`.",
      deprecated: true,
      "x-instead": "Ask `product`: its name is in the request's language.",
    }),
    cargoTypeCode: z.string().nullable().describe("What is sent, by code (CARGO_TYPE); null where nobody said so."),
    parcelNum: z.int().describe("Parcels."),
    weight: decimal().describe("Weight of all parcels, in kg."),
    declaredValue: decimal().describe("In `declaredCurrency`."),
    declaredCurrency: z.string().describe("ISO 4217."),
    createdAt: z.iso.datetime().describe("When it was placed."),
  })
  .meta({
    id: "OrderRow",
    description:
      "An order as a list shows it. What it shows of customer and receiver is a snapshot of the day it was placed.",
  });
export type OrderRow = z.infer<typeof OrderRow>;

export const orderSorts = {
  CREATED_AT_DESC: "createdAt",
  CREATED_AT_ASC: "createdAt",
  DECLARED_VALUE_DESC: "declaredValue",
  DECLARED_VALUE_ASC: "declaredValue",
} as const satisfies Sorts<OrderRow>;
export type OrderSort = SortName<typeof orderSorts>;

const countries = (whose: string) =>
  listOf(z.string().regex(/^[A-Z]{2}$/, "invalid"), 20)
    .optional()
    .describe(`Countries of the ${whose}: ISO 3166-1 alpha-2, two capital letters each.`);
const amount = (says: string) =>
  z
    .string()
    .regex(/^-?\d+(\.\d+)?$/)
    .optional()
    .meta({ format: "decimal", description: `${says}, in the order's own currency.` });
export const OrderFilter = z.object({
  numbers: listOf(z.string().trim().min(1).max(40, "text.max"), MOST_NUMBERS)
    .optional()
    .describe("Waybill, merged, order or agent numbers, in full."),
  orderStatus: listOf(OrderStatus, OrderStatus.options.length).optional().describe("How far orders are on their way."),
  auditStatus: listOf(AuditStatus, AuditStatus.options.length).optional().describe("Queues of the review."),
  sourceSystem: listOf(SourceSystem, SourceSystem.options.length).optional().describe("Where orders were placed."),
  customerCode: CustomerCode.optional().describe("Whose orders; 10 digits."),
  userCode: ShownUserCode.optional().describe(
    "User code of the account whose orders, 2–60 letters, digits and `._-`, no phone: a main account's hold its subs' orders, a sub's are its own (PERM-08).",
  ),
  product: listOf(codeOfRow(), 20).optional().describe("Products, by code (PRODUCT)."),
  serviceName: listOf(z.string().trim().min(1).max(60, "text.max"), 20).optional().meta({
    description: "Products, by their English names, in full; with `product`, those of either.",
    deprecated: true,
    "x-instead": "Ask by `product`: codes stay when a product is called otherwise.",
  }),
  orgCode: listOf(z.string().trim().min(1).max(20, "text.max"), 20)
    .optional()
    .describe("Organisations that handle orders, by code."),
  payMethod: listOf(PayMethod, PayMethod.options.length).optional().describe("Who pays the freight."),
  withCod: z.boolean().optional().describe("With cash on delivery: true; without: false."),
  pushState: listOf(OrderPushState, OrderPushState.options.length)
    .optional()
    .describe("How far the customs system knows of orders."),
  receiverCountry: countries("receiver"),
  senderCountry: countries("sender"),
  createdFrom: z.iso.datetime().optional().describe("Placed at or after."),
  createdTo: z.iso.datetime().optional().describe("Placed before."),
  pickedUpFrom: z.iso.datetime().optional().describe("Picked up at or after; what was not picked up is in no range."),
  pickedUpTo: z.iso.datetime().optional().describe("Picked up before."),
  declaredCurrency: z
    .string()
    .regex(/^[A-Z]{3}$/, "currency.code")
    .optional()
    .describe("Currency of the declared value, ISO 4217: three capital letters."),
  declaredMin: amount("Declared value at least"),
  declaredMax: amount("Declared value at most"),
  finding: foundBy,
});
export type OrderFilter = z.infer<typeof OrderFilter>;
export const OrderPageQuery = pageQuery({
  filter: OrderFilter.shape,
  sort: sortNames(orderSorts),
  want: ["statusCounts", "numbersFound"],
  wanted:
    "`statusCounts`: how many orders each status has under the other filters, each exact up to 10,000; " +
    "`numbersFound`: what became of the filter's numbers.",
});
export type OrderPageQuery = z.infer<typeof OrderPageQuery>;
export const StatusCount = z
  .object({
    status: OrderStatus.describe("The status."),
    count: z.int().describe("Counted up to 10,000."),
    exact: z.boolean().describe("False where there are more."),
  })
  .meta({ id: "OrderStatusCount", description: "How many orders have a status, under the other filters." });
