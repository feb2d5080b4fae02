import { z } from "zod";
import { ByIds } from "../catalogue.ts";
import { CustomerCode } from "../customers/code.ts";
import { FieldProblem } from "../envelope.ts";
import { page, pageQuery } from "../paging.ts";
import { Revealed, RevealReason } from "../reveal.ts";
import { route, routesOf } from "../route.ts";
import { Site } from "../site-code.ts";
import { sortNames, type Sorts } from "../sorts.ts";
import { ORDER_CLEAR_FIELDS } from "./order/clear.ts";
import { SourceSystem } from "./order/enums.ts";

export const ORDER_WRITES = ["STORE", "MERGE"] as const;
export const OrderWrite = z.enum(ORDER_WRITES).meta({
  id: "OrderWrite",
  description: "What was to be written.",
  "x-values": {
    STORE: "Orders, each by itself.",
    MERGE: "Orders that were to travel as one.",
  } satisfies Record<(typeof ORDER_WRITES)[number], string>,
});
export type OrderWrite = z.infer<typeof OrderWrite>;

/** Why the order service refused to write an order: kinds of rules, and what is no order's fault. */
export const FAILURE_REASONS = [
  "CUSTOMER",
  "CARD",
  "NUMBER",
  "GOODS",
  "VALUE",
  "BASE_DATA",
  "MERGE",
  "FIELD",
  "NO_NUMBERS",
  "SYSTEM",
] as const;
export const FailureReason = z.enum(FAILURE_REASONS).meta({
  id: "FailureReason",
  description: "Why an order was not written.",
  "x-values": {
    CUSTOMER: "The customer does not exist, or may not order.",
    CARD: "A card does not exist, or is another customer's.",
    NUMBER: "A number is in use already.",
    GOODS: "Too few or too many kinds of goods, or a name that says nothing (ORD-02, ORD-05).",
    VALUE: "Declared or insured value out of range (ORD-03).",
    BASE_DATA: "A country, currency, product or unit that is not in use.",
    MERGE: "Orders that were to travel as one do not agree.",
    FIELD: "Another rule of a field.",
    NO_NUMBERS: "The pool had not enough waybill numbers.",
    SYSTEM: "It is not the order's fault.",
  } satisfies Record<(typeof FAILURE_REASONS)[number], string>,
});
export type FailureReason = z.infer<typeof FailureReason>;

/** An order that was not written, as a list shows it. */
export const FailedOrder = z
  .object({
    id: z.uuid().describe("The row's key."),
    at: z.iso.datetime().describe("When it was refused."),
    site: Site.describe("At which site."),
    write: OrderWrite.describe("What was to be written."),
    orders: z.int().describe("How many orders were refused together."),
    sourceSystem: SourceSystem.describe("Where it was placed."),
    code: z.int().describe("The service's code, e.g. 400001."),
    reason: FailureReason.describe("Why."),
    problems: z.array(FieldProblem).describe("Each rule that it broke, with its field; none where it broke none."),
    customerCode: z.string().describe("Whose order it was to be, as it was written."),
    customerName: z.string().nullable().describe("The customer's name; null where the code is nobody's."),
    customerOrderNo: z.string().describe("The customer's own number."),
    receiverCountry: z.string().describe("Country of the receiver, ISO 3166-1 alpha-2."),
    orgCode: z.string().nullable().describe("Code of the customer's organisation; null where none is known."),
    userName: z.string().describe("Who was to write it."),
    traceId: z.string().describe("Of the request; stands in every log line of it."),
  })
  .meta({ id: "FailedOrder", description: "An order that the order service refused to write." });
export type FailedOrder = z.infer<typeof FailedOrder>;

export const failedOrderSorts = { AT_DESC: "at", AT_ASC: "at" } as const satisfies Sorts<FailedOrder>;
const period = {
  from: z.iso.datetime().optional().describe("At or after this instant."),
  to: z.iso.datetime().optional().describe("Before this instant."),
};
export const FailedOrderFilter = z
  .object({
    ...period,
    reason: FailureReason.optional().describe("Why they were refused."),
    sourceSystem: SourceSystem.optional().describe("Where they were placed."),
    customerCode: CustomerCode.optional().describe("Whose orders; 10 digits."),
    number: z.string().trim().min(1).max(40, "text.max").optional().describe("A customer's own number, in full."),
  })
  .meta({ id: "FailedOrderFilter" });
export type FailedOrderFilter = z.infer<typeof FailedOrderFilter>;

