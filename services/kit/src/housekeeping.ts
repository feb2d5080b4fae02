import { lt } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import type { Db } from "./database-type.ts";
import { forgetEvents } from "./event-log.ts";
import { idempotency } from "./tables.ts";
import { IDEMPOTENCY_MS } from "./write.ts";

const EVERY_MS = 3_600_000;

/** Forgets what has had its time: idempotency keys and events. Any number of instances may do it. */
export function keepHouse(db: Db, now: () => Date, stopping: AbortSignal, log: FastifyBaseLogger): void {
  const tidy = async (): Promise<void> => {
    await db.delete(idempotency).where(lt(idempotency.at, new Date(now().getTime() - IDEMPOTENCY_MS)));
    await forgetEvents(db, now());
  };
  const timer = setInterval(() => {
    tidy().catch((error: unknown) => log.warn({ err: error }, "housekeeping failed"));
  }, EVERY_MS);
  timer.unref();
  stopping.addEventListener("abort", () => clearInterval(timer), { once: true });
}
