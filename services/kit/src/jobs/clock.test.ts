import { expect, test } from "vitest";
import { onEachDatabase } from "../testing/database.ts";
import { heldTask } from "../testing/held-task.ts";
import { sampleMigrations } from "../testing/sample/service.ts";
import { beginDue, knowTasks, nextOf } from "./clock.ts";
import { NO_JOBS } from "./jobs.ts";
import { scheduledTask, taskRun } from "./tables.ts";

const at = (text: string): Date => new Date(`2026-06-01T${text}:00.000Z`);

test("schedules are in UTC, and the next time is after now", () => {
  expect(nextOf("0 * * * *", at("10:00"))).toEqual(at("11:00"));
  expect(nextOf("27 18 * * *", at("18:26"))).toEqual(at("18:27"));
});

onEachDatabase(sampleMigrations, (database) => {
  test("a task of a new schedule is due by it, one that is gone is gone", async () => {
    const { db } = database();
    const { task } = heldTask();
    const due = async () => (await db.select().from(scheduledTask)).map(({ name, nextAt }) => [name, nextAt]);
    await knowTasks(db, [task], at("10:30"));
    await knowTasks(db, [task], at("12:30"));
    expect(await due()).toEqual([[task.name, at("11:00")]]);
    await knowTasks(db, [{ ...task, cron: "30 * * * *" }], at("12:30"));
    expect(await due()).toEqual([[task.name, at("13:30")]]);
    await knowTasks(db, [{ ...task, name: "FORGET_RUNS" }], at("12:30"));
    expect(await due()).toEqual([["FORGET_RUNS", at("13:00")]]);
  });

  test("instances that look at one moment have it done once, also where the first is through already", async () => {
    const { db } = database();
    const { task } = heldTask();
    await db.delete(taskRun);
    await knowTasks(db, [task], at("10:30"));
    const through = {
      ...NO_JOBS,
      send: async (tx: typeof db) => void (await tx.update(taskRun).set({ endedAt: at("11:00") })),
    };
    await Promise.all([1, 2, 3, 4].map(() => beginDue(db, through, at("11:00"))));
    expect(await db.select().from(taskRun)).toHaveLength(1);
  });
});
