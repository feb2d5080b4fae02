import { and, eq, type SQL } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import type { Db } from "../database-type.ts";
import { createWake } from "../wake.ts";
import { userTask, type UserTask } from "./tables.ts";
import { tellOwner } from "./tell.ts";

/** How often its owner is told at most. */
const TELL_MS = 1_000;
/** How often its row is asked whether it was cancelled or taken over, where there is no news to write into it. */
const LOOK_EACH = 3;

interface Watching {
  readonly db: Db;
  readonly task: UserTask;
  readonly event: string;
  readonly now: () => Date;
  readonly ring: () => void;
  readonly log: FastifyBaseLogger;
  /** "The attempt stands." */
  readonly where: SQL | undefined;
  /** It does no more: the work shall stop. */
  readonly end: () => void;
}

/** Writes down how far a task is, and hears from the same row that it was cancelled: at whatever instance, within seconds. */
export function keepWatch({ db, task, event, now, ring, log, where, end }: Watching) {
  const stopping = new AbortController();
  const wake = createWake();
  let at = { rowsDone: task.rowsDone, rowsTotal: task.rowsTotal };
  let told = at;

  const tell = (): Promise<boolean> =>
    db.transaction(async (tx) => {
      const news = at;
      const [changed] = await tx.update(userTask).set(news).where(where).returning();
      if (changed === undefined) return false;
      await tellOwner(tx, event, changed, now());
      told = news;
      return true;
    });
  const look = async (): Promise<boolean> =>
    (
      await db
        .select({ id: userTask.id })
        .from(userTask)
        .where(and(where, eq(userTask.id, task.id)))
    ).length > 0;

  const watched = (async () => {
    for (let n = 1; ; n += 1) {
      await wake.next(TELL_MS, stopping.signal);
      if (stopping.signal.aborted) return;
      const hasNews = at !== told;
      if (!hasNews && n % LOOK_EACH !== 0) continue;
      try {
        if (!(await (hasNews ? tell() : look()))) return end();
        if (hasNews) ring();
      } catch (error) {
        // The next look may succeed; the work itself will hear of a database that is away.
        log.warn({ err: error, traceId: task.traceId }, "how far a task is could not be written down");
      }
    }
  })();

  return {
    progress(rowsDone: number, rowsTotal: number | null = at.rowsTotal): void {
      at = { rowsDone, rowsTotal };
    },
    /** How far it came stands in the row when this resolves. */
    async stop(): Promise<void> {
      stopping.abort();
      await watched;
      if (at === told) return;
      told = at;
      await db
        .update(userTask)
        .set(at)
        .where(where)
        .catch(() => undefined);
    },
  };
}
