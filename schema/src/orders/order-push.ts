import { z } from "zod";
import { ByIds } from "../catalogue.ts";
import { AttemptOutcome, DELIVERY_STATES, DeliveryState, Silence } from "../delivery.ts";
import { page, pageQuery } from "../paging.ts";
import { route, routesOf } from "../route.ts";
import { Site } from "../site-code.ts";
import { sortNames, type Sorts } from "../sorts.ts";

export const PUSH_KINDS = ["DECLARE", "CANCEL"] as const;
export const PushKind = z.enum(PUSH_KINDS).meta({
  id: "PushKind",
  description: "What the customs system is told of an order.",
  "x-values": {
    DECLARE: "The order, as it then was.",
    CANCEL: "That an order of which it was told is cancelled.",
  } satisfies Record<(typeof PUSH_KINDS)[number], string>,
});
export type PushKind = z.infer<typeof PushKind>;

const about = {
  orderId: z.uuid().describe("Which order."),
  site: Site.describe("The order's site."),
  sfWaybillNo: z.string().describe("The order's waybill number."),
  customerCode: z.string().nullable().describe("Whose order it is."),
  receiverCountry: z.string().nullable().describe("Where it goes, ISO 3166-1 alpha-2."),
  orgCode: z.string().nullable().describe("Code of the organisation that handles it; null without."),
  kind: PushKind.describe("What the customs system is told."),
};

/** How far an order is with the customs system: what it was last told. */
export const OrderPush = z
  .object({
    id: z.uuid().describe("The push's key."),
    ...about,
    state: DeliveryState.describe("How far it is."),
    pushStatus: z
      .union([
        z.literal(DELIVERY_STATES.PENDING),
        z.literal(DELIVERY_STATES.FAILED),
        z.literal(DELIVERY_STATES.SUCCESS),
        z.literal(DELIVERY_STATES.WITHDRAWN),
      ])
      .describe("The state as other programs know it: 0 pending, 1 failed, 2 success, 3 withdrawn."),
    askedAt: z.iso.datetime().describe("When it was last asked for: 24 hours later it is given up."),
    askedBy: z.string().describe("Who asked for it last."),
    attempts: z.int().describe("How often it was sent."),
    nextAt: z.iso.datetime().nullable().describe("When it is sent next, at the earliest; null for what has ended."),
    endedAt: z.iso.datetime().nullable().describe("When it was taken or failed; null while it is on its way."),
    traceId: z.string().describe("Of the request that asked for it; its attempts bear it too."),
  })
  .meta({ id: "OrderPush", description: "What the customs system was last told of an order, and how far that is." });
export type OrderPush = z.infer<typeof OrderPush>;

export const orderPushSorts = { ASKED_AT_DESC: "askedAt", ASKED_AT_ASC: "askedAt" } as const satisfies Sorts<OrderPush>;

const number = z.string().trim().min(1).max(40, "text.max").optional().describe("A waybill number, in full.");
const period = {
  from: z.iso.datetime().optional().describe("At or after this instant."),
  to: z.iso.datetime().optional().describe("Before this instant."),
};
export const OrderPushFilter = z
  .object({ ...period, state: DeliveryState.optional().describe("How far they are."), number })
  .meta({ id: "OrderPushFilter" });
export type OrderPushFilter = z.infer<typeof OrderPushFilter>;

/** An attempt to tell the customs system something. */
export const PushAttempt = z
  .object({
    id: z.uuid().describe("The attempt's key."),
    ...about,
    attempt: z.int().describe("The how-manieth of its push."),
    at: z.iso.datetime().describe("When it was sent."),
    outcome: AttemptOutcome.describe("How it ended."),
    durationMs: z.int().nullable().describe("How long that took, in milliseconds; null where nobody measured it."),
    httpStatus: z.int().nullable().describe("What was answered; null where nothing was."),
    silence: Silence.nullable().describe("Why nothing was answered; null where something was."),
    answer: z
      .string()
      .nullable()
      .describe("The beginning of the answer's text; masked where it repeats what identifies somebody."),
    traceId: z.string().describe("Stands in every log line of it, here and with the receiver."),
  })
  .meta({ id: "PushAttempt", description: "An attempt to tell the customs system of an order." });
export type PushAttempt = z.infer<typeof PushAttempt>;

export const pushAttemptSorts = { AT_DESC: "at", AT_ASC: "at" } as const satisfies Sorts<PushAttempt>;
export const PushAttemptFilter = z
  .object({ ...period, outcome: AttemptOutcome.optional().describe("How they ended."), number })
  .meta({ id: "PushAttemptFilter" });
export type PushAttemptFilter = z.infer<typeof PushAttemptFilter>;

export const SentField = z
  .object({
    path: z.string().describe("Which field: its names with dots between, e.g. `receiver.phone`."),
    value: z.string().describe("What was sent; masked where it is sensitive."),
  })
  .meta({ id: "SentField", description: "A field of what was sent." });
export const SentPush = z
  .object({
    idempotencyKey: z.string().describe("By which the receiver knows it again."),
    fields: z.array(SentField).describe("Field by field; what was left out is left out. None where it is forgotten."),
    isForgotten: z.boolean().describe("It ended more than 30 days ago: what was sent is no longer kept."),
  })
  .meta({ id: "SentPush", description: "What the customs system was sent." });
export type SentPush = z.infer<typeof SentPush>;

const { read } = routesOf("order");
/** Orders pushed to the customs system (ORD-09). An order that is cancelled is not (409004), but for telling that it is. */
export const orderPushRoutes = {
  pageQuery: read("/push/pageQuery", {
    may: ["ORDER_PUSH_EXTERNAL.VIEW"],
    summary: "Orders of which the customs system was told or is to be, by state and age, a page",
    body: pageQuery({ filter: OrderPushFilter.shape, sort: sortNames(orderPushSorts) }),
    result: page(OrderPush),
  }),
  byIds: read("/push/byIds", {
    may: ["ORDER_PUSH_EXTERNAL.VIEW"],
    summary: "Pushes by id; ids outside the caller's rows are left out",
    body: ByIds,
    result: z.array(OrderPush),
  }),
  recordPage: read("/push/record/pageQuery", {
    may: ["ORDER_PUSH_RECORD.VIEW"],
    summary: "Every attempt to tell the customs system of an order, with its answer, a page",
    body: pageQuery({ filter: PushAttemptFilter.shape, sort: sortNames(pushAttemptSorts) }),
    result: page(PushAttempt),
  }),
  recordByIds: read("/push/record/byIds", {
    may: ["ORDER_PUSH_RECORD.VIEW"],
    summary: "Attempts by id; ids outside the caller's rows are left out",
    body: ByIds,
    result: z.array(PushAttempt),
  }),
  sent: route({
    service: "order",
    method: "GET",
    path: "/push/record/sent/:id",
    may: ["ORDER_PUSH_RECORD.VIEW"],
    safe: true,
    summary: "What was sent in an attempt, sensitive values masked; 404001 outside the caller's rows",
    params: z.object({ id: z.uuid().describe("The attempt's key.") }),
    result: SentPush,
  }),
  push: route({
    service: "order",
    method: "POST",
    path: "/push/icsm/pushOrderToIcsm/:id",
    may: ["ORDER_PUSH_EXTERNAL.PUSH", "ORDER_PUSH_RECORD.PUSH", "ORDER_LIST.PUSH"],
    summary: "Push an order, as it is now; 409004 for one that is cancelled and of which the receiver never heard",
    params: z.object({ id: z.uuid().describe("The order's key.") }),
    result: OrderPush,
  }),
} as const;
