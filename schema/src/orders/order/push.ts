import { z } from "zod";
import { routesOf } from "../../route.ts";
import { OrderPushFilter } from "../order-push.ts";
import { actedIds, OrderAct } from "./act.ts";
import { MOST_ACTED } from "./act-limits.ts";
import { OrderStatus } from "./enums.ts";

const STANDINGS = ["NEW", "CHANGED", "UNCHANGED", "CANCELLATION", "UNMAPPED", "REFUSED"] as const;
export const PushStanding = z.enum(STANDINGS).meta({
  id: "PushStanding",
  description: "What a push would tell the customs system of an order.",
  "x-values": {
    NEW: "It was never told of it.",
    CHANGED: "It is told what changed since it was last told.",
    UNCHANGED: "The same as before, by the same key: it does not take it twice.",
    CANCELLATION: "That it is cancelled, of which it was to be told already.",
    UNMAPPED: "Nothing (409008): it has no word for the order's state (ORD-13), so that the push fails.",
    REFUSED: "Nothing (409004): the order is cancelled, and the customs system was not told that it stood.",
  } satisfies Record<(typeof STANDINGS)[number], string>,
});
export type PushStanding = z.infer<typeof PushStanding>;

/** What an order is to a push. */
export const Pushable = z
  .object({
    id: z.uuid().describe("The order's key."),
    sfWaybillNo: z.string().describe("Waybill number."),
    orderStatus: OrderStatus.describe("How far it is on its way."),
    standing: PushStanding.describe("What a push would tell of it."),
    by: z.string().nullable().describe("Who cancelled it; null while nobody did."),
    at: z.iso.datetime().nullable().describe("When; null while nobody did."),
  })
  .meta({ id: "PushableOrder", description: "An order as it stands before somebody pushes it." });
export type Pushable = z.infer<typeof Pushable>;

export const PushableFailed = z
  .object({
    matching: z.int().describe("How many failed and match; they may be more than are pushed at once."),
    orders: z.array(Pushable).describe(`The orders, whose push failed longest ago first; ${MOST_ACTED} at the most.`),
  })
  .meta({ id: "PushableFailedOrders", description: "Orders whose push failed, before somebody pushes them again." });
export type PushableFailed = z.infer<typeof PushableFailed>;

const { read, write } = routesOf("order");
const MAY = ["ORDER_PUSH_EXTERNAL.PUSH", "ORDER_PUSH_RECORD.PUSH", "ORDER_LIST.PUSH"] as const;

/**
 * Pushing many orders (ORD-09), each as it is when it is pushed. Each has its own outcome: 409004 for one that is cancelled and of which the
 * receiver never heard, 409008 for one whose state it has no word for, which is recorded as a push that failed; 404001 outside of the caller's rows. More than 20 are a task of the caller's.
 */
export const orderPushActRoutes = {
  preview: read("/order/push/preview", {
    may: MAY,
    summary: "How orders stand before they are pushed; ids outside the caller's rows are left out",
    body: z.object({ ids: actedIds }),
    result: z.array(Pushable),
  }),
  failed: read("/order/push/failed", {
    may: ["ORDER_PUSH_EXTERNAL.PUSH"],
    summary: "Orders whose push failed and that match, as they stand before they are pushed again",
    body: z.object({ filter: OrderPushFilter.optional().describe("Which of them; all without it.") }),
    result: PushableFailed,
  }),
  push: write("/order/push", {
    may: MAY,
    summary: "Push orders to the customs system, each as it is now",
    body: z.object({ ids: actedIds }),
    result: OrderAct,
  }),
} as const;
