import { is, SQL, sql } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import { fromDrizzle, type PgBoss } from "pg-boss";
import { z } from "zod";
import type { JsonObject } from "../call.ts";
import type { OpenDatabase } from "../database.ts";
import { rowsOf, type Db } from "../database-type.ts";
import { openBoss, prepareJobs, type Queue } from "./boss.ts";

/** After so long an instance finds what others sent and didn't get to do. */
const LOOK_SECONDS = 15;
/** Longer than a stop may take is not waited for: what is cut short is begun again elsewhere. */
const STOP_MS = 10_000;
/** How many of a queue are done at a time by a process, so that a long one holds up no other. */
const AT_A_TIME = { task: 2, userTask: 4 } as const satisfies Record<Queue, number>;

export interface SendOptions {
  /** What has more goes first. */
  readonly priority?: number;
}

/** Work that outlives its request, kept in the service's own database. */
export interface Jobs {
  /** In the transaction of the write that asks for it: what is rolled back is never done. */
  send(tx: Db, queue: Queue, data: JsonObject, options?: SendOptions): Promise<void>;
  /** What was sent is committed: looks at once. */
  look(): void;
}
export interface Job {
  readonly data: unknown;
  /** Aborts when the service stops and can wait no longer, or when the job was taken over by another instance. */
  readonly signal: AbortSignal;
}

export interface OpenJobs extends Jobs {
  readonly boss: PgBoss;
  work(queue: Queue, handle: (job: Job) => Promise<void>): Promise<void>;
  /** Begins nothing more, and waits for what is being done. */
  stop(): Promise<void>;
}

/** For a service that nobody lets work: what is sent to it is kept by who sends, and done by nobody. */
export const NO_JOBS: Jobs = { send: async () => undefined, look: () => undefined };

/** Both drivers answer alike. */
const answered = async (tx: Db, statement: unknown) => {
  if (!is(statement, SQL)) throw new Error("jobs are sent in SQL of drizzle's");
  return { rows: await rowsOf(tx, statement, z.unknown()) };
};

export async function openJobs(database: OpenDatabase, log: FastifyBaseLogger): Promise<OpenJobs> {
  await prepareJobs(database);
  const boss = await openBoss(database, log);
  const workers: string[] = [];
  const look = (): void => workers.forEach((worker) => boss.notifyWorker(worker));
  return {
    boss,
    look,
    async send(tx, queue, data, { priority = 0 } = {}) {
      await boss.send(queue, data, {
        priority,
        db: fromDrizzle({ execute: (statement) => answered(tx, statement) }, sql),
      });
    },
    async work(queue, handle) {
      for (let n = 0; n < AT_A_TIME[queue]; n += 1)
        workers.push(
          await boss.work(queue, { pollingIntervalSeconds: LOOK_SECONDS }, async (jobs) => {
            for (const job of jobs) await handle(job);
            // There may be more than were begun.
            look();
          }),
        );
    },
    stop: () => boss.stop({ timeout: STOP_MS }),
  };
}
