import { z } from "zod";
import { actTask } from "../../act-task.ts";
import { listOf } from "../../field.ts";
import { FileAnswer } from "../../file.ts";
import { route, routesOf } from "../../route.ts";
import { EXPORT_ROW_DAYS, EXPORTS_SHOWN, ExportFormat, ExportState } from "../export-task.ts";
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

const ACT_KINDS = ["CANCEL", "PUSH", "SEND", "LABELS", "INVOICES", "APPROVE"] as const;
export const OrderActKind = z.enum(ACT_KINDS).meta({
  id: "OrderActKind",
  description: "What is done to many orders.",
  "x-values": {
    CANCEL: "They are cancelled.",
    PUSH: "They are pushed to the customs system.",
    SEND: "Their last commands are sent to the outlets again.",
    LABELS: "Their labels are printed.",
    INVOICES: "Their invoices are printed.",
    APPROVE: "Their cases are approved; never a task.",
  } satisfies Record<(typeof ACT_KINDS)[number], string>,
});
export type OrderActKind = z.infer<typeof OrderActKind>;

/** An act on many orders: of up to 20 with its outcomes at once, of more as a task. */
export const OrderAct = z
  .object({
    actId: z.uuid().describe("Its key; of a task the task's, of a print what its file is fetched by."),
    kind: OrderActKind.describe("What it does."),
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

/** An act of one's own that is a task, as it stands among others. */
export const OrderActTask = z
  .object({
    ...actTask,
    kind: OrderActKind.describe("What it does."),
    orders: z.int().describe("How many orders it is about."),
  })
  .meta({
    id: "OrderActTask",
    description: "An act on many orders that somebody asked for and that goes on by itself.",
  });
export type OrderActTask = z.infer<typeof OrderActTask>;

/** Who may ask how an act of his own is: whoever may begin any. */
const ACTS = [
  "ORDER_LIST.CANCEL",
  "ORDER_DETAIL.CANCEL",
  "ORDER_LIST.CANCEL_APPROVED",
  "ORDER_LIST.PUSH",
  "ORDER_PUSH_EXTERNAL.PUSH",
  "ORDER_PUSH_RECORD.PUSH",
  "INTERCEPT_RELEASE.SEND",
  "ORDER_LIST.PRINT_WAYBILL",
  "ORDER_DETAIL.PRINT_WAYBILL",
  "ORDER_LIST.PRINT_INVOICE",
  "ORDER_DETAIL.PRINT_INVOICE",
] as const;

/** The event that tells the owner how far his act is. */
export const ORDER_ACT_CHANGED = "orderAct.changed";

const { read, write } = routesOf("order");
const ById = z.object({ taskId: z.uuid().describe("The task's key.") });
export const orderActRoutes = {
  pageQuery: read("/orderAct/pageQuery", {
    may: ["EXPORT_CENTRE.VIEW", ...ACTS],
    summary: `Acts of one's own that are tasks, of the last ${EXPORT_ROW_DAYS} days, the newest ${EXPORTS_SHOWN}`,
    body: z.object({
      states: listOf(ExportState, ExportState.options.length).optional().describe("In any of these states."),
    }),
    result: z.object({ data: z.array(OrderActTask).describe("The newest first.") }),
  }),
  stop: write("/orderAct/stop/:taskId", {
    may: ["EXPORT_CENTRE.CANCEL", ...ACTS],
    summary: "Stop one that waits or is being done; what it did stays done. 409004 when it has ended",
    params: ById,
    result: OrderActTask,
  }),
  retry: write("/orderAct/retry/:taskId", {
    may: ["EXPORT_CENTRE.RETRY", ...ACTS],
    summary: "Do the rest of one that failed or was stopped; 409004 otherwise, 429001 while too many wait",
    params: ById,
    result: OrderActTask,
  }),
  detail: read("/orderAct/detail", {
    may: ["EXPORT_CENTRE.VIEW", ...ACTS],
    summary: "An act of one's own that is a task: how far it is, and its outcomes so far; null for anybody else's",
    body: ById,
    result: OrderAct.nullable(),
  }),
  /** Recorded each time. */
  download: route({
    service: "order",
    method: "GET",
    path: "/orderAct/download/:taskId",
    may: ["EXPORT_CENTRE.DOWNLOAD", ...ACTS],
    file: true,
    fileType: "application/octet-stream",
    summary: "The outcomes of an act of one's own as a file; 404001 for anybody else's",
    params: ById,
    query: z.object({ format: ExportFormat }),
    result: FileAnswer,
  }),
} as const;
