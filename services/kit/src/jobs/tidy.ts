import { and, inArray, isNotNull, lt, or, sql, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { EVENTS_MS, markForgotten } from "../event-log.ts";
import { forgetFiles } from "../files/kept.ts";
import { idempotency, outbox } from "../tables.ts";
import { IDEMPOTENCY_MS } from "../write.ts";
import { inSteps } from "./in-steps.ts";
import { taskRun } from "./tables.ts";
import type { ScheduledTask, TaskWork } from "./task.ts";

const DAY_MS = 24 * 3_600_000;
const RUNS_MS = 31 * DAY_MS;
/** One that is done each minute would be the most of the table. */
const MOST_RUNS = 1_000;
/** What was left for long is more than one statement may take. */
const AT_ONCE = 10_000;

/** Deletes in small steps, and says how many rows went. */
export async function forget(
  work: Pick<TaskWork, "db" | "signal" | "tell">,
  table: PgTable,
  old: SQL | undefined,
): Promise<void> {
  const gone = sql`delete from ${table} where ctid = any(array(select ctid from ${table} where ${old} limit ${AT_ONCE})) returning 1`;
  work.tell("DELETED", await inSteps(work, AT_ONCE, gone));
}

const before = (now: Date, ms: number): Date => new Date(now.getTime() - ms);

/** Beyond the newest of each task. */
const surplus = sql`select id from (select ${taskRun.id} as id, row_number() over (partition by ${taskRun.task} order by ${taskRun.dueAt} desc, ${taskRun.id} desc) as place from ${taskRun}) as placed where place > ${MOST_RUNS}`;

/** What every service does: forgets what has had its time. */
export const TIDY: readonly ScheduledTask[] = [
  {
    name: "FORGET_KEYS",
    cron: "7 * * * *",
    run: (work) => forget(work, idempotency, lt(idempotency.at, before(work.now, IDEMPOTENCY_MS))),
  },
  {
    name: "FORGET_EVENTS",
    cron: "17 * * * *",
    run: async (work) => {
      const old = before(work.now, EVENTS_MS);
      await markForgotten(work.db, old);
      await forget(work, outbox, lt(outbox.at, old));
    },
  },
  { name: "FORGET_FILES", cron: "37 * * * *", run: forgetFiles },
  {
    name: "FORGET_RUNS",
    cron: "27 18 * * *",
    run: (work) =>
      forget(
        work,
        taskRun,
        and(
          isNotNull(taskRun.endedAt),
          or(lt(taskRun.dueAt, before(work.now, RUNS_MS)), inArray(taskRun.id, sql`(${surplus})`)),
        ),
      ),
  },
];
