import { feature as bind } from "@linehaul/kit/feature";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { orderReviewDecideRoutes } from "@linehaul/schema/orders/order-review/decide";
import { cancelHeld } from "../../order/cancel/cancel.ts";
import { reviewable } from "../../staff-audit-auth/reviewable.ts";
import { approving, contacting, followingUp, puttingBack, supplementing, triedAgain } from "./acts.ts";
import { decide, heldCase } from "./decide.ts";
import { decided } from "./decided.ts";
import { approveMany } from "./many.ts";

export const feature = bind(orderReviewDecideRoutes, {
  checkPass: ({ body: { release, ...which } }, call) =>
    decide(call, { ...which, step: "APPROVED", act: approving(release, null) }),
  checkPassButFollowUp: ({ body: { release, note, ...which } }, call) =>
    decide(call, { ...which, step: "APPROVED", act: approving(release, note) }),
  checkPassMany: ({ body: { cases, release } }, call) => approveMany(call, cases, release),
  closeFollowUp: async ({ body: { id, note } }, call) => {
    const mine = await reviewable(call);
    return call.write(async (tx, emit) => {
      const order = await heldCase(tx, mine, id);
      const isDone = await followingUp(tx, emit, order, { userName: call.caller.userName, at: call.now() }, note);
      return decided(tx, id, isDone ? null : SERVICE_CODES.wrongState);
    });
  },
  contacting: ({ body: { reason, ...which } }, call) =>
    decide(call, { ...which, step: "TO_CONTACT", act: contacting(reason), again: triedAgain(reason) }),
  supplement: ({ body: { documents, intercept, ...which } }, call) =>
    decide(call, { ...which, step: "TO_SUPPLEMENT", act: supplementing(documents, intercept) }),
  back: ({ params, body }, call) => decide(call, { ...params, ...body, step: "BACK", act: puttingBack }),
  cancel: ({ body: { id, version, ...how } }, call) =>
    decide(call, {
      id,
      version,
      step: "CANCELLED",
      act: (tx, emit, order, who) => cancelHeld(tx, emit, [order], who, { ...how, page: "ORDER_REVIEW" }),
    }),
});
