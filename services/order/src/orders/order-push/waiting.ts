import { countWaiting } from "@linehaul/kit/waiting/count";
import type { WaitingSource } from "@linehaul/kit/waiting/feature";
import { delivery } from "@linehaul/kit/way-out/tables";
import { and } from "drizzle-orm";
import { matchingPushes, myPushes } from "./list.ts";

/** Orders that the customs system did not take: somebody has to correct them, or to push them again. */
export const failedPushes: WaitingSource = async (call) =>
  countWaiting(call.db, {
    table: delivery,
    where: and(await myPushes(call), matchingPushes({ state: "FAILED" })),
    name: delivery.name,
    at: delivery.askedAt,
    id: delivery.id,
  });
