import { forget } from "@linehaul/kit/jobs/tidy";
import type { ScheduledTask, TaskWork } from "@linehaul/kit/jobs/task";
import { lt } from "drizzle-orm";
import { COUNTED_MS } from "./allowed.ts";
import { KEPT_MS } from "./read.ts";
import { orderFinding, orderSearch } from "./table.ts";

/** Findings and counted searches that had their time go. */
export async function forgetOldFindings(work: Omit<TaskWork, "storage" | "write">): Promise<void> {
  const before = (ms: number) => new Date(work.now.getTime() - ms);
  await forget(work, orderFinding, lt(orderFinding.at, before(KEPT_MS)));
  await forget(work, orderSearch, lt(orderSearch.at, before(COUNTED_MS)));
}

export const forgetFindings: ScheduledTask = { name: "FORGET_FINDINGS", cron: "47 * * * *", run: forgetOldFindings };
