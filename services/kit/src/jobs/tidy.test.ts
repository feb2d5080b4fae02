import { expect, test } from "vitest";
import type { ScheduledTaskName } from "@linehaul/schema/orders/scheduled-task";
import type { Db } from "../database-type.ts";
import { EVENTS_MS } from "../event-log.ts";
import { newId } from "../ids.ts";
import { openStorage } from "../storage/open.ts";
import { idempotency, outbox } from "../tables.ts";
import { onEachDatabase } from "../testing/database.ts";
import { sampleMigrations } from "../testing/sample/service.ts";
import { testConfig } from "../testing/service.ts";
import { taskWrite } from "../testing/task-write.ts";
import { IDEMPOTENCY_MS } from "../write.ts";
import { taskRun } from "./tables.ts";
import { TIDY } from "./tidy.ts";

const now = new Date("2026-06-01T00:00:00.000Z");
const ago = (ms: number): Date => new Date(now.getTime() - ms);
const DAY_MS = 24 * 3_600_000;
const storage = openStorage("order", testConfig("order"));

/** Does the task, and says how many rows it told of. */
async function tidy(db: Db, name: ScheduledTaskName, signal = new AbortController().signal): Promise<number[]> {
  const told: number[] = [];
  await TIDY.find((one) => one.name === name)?.run({
    db,
    storage,
    now,
    signal,
    write: taskWrite(db, now),
    tell: (_line, count = 0) => told.push(count),
  });
  return told;
}

onEachDatabase(sampleMigrations, (database) => {
  test("keys are forgotten after a day, and no sooner", async () => {
    const { db } = database();
    const key = (name: string, at: Date) => ({ user: "tidy", route: "r", key: name, bodyHash: "h", at });
    await db.insert(idempotency).values([key("old", ago(IDEMPOTENCY_MS + 1)), key("new", ago(IDEMPOTENCY_MS))]);
    expect(await tidy(db, "FORGET_KEYS")).toEqual([1]);
    expect((await db.select().from(idempotency)).map((row) => row.key)).toEqual(["new"]);
    await db.delete(idempotency);
  });

  test("events are forgotten after a week, more of them than one statement takes", async () => {
    const { db } = database();
    const event = (subject: string, at: Date) => ({ at, type: "t", subject, user: "u", traceId: "t", data: {} });
    await db.delete(outbox);
    const old = Array.from({ length: 2_500 }, () => event("old", ago(EVENTS_MS + 1)));
    for (let n = 0; n < 4; n += 1) await db.insert(outbox).values(old);
    await db.insert(outbox).values([event("old", ago(EVENTS_MS + 1)), event("new", ago(EVENTS_MS))]);
    expect(await tidy(db, "FORGET_EVENTS")).toEqual([10_001]);
    expect((await db.select().from(outbox)).map((row) => row.subject)).toEqual(["new"]);
    await db.delete(outbox);
  });

  test("runs are forgotten after a month, and beyond the newest thousand of a task; what is being done stays", async () => {
    const { db } = database();
    const run = (task: ScheduledTaskName, dueAt: Date, endedAt: Date | null = dueAt) =>
      ({ id: newId(), task, state: "SUCCESS", dueAt, endedAt, traceId: "t" }) as const;
    const each = Array.from({ length: 1_002 }, (_, n) => run("TELL_REFUSALS", ago(n * 60_000)));
    await db
      .insert(taskRun)
      .values([...each, run("FORGET_KEYS", ago(40 * DAY_MS)), run("FORGET_EVENTS", ago(40 * DAY_MS), null)]);
    expect(await tidy(db, "FORGET_RUNS")).toEqual([3]);
    const left = await db.select().from(taskRun);
    expect(left).toHaveLength(1_001);
    expect(left.map(({ task }) => task)).not.toContain("FORGET_KEYS");
    await db.delete(taskRun);
  });

  test("what is stopped begins no further step", async () => {
    await expect(tidy(database().db, "FORGET_KEYS", AbortSignal.abort())).rejects.toThrow("aborted");
  });
});
