import { lt } from "drizzle-orm";
import type { ScheduledTask, TaskWork } from "../jobs/task.ts";
import { forget } from "../jobs/tidy.ts";
import { COUNTED_MS } from "./count.ts";
import { KEPT_MS } from "./read.ts";
import type { FindingTables } from "./tables.ts";

/** Findings and counted searches that had their time go. */
export async function forgetOldFindings(
  work: Omit<TaskWork, "storage" | "write">,
  { finding, search }: FindingTables,
): Promise<void> {
  const before = (ms: number) => new Date(work.now.getTime() - ms);
  await forget(work, finding, lt(finding.at, before(KEPT_MS)));
  await forget(work, search, lt(search.at, before(COUNTED_MS)));
}

export const forgetFindings = (...all: readonly FindingTables[]): ScheduledTask => ({
  name: "FORGET_FINDINGS",
  cron: "47 * * * *",
  run: async (work) => {
    for (const tables of all) await forgetOldFindings(work, tables);
  },
});
