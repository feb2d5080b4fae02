import { countWaiting } from "@linehaul/kit/waiting/count";
import type { WaitingSource } from "@linehaul/kit/waiting/feature";
import { delivery } from "@linehaul/kit/way-out/tables";
import { and, eq, sql } from "drizzle-orm";
import { mine } from "../customer/mine.ts";
import { customers } from "../customer/table.ts";

/** The caller's customers of whom BDUS was not told last: somebody has to push them again (CUS-17). */
export const failedPushes: WaitingSource = async (call) =>
  countWaiting(call.db, {
    table: delivery,
    where: and(
      eq(delivery.system, "BDUS"),
      eq(delivery.isNewest, true),
      eq(delivery.state, "FAILED"),
      sql`exists (select 1 from ${customers} where ${customers.id} = ${delivery.subject} and ${await mine(call)})`,
    ),
    name: delivery.name,
    at: delivery.askedAt,
    id: delivery.id,
  });
