import { waitingFeature } from "@linehaul/kit/waiting/feature";
import { failedCommands } from "../../orders/intercept-release/waiting.ts";
import { failedPushes } from "../../orders/order-push/waiting.ts";

export const feature = waitingFeature("order", {
  PUSH_FAILED: failedPushes,
  COMMAND_FAILED: failedCommands,
});
