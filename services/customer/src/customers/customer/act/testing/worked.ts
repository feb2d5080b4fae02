import type { OpenDatabase } from "@linehaul/kit/database";
import { NO_JOBS, openJobs } from "@linehaul/kit/jobs/jobs";
import { createMetrics } from "@linehaul/kit/metrics";
import { openStorage } from "@linehaul/kit/storage/open";
import { doUserTask } from "@linehaul/kit/tasks/do-task";
import type { StandingSource } from "@linehaul/kit/tasks/standing";
import { testConfig } from "@linehaul/kit/testing/service";
import type { RowScope } from "@linehaul/schema/scope";
import { pino } from "pino";
import { feature } from "../feature.ts";

/** Jobs that nobody works: the test does, when it likes. */
export const idleJobs: typeof openJobs = async (...on) => ({ ...(await openJobs(...on)), work: async () => undefined });

interface Working {
  readonly database: OpenDatabase;
  readonly scopeOf: Readonly<Record<string, RowScope>>;
  readonly standing: StandingSource;
  readonly now: () => Date;
}
/** What cuts it short: its process stops, or its owner stops it, when so many customers have their outcome. */
export interface CutShort {
  readonly after: number;
  readonly by: "PROCESS" | "OWNER";
}

/** Does what a job of an act does; it rejects where its process stops in the middle. */
export async function workOn(taskId: string, o: Working, cut?: CutShort): Promise<void> {
  const stopping = new AbortController();
  const running = new Map<string, AbortController>();
  const cutShort = () => (cut?.by === "PROCESS" ? stopping : running.get(taskId))?.abort();
  const kinds = (feature.work ?? []).map((kind) => ({
    ...kind,
    run: (work: Parameters<typeof kind.run>[0]) =>
      kind.run({
        ...work,
        progress: (looked, all) => {
          work.progress(looked, all);
          if (looked === cut?.after) cutShort();
        },
      }),
  }));
  const doing = {
    service: "customer",
    db: o.database.db,
    kinds,
    jobs: NO_JOBS,
    storage: openStorage("customer", testConfig("customer")),
    scopes: async (version: string) => o.scopeOf[version]!,
    standing: o.standing,
    now: o.now,
    metrics: createMetrics("customer", () => o.database),
    log: pino({ level: "silent" }),
    ring: () => undefined,
    running,
  } as const;
  await doUserTask(doing, { data: { task: taskId }, signal: stopping.signal });
}
