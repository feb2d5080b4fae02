import { waitingFeature } from "@linehaul/kit/waiting/feature";
import { failedPushes } from "../../orders/order-push/waiting.ts";

export const feature = waitingFeature("order", { PUSH_FAILED: failedPushes });
