import { forget } from "@linehaul/kit/jobs/tidy";
import type { ScheduledTask, TaskWork } from "@linehaul/kit/jobs/task";
import { lt } from "drizzle-orm";
import { failedOrder } from "./table.ts";

/** Long enough to find out why, and no longer: what was sent is kept in the clear. */
const KEPT_DAYS = 90;
const DAY_MS = 24 * 3_600_000;

/** Failed orders that had their time go. */
export const forgetOldOrders = (work: Omit<TaskWork, "storage" | "write">): Promise<void> =>
  forget(work, failedOrder, lt(failedOrder.at, new Date(work.now.getTime() - KEPT_DAYS * DAY_MS)));

export const forgetFailedOrders: ScheduledTask = {
  name: "FORGET_FAILED_ORDERS",
  cron: "47 18 * * *",
  run: forgetOldOrders,
};
