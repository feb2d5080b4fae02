import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { eq, sql } from "drizzle-orm";
import { pino } from "pino";
import { afterEach, expect, test } from "vitest";
import { orderTaskRoutes } from "@linehaul/schema/orders/scheduled-task";
import type { OpenDatabase } from "../database.ts";
import { createMetrics } from "../metrics.ts";
import { openStorage } from "../storage/open.ts";
import { audit, auditDue, outbox } from "../tables.ts";
import { onEachDatabase } from "../testing/database.ts";
import { heldTask } from "../testing/held-task.ts";
import { keptLog } from "../testing/kept-log.ts";
import { sampleMigrations } from "../testing/sample/service.ts";
import { ask, result, testConfig, testService } from "../testing/service.ts";
import { until } from "../testing/until.ts";
import { beginDue, knowTasks } from "./clock.ts";
import { doTask, type Doing } from "./do-task.ts";
import { scheduledTasks } from "./feature.ts";
import { openJobs, type OpenJobs } from "./jobs.ts";
import { scheduledTask, taskRun } from "./tables.ts";
import type { ScheduledTask } from "./task.ts";

const START = new Date("2026-06-01T10:30:00.000Z");
/** Each of the time that a test names: nothing waits for a clock. */
let now = START;
const later = (hours: number): void => void (now = new Date(now.getTime() + hours * 3_600_000));

const open: FastifyInstance[] = [];
afterEach(async () => {
  for (const app of open.splice(0)) await app.close();
});

let jobs: OpenJobs | undefined;
async function start(
  database: OpenDatabase,
  tasks: readonly ScheduledTask[],
  more: Partial<Parameters<typeof testService>[0]> = {},
) {
  const app = await testService({
    service: "order",
    features: [scheduledTasks("order")],
    migrations: sampleMigrations,
    database,
    now: () => now,
    jobs: async (...on) => (jobs = await openJobs(...on)),
    tasks,
    isTimed: true,
    ...more,
  });
  open.push(app);
  return app;
}

const doing = (database: OpenDatabase, tasks: readonly ScheduledTask[]): Doing => ({
  service: "order",
  db: database.db,
  storage: openStorage("order", testConfig("order")),
  tasks,
  now: () => now,
  metrics: createMetrics("order", () => database),
  log: pino({ level: "silent" }),
  ring: () => undefined,
});
const name = "TELL_REFUSALS" as const;
const runs = (app: FastifyInstance) => result(app, orderTaskRoutes.log, { body: { name } });
const task = async (app: FastifyInstance) =>
  (await result(app, orderTaskRoutes.pageQuery, { body: {} })).data.find((one) => one.name === name)!;
const ended = (app: FastifyInstance) =>
  until(
    () => runs(app),
    ([newest]) => newest?.endedAt != null,
  );

