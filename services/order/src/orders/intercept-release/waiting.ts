import { countWaiting } from "@linehaul/kit/waiting/count";
import type { WaitingSource } from "@linehaul/kit/waiting/feature";
import { delivery } from "@linehaul/kit/way-out/tables";
import { and, eq } from "drizzle-orm";
import { matching, myCommands } from "./list.ts";

/** Commands that an outlet did not take, and that no other one followed: somebody has to send them again. */
export const failedCommands: WaitingSource = async (call) =>
  countWaiting(call.db, {
    table: delivery,
    where: and(await myCommands(call), matching({ state: "FAILED" }), eq(delivery.isNewest, true)),
    name: delivery.name,
    at: delivery.askedAt,
    id: delivery.id,
  });
