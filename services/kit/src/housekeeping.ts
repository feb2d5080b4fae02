import { lt } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import type { Db } from "./database-type.ts";
import { forgetEvents } from "./event-log.ts";
import { idempotency } from "./tables.ts";
import { IDEMPOTENCY_MS } from "./write.ts";

const HOUR_MS = 3_600_000;

/** What a service does by itself from time to time; any number of instances may do it at once. */
export interface Job {
  readonly everyMs: number;
  readonly run: (db: Db, now: Date) => Promise<void>;
}

/** Forgets what has had its time: idempotency keys and events. */
const tidy: Job = {
  everyMs: HOUR_MS,
  async run(db, now) {
    await db.delete(idempotency).where(lt(idempotency.at, new Date(now.getTime() - IDEMPOTENCY_MS)));
    await forgetEvents(db, now);
  },
};

interface House {
  readonly db: Db;
  readonly now: () => Date;
  readonly stopping: AbortSignal;
  readonly log: FastifyBaseLogger;
}

/** Does what every service does from time to time, and the service's own jobs. */
export function keepHouse({ db, now, stopping, log }: House, jobs: readonly Job[] = []): void {
  for (const { everyMs, run } of [tidy, ...jobs]) {
    const timer = setInterval(() => {
      run(db, now()).catch((error: unknown) => log.warn({ err: error }, "housekeeping failed"));
    }, everyMs);
    timer.unref();
    stopping.addEventListener("abort", () => clearInterval(timer), { once: true });
  }
}
