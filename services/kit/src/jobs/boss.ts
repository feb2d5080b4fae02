import type { FastifyBaseLogger } from "fastify";
import { PgBoss, type ConstructorOptions } from "pg-boss";
import type { OpenDatabase } from "../database.ts";
import { toldSeldom } from "../told-seldom.ts";

/** What is worked off. A feature that needs a queue of its own adds it here. */
const QUEUES = ["task", "userTask"] as const;
export type Queue = (typeof QUEUES)[number];

/** A job whose process said nothing for so long is begun again by another; asked for every so many seconds. */
const HEARTBEAT_SECONDS = 15;
const LOOK_AFTER_SECONDS = 15;
const MOST_RETRIES = 100_000;
const RETRY_SECONDS = 5;
const DAY_SECONDS = 24 * 3_600;
/** While a database is away every look at it fails. */
const SELDOM_MS = 60_000;

const open = ({ statements, kind }: OpenDatabase, more: ConstructorOptions): PgBoss =>
  new PgBoss({
    db: statements,
    backend: kind === "pglite" ? "pglite" : "postgres",
    // The clock is our own: a pause is one transaction with its audit row.
    schedule: false,
    monitorVacuum: false,
    ...more,
  });

/** Makes the schema of the jobs, or brings it to the present release, and the queues in it. Instances that start together wait for each other. */
export async function prepareJobs(database: OpenDatabase): Promise<void> {
  const boss = open(database, { supervise: false });
  // What keeps it from starting is thrown; nothing else is begun here.
  boss.on("error", () => undefined);
  await boss.start();
  for (const name of QUEUES) {
    const options = {
      // Heartbeats alone say whether somebody works: a job that takes long is not begun beside itself.
      expireInSeconds: DAY_SECONDS,
      heartbeatSeconds: HEARTBEAT_SECONDS,
      // How often something is tried is for whoever works it off to say, for he can tell of it.
      retryLimit: MOST_RETRIES,
      // What some other part of the house keeps from being begun waits, and is not tried without a pause.
      retryDelay: name === "userTask" ? RETRY_SECONDS : 0,
      deleteAfterSeconds: DAY_SECONDS,
    };
    if ((await boss.getQueue(name)) === null) await boss.createQueue(name, options);
    else await boss.updateQueue(name, options);
  }
  await boss.stop({ graceful: false });
}

/** The jobs of a database that is prepared. Its queues are known before anything is sent: a transaction of PGlite holds the only connection. */
export async function openBoss(database: OpenDatabase, log: FastifyBaseLogger): Promise<PgBoss> {
  const boss = open(database, {
    superviseIntervalSeconds: LOOK_AFTER_SECONDS,
    monitorIntervalSeconds: LOOK_AFTER_SECONDS,
  });
  const seldom = toldSeldom(SELDOM_MS);
  boss.on("error", (error) => seldom((keptBack) => log.warn({ err: error, keptBack }, "jobs wait")));
  await boss.start();
  return boss;
}
