import type { Call } from "@linehaul/kit/call";
import { feature as bind } from "@linehaul/kit/feature";
import type { CommandKind } from "@linehaul/schema/orders/command-kind";
import { orderReviewCommandRoutes } from "@linehaul/schema/orders/order-review/command";
import { commandByHand } from "../../intercept-release/by-hand.ts";
import { reviewable } from "../../staff-audit-auth/reviewable.ts";
import { caseOf } from "../case.ts";

const command = async (call: Call, kind: CommandKind, id: string) =>
  commandByHand(call, { kind, id, mine: await reviewable(call) }, caseOf);

export const feature = bind(orderReviewCommandRoutes, {
  intercept: ({ body }, call) => command(call, "INTERCEPT", body.id),
  release: ({ body }, call) => command(call, "RELEASE", body.id),
});
