import { z } from "zod";
import { listOf } from "../../field.ts";
import { FileAnswer } from "../../file.ts";
import { route, routesOf } from "../../route.ts";
import { ExportFormat, ExportState } from "../export-task.ts";
import { DONE_AT_ONCE, MOST_ACTED } from "./act-limits.ts";
import { OrderStatus } from "./enums.ts";

/** The orders of an act on many; each has an outcome of its own, and one that fails stops no other. */
export const actedIds = listOf(z.uuid(), MOST_ACTED)
  .min(1, "required")
  .refine((ids) => new Set(ids).size === ids.length, "duplicate")
  .describe("Keys of the orders, each once.");

/** What an act did to one of its orders. */
export const OrderOutcome = z
  .object({
    orderId: z.uuid().describe("Which order."),
    sfWaybillNo: z.string().nullable().describe("Waybill number; null for what is not among the caller's rows."),
    isDone: z.boolean().describe("It was done."),
    code: z
      .int()
      .nullable()
      .describe(
        "Why not, a code of the error catalogue: 409004 the state does not allow it, 404001 no such order; null when done.",
      ),
    stateFound: OrderStatus.nullable().describe("The state that it was found in; null for no such order."),
    by: z.string().nullable().describe("Who had cancelled it, where it was found cancelled; else null."),
    at: z.iso.datetime().nullable().describe("When he had; else null."),
  })
  .meta({ id: "OrderOutcome", description: "What an act on many orders did to one of them." });
export type OrderOutcome = z.infer<typeof OrderOutcome>;

/** An act on many orders: of up to 20 with its outcomes at once, of more as a task. */
export const OrderAct = z
  .object({
    taskId: z
      .uuid()
      .nullable()
      .describe(
        `The task that does it, where there are more than ${DONE_AT_ONCE} orders; null for what was done at once.`,
      ),
    state: ExportState.describe("How far it is: SUCCESS when each order has its outcome."),
    orders: z.int().describe("How many orders it is about."),
    outcomes: z
      .array(OrderOutcome)
      .describe("One an order, in the order that was asked for; of a task those there are so far."),
    errorCode: z
      .int()
      .nullable()
      .describe("Why the rest was not done, a code of the error catalogue; null unless it failed."),
    traceId: z.string().describe("Of the request; stands in every log line of it."),
  })
  .meta({ id: "OrderAct", description: "An act on many orders, with an outcome each." });
export type OrderAct = z.infer<typeof OrderAct>;

/** Who may ask how an act of his own is: whoever may begin any. */
const ACTS = [
  "ORDER_LIST.CANCEL",
  "ORDER_DETAIL.CANCEL",
  "ORDER_LIST.CANCEL_APPROVED",
  "ORDER_LIST.PUSH",
  "ORDER_PUSH_EXTERNAL.PUSH",
  "ORDER_PUSH_RECORD.PUSH",
] as const;

/** The event that tells the owner how far his act is. */
export const ORDER_ACT_CHANGED = "orderAct.changed";

const { read } = routesOf("order");
export const orderActRoutes = {
  detail: read("/orderAct/detail", {
    may: ACTS,
    summary: "An act of one's own that is a task: how far it is, and its outcomes so far; null for anybody else's",
    body: z.object({ taskId: z.uuid().describe("The task's key.") }),
    result: OrderAct.nullable(),
  }),
  /** Recorded each time. */
  download: route({
    service: "order",
    method: "GET",
    path: "/orderAct/download/:taskId",
    may: ACTS,
    file: true,
    fileType: "application/octet-stream",
    summary: "The outcomes of an act of one's own as a file; 404001 for anybody else's",
    params: z.object({ taskId: z.uuid().describe("The task's key.") }),
    query: z.object({ format: ExportFormat }),
    result: FileAnswer,
  }),
} as const;
