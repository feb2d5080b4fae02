import { z } from "zod";
import { MOST_CANCEL_CHARACTERS, MOST_CANCEL_WORDS, CANCEL_PAGES } from "./cancel-limits.ts";
import { line } from "../../field.ts";
import { routesOf } from "../../route.ts";
import { countWords } from "../../word-count.ts";
import { actedIds, OrderAct } from "./act.ts";
import { OrderStatus } from "./enums.ts";

/** ORD-06. What is too long by its characters is not counted by its words. */
export const CancelReason = line(MOST_CANCEL_CHARACTERS)
  .refine((text) => text.length > MOST_CANCEL_CHARACTERS || countWords(text) <= MOST_CANCEL_WORDS, "words.max")
  .describe(`Why, in at most ${MOST_CANCEL_WORDS} words; a Chinese character counts as one.`);
export const CancelPage = z.enum(CANCEL_PAGES).meta({
  id: "CancelPage",
  description: "From which page an order was cancelled.",
});

export const CancelOrders = z.object({
  ids: actedIds,
  reason: CancelReason,
  byCustomer: z.boolean().default(false).describe("The customer asked for it."),
  page: CancelPage,
});
export type CancelOrders = z.infer<typeof CancelOrders>;

/** What an order is to a cancellation. */
export const Cancellable = z
  .object({
    id: z.uuid().describe("The order's key."),
    sfWaybillNo: z.string().describe("Waybill number."),
    orderStatus: OrderStatus.describe("How far it is on its way."),
    by: z.string().nullable().describe("Who cancelled it; null while nobody did."),
    at: z.iso.datetime().nullable().describe("When; null while nobody did."),
  })
  .meta({ id: "CancellableOrder", description: "An order as it stands before somebody cancels it." });
export type Cancellable = z.infer<typeof Cancellable>;

const { read, write } = routesOf("order");
const MAY = ["ORDER_LIST.CANCEL", "ORDER_DETAIL.CANCEL"] as const;
const APPROVED = ["ORDER_LIST.CANCEL_APPROVED"] as const;
/**
 * Cancelling (ORD-06): who may from which state stands in `ORDER_STEPS`. Each order has its own outcome: 409004 with the state found where that
 * allows nothing, and with who cancelled it and when; 404001 outside of the caller's rows. More than 20 are a task of the caller's.
 */
export const orderCancelRoutes = {
  preview: read("/order/cancel/preview", {
    may: [...MAY, ...APPROVED],
    summary: "How orders stand before they are cancelled; ids outside the caller's rows are left out",
    body: z.object({ ids: actedIds }),
    result: z.array(Cancellable),
  }),
  cancel: write("/order/cancel", {
    may: MAY,
    summary: "Cancel orders that are not approved yet",
    body: CancelOrders,
    result: OrderAct,
  }),
  cancelApproved: write("/order/cancelApproved", {
    may: APPROVED,
    summary: "Cancel orders, also those that are approved or passed by time-out",
    body: CancelOrders,
    result: OrderAct,
  }),
} as const;
