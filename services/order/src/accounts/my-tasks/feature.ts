import { waitingFeature } from "@linehaul/kit/waiting/feature";
import { failedCommands } from "../../orders/intercept-release/waiting.ts";
import { unreviewed } from "../../orders/order-review/waiting.ts";
import { failedPushes } from "../../orders/order-push/waiting.ts";

export const feature = waitingFeature("order", {
  REVIEW: unreviewed,
  PUSH_FAILED: failedPushes,
  COMMAND_FAILED: failedCommands,
});
