import { z } from "zod";
import { Masked } from "../../masked.ts";
import { pageQuery } from "../../paging.ts";
import { Site } from "../../site-code.ts";
import { sortNames, type Sorts } from "../../sorts.ts";
import { CustomerCode } from "../../customers/customer.ts";
import { AUDIT_STATUSES, ORDER_STATUSES, SOURCE_SYSTEMS } from "./status.ts";

/** Exact decimal text, e.g. `1000.00` (ORD-15). */
export const Amount = z.string().regex(/^-?\d+(\.\d+)?$/);

/** An order as a list shows it. What it shows of its customer and its receiver is a snapshot of the day it was placed. */
export const OrderRow = z
  .object({
    id: z.uuid(),
    site: Site,
    sfWaybillNo: z.string(),
    customerOrderNo: z.string(),
    customerOrderNoTwo: z.string().nullable(),
    agentWayBillNo: z.string().nullable(),
    sourceSystem: z.enum(SOURCE_SYSTEMS),
    orderStatus: z.enum(ORDER_STATUSES),
    auditStatus: z.enum(AUDIT_STATUSES),
    customerCode: CustomerCode,
    customerName: z.string(),
    senderCountry: z.string(),
    receiverName: z.string(),
    receiverCountry: z.string(),
    receiverPhone: Masked,
    /** The organisation that handles the order. */
    orgCode: z.string().nullable(),
    /** Name of the product, e.g. `International Express`. */
    serviceName: z.string(),
    parcelNum: z.int(),
    /** kg */
    weight: Amount,
    declaredValue: Amount,
    declaredCurrency: z.string(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "OrderRow" });
export type OrderRow = z.infer<typeof OrderRow>;

/** Each has an index that ends in the id. */
export const orderSorts = {
  CREATED_AT_DESC: "createdAt",
  CREATED_AT_ASC: "createdAt",
  DECLARED_VALUE_DESC: "declaredValue",
  DECLARED_VALUE_ASC: "declaredValue",
} as const satisfies Sorts<OrderRow>;
export const ORDER_SORTS = sortNames(orderSorts);
export type OrderSort = (typeof ORDER_SORTS)[number];

const Country = z.string().regex(/^[A-Z]{2}$/, "invalid");
export const orderFilter = {
  /** Waybill, merged, order or agent numbers, in full, up to 200; any of them. */
  numbers: z.array(z.string().trim().min(1).max(40, "text.max")).max(200, "number.max").optional(),
  orderStatus: z.array(z.enum(ORDER_STATUSES)).max(ORDER_STATUSES.length).optional(),
  auditStatus: z.array(z.enum(AUDIT_STATUSES)).max(AUDIT_STATUSES.length).optional(),
  sourceSystem: z.array(z.enum(SOURCE_SYSTEMS)).max(SOURCE_SYSTEMS.length).optional(),
  customerCode: CustomerCode.optional(),
  receiverCountry: z.array(Country).max(20).optional(),
  senderCountry: z.array(Country).max(20).optional(),
  /** Instants; from is inside, to is outside. */
  createdFrom: z.iso.datetime().optional(),
  createdTo: z.iso.datetime().optional(),
  declaredCurrency: z
    .string()
    .regex(/^[A-Z]{3}$/, "currency.code")
    .optional(),
  /** In the order's own currency; both ends inside. */
  declaredMin: Amount.optional(),
  declaredMax: Amount.optional(),
};
export const OrderFilter = z.object(orderFilter);
export type OrderFilter = z.infer<typeof OrderFilter>;
/** `statusCounts`: how many orders each status has under the other filters, each exact up to 10,000. */
export const OrderPageQuery = pageQuery({ filter: orderFilter, sort: ORDER_SORTS, want: ["statusCounts"] });
export type OrderPageQuery = z.infer<typeof OrderPageQuery>;
export const StatusCount = z.object({ status: z.enum(ORDER_STATUSES), count: z.int(), exact: z.boolean() });
