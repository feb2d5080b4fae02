import type { Db } from "@linehaul/kit/database-type";
import { scheduledTask } from "@linehaul/kit/jobs/tables";
import { and, eq, isNotNull } from "drizzle-orm";
import { autoPass } from "../order/lifecycle/auto-pass.ts";

/** Is the automatic pass paused (SCHEDULED_TASK)? Then no count-down runs out. */
export const passRests = async (db: Db): Promise<boolean> =>
  (await db.$count(scheduledTask, and(eq(scheduledTask.name, autoPass.name), isNotNull(scheduledTask.pausedAt)))) > 0;