/** A parameter of the refused call, as its readers see it. */
export const FailedOrderParameter = z
  .object({
    path: z.string().describe("Which field: its names with dots between, e.g. `receiver.phone` or `goods.0.name`."),
    value: z.string().describe("What was sent; masked where it is sensitive."),
    clearField: z
      .enum(ORDER_CLEAR_FIELDS)
      .nullable()
      .describe("The name by which it can be shown in the clear; null where it is not masked."),
  })
  .meta({ id: "FailedOrderParameter", description: "A parameter of the refused call." });
export const FailedOrderParameters = z
  .object({
    parameters: z.array(FailedOrderParameter).describe("Field by field; what was left out is left out."),
    waybillNo: z
      .string()
      .nullable()
      .describe(
        "Waybill of the customer's order with that number, among the caller's rows: written before or since; null without.",
      ),
  })
  .meta({ id: "FailedOrderParameters", description: "What was sent, and the order that bears its number." });
export type FailedOrderParameters = z.infer<typeof FailedOrderParameters>;

export const ShowFailedOrderClear = z.object({
  id: z.uuid().describe("The row's key."),
  field: z.enum(ORDER_CLEAR_FIELDS).describe("Which of its masked fields."),
  reason: RevealReason,
});

const count = z.int().describe("How many.");
/** How many orders were refused, by what. The largest first; days in their order. */
export const FailedOrderAnalysis = z
  .object({
    total: count,
    byReason: z
      .array(
        z
          .object({ code: z.int().describe("The service's code."), reason: FailureReason.describe("Why."), count })
          .meta({ id: "FailuresByReason", description: "How many were refused for a reason." }),
      )
      .describe("By code and reason."),
    bySource: z
      .array(
        z
          .object({ sourceSystem: SourceSystem.describe("Where they were placed."), count })
          .meta({ id: "FailuresBySource", description: "How many of a source were refused." }),
      )
      .describe("By where they were placed."),
    byCustomer: z
      .array(
        z
          .object({
            customerCode: z.string().describe("The customer's code, as it was written."),
            customerName: z.string().nullable().describe("The customer's name; null where the code is nobody's."),
            count,
          })
          .meta({ id: "FailuresByCustomer", description: "How many of a customer were refused." }),
      )
      .describe("By customer: the twenty with the most."),
    byDay: z
      .array(
        z
          .object({ day: z.iso.date().describe("A day of the caller's zone."), count })
          .meta({ id: "FailuresByDay", description: "How many were refused on a day." }),
      )
      .describe("By day of the caller's zone; days without any are left out."),
  })
  .meta({ id: "FailedOrderAnalysis", description: "Where orders fail." });
export type FailedOrderAnalysis = z.infer<typeof FailedOrderAnalysis>;

const { read, write } = routesOf("order");
export const failedOrderRoutes = {
  pageQuery: read("/orderErrorInfo/pageQuery", {
    may: ["FAILED_ORDER.VIEW"],
    summary: "Orders that were not written, a page",
    body: pageQuery({ filter: FailedOrderFilter.shape, sort: sortNames(failedOrderSorts) }),
    result: page(FailedOrder),
  }),
  byIds: read("/orderErrorInfo/byIds", {
    may: ["FAILED_ORDER.VIEW"],
    summary: "Failed orders by id; ids outside the caller's rows are left out",
    body: ByIds,
    result: z.array(FailedOrder),
  }),
  getOrderParam: route({
    service: "order",
    method: "GET",
    path: "/orderErrorInfo/getOrderParam/:id",
    may: ["FAILED_ORDER.VIEW"],
    safe: true,
    summary: "What was sent, sensitive values masked; 404001 outside the caller's rows",
    params: z.object({ id: z.uuid().describe("The row's key.") }),
    result: FailedOrderParameters,
  }),
  analysisList: route({
    service: "order",
    method: "GET",
    path: "/orderErrorInfo/analysisList",
    may: ["FAILED_ORDER.ANALYSE"],
    safe: true,
    summary: "How many orders failed among the caller's rows: by reason, source, customer, day",
    query: z.object(period),
    result: FailedOrderAnalysis,
  }),
  /** Recorded with its reason before it is answered, and again each time (PERM-12). */
  showClear: write("/orderErrorInfo/showClear", {
    may: ["FAILED_ORDER.SHOW_CLEAR"],
    summary: "One masked parameter of a failed order in the clear",
    body: ShowFailedOrderClear,
    result: Revealed,
  }),
} as const;
