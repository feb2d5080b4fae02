import { feature as bind } from "@linehaul/kit/feature";
import { orderReviewHandlingRoutes } from "@linehaul/schema/orders/order-review/handling";
import { reviewable } from "../../staff-audit-auth/reviewable.ts";
import { handle, leave, takeOver } from "./handle.ts";
import { allHandled } from "./standing.ts";

export const feature = bind(orderReviewHandlingRoutes, {
  handle: ({ body }, call) => handle(call, body.id),
  takeOver: ({ body }, call) => takeOver(call, body.id),
  leave: ({ body }, call) => leave(call, body.id),
  handlings: async (_input, call) => allHandled(call.db, await reviewable(call)),
});