onEachDatabase(sampleMigrations, (database) => {
  afterEach(async () => {
    now = START;
    const { db } = database();
    await db.delete(taskRun);
    await db.delete(scheduledTask);
  });

  test("it stands with its schedule and its next time, in UTC, and so does what every service does", async () => {
    const app = await start(database(), [heldTask().task]);
    const { data } = await result(app, orderTaskRoutes.pageQuery, { body: {} });
    expect(data.map((one) => one.name)).toEqual(["FORGET_EVENTS", "FORGET_FILES", "FORGET_KEYS", "FORGET_RUNS", name]);
    expect(data.at(-1)).toMatchObject({
      service: "order",
      schedule: "0 * * * *",
      nextAt: "2026-06-01T11:00:00.000Z",
      last: null,
      pausedBy: null,
    });
  });

  test("run now answers at once, is refused while it is being done, and is recorded with its trace id", async () => {
    const held = heldTask();
    const app = await start(database(), [held.task]);
    const asked = await ask(
      app,
      orderTaskRoutes.run,
      { body: { name } },
      { headers: { "idempotency-key": randomUUID() } },
    );
    expect(asked.result).toMatchObject({ last: { state: "QUEUED", askedBy: "admin", traceId: asked.traceId } });
    await held.begins(1);
    expect(await ask(app, orderTaskRoutes.run, { body: { name } })).toMatchObject({ code: 409004, detail: "RUNNING" });
    held.begun[0]!.tell("TOLD", 3);
    held.end(0);
    const [run] = await ended(app);
    expect(run).toMatchObject({ state: "SUCCESS", askedBy: "admin", traceId: asked.traceId });
    expect(run!.log.map(({ line, count }) => [line, count])).toEqual([
      ["BEGUN", null],
      ["TOLD", 3],
      ["DONE", null],
    ]);
    const { db } = database();
    const told = await db.select().from(outbox).where(eq(outbox.traceId, asked.traceId!));
    expect(told.map(({ type, subject }) => [type, subject])).toEqual([
      ["scheduledTask.asked", name],
      ["scheduledTask.ended", name],
    ]);
    const recorded = await db.select().from(audit).where(eq(audit.traceId, asked.traceId!));
    expect(recorded.map(({ userName, button }) => [userName, button])).toEqual([
      ["admin", "SCHEDULED_TASK.RUN"],
      ["clock", "SCHEDULED_TASK.RUN"],
    ]);
  });

  test("the same submission asks once", async () => {
    const held = heldTask();
    const app = await start(database(), [held.task]);
    const headers = { "idempotency-key": randomUUID() };
    const first = await result(app, orderTaskRoutes.run, { body: { name } }, { headers });
    await held.begins(1);
    expect(await result(app, orderTaskRoutes.run, { body: { name } }, { headers })).toEqual(first);
    held.end(0);
    await ended(app);
    expect(held.begun).toHaveLength(1);
  });

  test("two instances on one database do once what is due, and once after a night off", async () => {
    const held = heldTask();
    await knowTasks(database().db, [held.task], now);
    later(9);
    // Both look at the same moment, as they start.
    const apps = await Promise.all([start(database(), [held.task]), start(database(), [held.task])]);
    await held.begins(1);
    held.end(0);
    const found = await ended(apps[0]!);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ dueAt: "2026-06-01T11:00:00.000Z", askedBy: null, state: "SUCCESS" });
    expect((await task(apps[1]!)).nextAt).toBe("2026-06-01T20:00:00.000Z");
    expect(held.begun).toHaveLength(1);
  });

  test("what takes longer than its schedule is not begun beside itself", async () => {
    const held = heldTask();
    const app = await start(database(), [held.task]);
    later(1);
    await beginDue(database().db, jobs!, now);
    await held.begins(1);
    later(1);
    await beginDue(database().db, jobs!, now);
    held.end(0);
    expect(await ended(app)).toHaveLength(1);
    expect((await task(app)).nextAt).toBe("2026-06-01T13:00:00.000Z");
  });

  test("a pause holds through a restart and a night, run now works meanwhile, and resuming makes up for nothing", async () => {
    const held = heldTask();
    const first = await start(database(), [held.task]);
    expect(await result(first, orderTaskRoutes.pause, { body: { name } })).toMatchObject({
      pausedBy: "admin",
      nextAt: null,
    });
    await first.close();
    later(9);
    const app = await start(database(), [held.task]);
    await beginDue(database().db, jobs!, now);
    expect(await runs(app)).toEqual([]);
    await result(app, orderTaskRoutes.run, { body: { name } });
    await held.begins(1);
    held.end(0);
    await ended(app);
    const resumed = await result(app, orderTaskRoutes.resume, { body: { name } });
    expect(resumed).toMatchObject({ pausedBy: null, nextAt: "2026-06-01T20:00:00.000Z" });
    await beginDue(database().db, jobs!, now);
    expect(held.begun).toHaveLength(1);
  });

  test("one that fails says so with a trace id; why stands in the log and nowhere else", async () => {
    const held = heldTask();
    const logged = keptLog();
    const metrics = createMetrics("order", () => undefined);
    const app = await start(database(), [held.task], { logTo: logged.to, metrics });
    later(1);
    await beginDue(database().db, jobs!, now);
    await held.begins(1);
    held.fail(0);
    const [run] = await ended(app);
    expect(run).toMatchObject({ state: "FAILED", traceId: expect.stringMatching(/^[0-9a-f]{32}$/) });
    expect(JSON.stringify(run)).not.toContain("secret why");
    expect(await metrics.registry.metrics()).toContain(
      'job_duration_seconds_count{service="order",job="TELL_REFUSALS",outcome="failed"} 1',
    );
    const due = await database()
      .db.select()
      .from(auditDue)
      .innerJoin(audit, eq(audit.id, auditDue.id))
      .where(eq(audit.traceId, run!.traceId));
    expect(due.map(({ audit: row }) => row.after)).toEqual([{ state: "FAILED" }]);
  });

  test("a process that ends in the middle leaves a run that another ends, once", async () => {
    const held = heldTask();
    const { db } = database();
    const app = await start(database(), [held.task]);
    await result(app, orderTaskRoutes.run, { body: { name } });
    await held.begins(1);
    // Its process is gone: no heartbeat reaches the database any more.
    await db.execute(sql`update pgboss.job set heartbeat_on = now() - interval '1 hour' where state = 'active'`);
    await db.execute(sql`update pgboss.queue set monitor_on = null`);
    await jobs!.boss.supervise();
    const other = await start(database(), [held.task]);
    await held.begins(2);
    held.end(1);
    const [run] = await ended(other);
    expect(run).toMatchObject({ state: "SUCCESS" });
    expect(run!.log.map(({ line }) => line)).toEqual(["BEGUN_AGAIN", "DONE"]);
    // The one that was taken for dead comes to itself: it ends nothing any more.
    held.begun[0]!.tell("TOLD", 7);
    held.fail(0);
    await app.close();
    expect(await runs(other)).toEqual([run]);
  });

  test("a task that ends its process each time is given up", async () => {
    const { db } = database();
    const { task: one } = heldTask();
    const app = await testService({
      service: "order",
      features: [scheduledTasks("order")],
      migrations: sampleMigrations,
      database: database(),
      now: () => now,
      tasks: [one],
    });
    open.push(app);
    await result(app, orderTaskRoutes.run, { body: { name } });
    const [run] = await runs(app);
    await db.update(taskRun).set({ attempt: 3 });
    await doTask(doing(database(), [one]), { data: { run: run!.id }, signal: new AbortController().signal });
    expect(await runs(app)).toMatchObject([{ state: "FAILED", log: [{ line: "BEGUN_AGAIN" }, { line: "GIVEN_UP" }] }]);
  });
});
