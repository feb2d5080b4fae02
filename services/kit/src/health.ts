import type { FastifyInstance } from "fastify";
import { ping, type Db } from "./database-type.ts";
import { toldSeldom } from "./told-seldom.ts";

const READY_MS = 2_000;
const SELDOM_MS = 1_000;

/** Rejects when the promise takes longer. */
const within = <T>(ms: number, promise: Promise<T>): Promise<T> =>
  Promise.race([
    promise,
    new Promise<never>((_, reject) => {
      AbortSignal.timeout(ms).addEventListener("abort", () => reject(new Error("too slow")), { once: true });
    }),
  ]);

/** `/health/live`: the process answers. `/health/ready`: its database does too. */
export function serveHealth(app: FastifyInstance, db: Db, stopping: AbortSignal): void {
  const seldom = toldSeldom(SELDOM_MS);
  const hidden = { schema: { hide: true } };
  app.get("/health/live", hidden, async () => ({ status: "up" }));
  app.get("/health/ready", hidden, async (request, reply) => {
    try {
      if (stopping.aborted) return await reply.status(503).send({ status: "stopping" });
      await within(READY_MS, ping(db));
      return { status: "ready" };
    } catch (error) {
      seldom((keptBack) => request.log.warn({ err: error, keptBack }, "not ready"));
      return reply.status(503).send({ status: "database down" });
    }
  });
}
