import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { asc, eq } from "drizzle-orm";
import { pino } from "pino";
import { afterEach, expect, test } from "vitest";
import { BUTTONS } from "@linehaul/schema/modules";
import { orderExportRoutes } from "@linehaul/schema/orders/export-task";
import { orderRoutes } from "@linehaul/schema/orders/order/routes";
import { NO_JOBS, openJobs } from "../jobs/jobs.ts";
import { createMetrics } from "../metrics.ts";
import { openStorage } from "../storage/open.ts";
import type { Storage } from "../storage/storage.ts";
import { outbox } from "../tables.ts";
import { onEachDatabase } from "../testing/database.ts";
import { asking, endings, heldWork } from "../testing/held-work.ts";
import { sampleMigrations } from "../testing/sample/service.ts";
import { ask, callerHeaders, EVERY_ROW, result, testConfig, testService } from "../testing/service.ts";
import { until } from "../testing/until.ts";
import { taskWrite } from "../testing/task-write.ts";
import { doUserTask, type DoingTasks } from "./do-task.ts";
import { forgetTasks } from "./forget.ts";
import type { TaskKind } from "./kind.ts";
import { userTask } from "./tables.ts";

const START = new Date("2026-06-01T10:30:00.000Z");
let now = START;
let standing = { buttons: [...BUTTONS] as string[], scope: "all" };

const open: FastifyInstance[] = [];
const storage: Storage = openStorage("order", testConfig("order"));

onEachDatabase(sampleMigrations, (database) => {
  afterEach(async () => {
    await database().db.delete(userTask);
    for (const end of endings.splice(0)) end();
    for (const app of open.splice(0)) await app.close();
    now = START;
    standing = { buttons: [...BUTTONS], scope: "all" };
  });

  const start = async (kind: TaskKind, jobs: typeof openJobs = openJobs) => {
    const app = await testService({
      service: "order",
      features: asking(kind),
      migrations: sampleMigrations,
      database: database(),
      storage,
      now: () => now,
      jobs,
      standingOf: async () => standing,
    });
    open.push(app);
    return app;
  };
  const doing = (kind: TaskKind): DoingTasks => ({
    service: "order",
    db: database().db,
    kinds: [kind],
    jobs: NO_JOBS,
    storage,
    scopes: async () => EVERY_ROW,
    standing: async () => standing,
    now: () => now,
    metrics: createMetrics("order", () => database()),
    log: pino({ level: "silent" }),
    ring: () => undefined,
    running: new Map(),
  });
  const body = { columns: ["sfWaybillNo" as const], format: "CSV" as const };
  const begin = (app: FastifyInstance, user = "u-1") =>
    result(app, orderRoutes.exportAsync, { body }, { caller: { user } });
  const seen = async (app: FastifyInstance, id: string) =>
    (await result(app, orderExportRoutes.byIds, { body: { ids: [id] } }))[0]!;
  const over = (app: FastifyInstance, id: string) =>
    until(
      () => seen(app, id),
      ({ endedAt }) => endedAt !== null,
    );
  const act = (app: FastifyInstance, what: "cancel" | "retry", id: string) =>
    ask(app, orderExportRoutes[what], { params: { id } });
  const fetch = (app: FastifyInstance, id: string) =>
    app.inject({ url: `/exportTask/download/${id}`, headers: callerHeaders("order", "EXPORT_CENTRE.DOWNLOAD") });

  test("SYS-09 a user's third waits in its place, and nobody else's behind it", async () => {
    const held = heldWork();
    const app = await start(held.kind);
    await begin(app);
    await begin(app);
    const third = await begin(app);
    const other = await begin(app, "u-2");
    await held.begins(3);
    expect(held.begun.map(({ work }) => work.task.user).sort()).toEqual(["u-1", "u-1", "u-2"]);
    expect(held.begun.map(({ work }) => work.task.id)).toContain(other.id);
    expect(await seen(app, third.id)).toMatchObject({ state: "PENDING", place: 1 });
    held.begun.find(({ work }) => work.task.user === "u-1")!.end();
    await held.begins(4);
    expect(held.begun[3]!.work.task.id).toBe(third.id);
  });

  test("SYS-09 twenty wait beside two that are made, and no more", async () => {
    const app = await start(heldWork().kind, async (...on) => ({
      ...(await openJobs(...on)),
      work: async () => undefined,
    }));
    for (let n = 0; n < 22; n += 1) await begin(app);
    expect(await ask(app, orderRoutes.exportAsync, { body })).toMatchObject({ status: 429, code: 429001 });
    expect(await ask(app, orderRoutes.exportAsync, { body }, { caller: { user: "u-2" } })).toMatchObject({ code: 0 });
  });

  test("SYS-09 one that is cancelled stops, keeps nothing, and can be asked for again", async () => {
    const held = heldWork();
    const app = await start(held.kind);
    const { id } = await begin(app);
    await held.begins(1);
    expect(await act(app, "cancel", id)).toMatchObject({ result: { state: "CANCELLED", isKept: false } });
    expect(held.begun[0]!.work.signal.aborted).toBe(true);
    expect(await act(app, "cancel", id)).toMatchObject({ code: 409004, detail: "CANCELLED" });
    expect((await fetch(app, id)).json()).toMatchObject({ code: 409004 });
    expect(await act(app, "retry", id)).toMatchObject({ result: { state: "PENDING" } });
    await held.begins(2);
    held.begun[1]!.end();
    expect(await over(app, id)).toMatchObject({ state: "SUCCESS", isKept: true });
    expect((await fetch(app, id)).payload).toBe("attempt 2");
    expect(await act(app, "retry", id)).toMatchObject({ code: 409004, detail: "SUCCESS" });
  });

  test("SYS-09 a cancel at another instance is heard of by the row", async () => {
    const held = heldWork();
    const app = await start(held.kind);
    const { id } = await begin(app);
    await held.begins(1);
    const { db } = database();
    await db.update(userTask).set({ state: "CANCELLED", endedAt: now, isReleased: false }).where(eq(userTask.id, id));
    await new Promise((resolve) => held.begun[0]!.work.signal.addEventListener("abort", resolve));
    expect(await seen(app, id)).toMatchObject({ state: "CANCELLED" });
  });

  test("SYS-09 what fails says by which code, keeps nothing, and can be asked for again", async () => {
    const held = heldWork();
    const app = await start(held.kind);
    const { id } = await begin(app);
    await held.begins(1);
    held.begun[0]!.fail(new Error("secret why"));
    expect(await over(app, id)).toMatchObject({ state: "FAILED", errorCode: 500000, isKept: false, fileName: null });
    expect(await act(app, "retry", id)).toMatchObject({ result: { state: "PENDING", errorCode: null } });
  });

  test("FLT-19 one whose process ended in the middle is begun again, ends once, and its file is there once", async () => {
    const held = heldWork();
    const app = await start(held.kind);
    const { id } = await begin(app);
    await held.begins(1);
    const again = doUserTask(doing(held.kind), { data: { task: id }, signal: new AbortController().signal });
    await held.begins(2);
    // The one that was taken for dead hears of it by the row, and ends nothing.
    await new Promise((resolve) => held.begun[0]!.work.signal.addEventListener("abort", resolve));
    expect(await seen(app, id)).toMatchObject({ state: "PROCESSING", isKept: false });
    held.begun[1]!.end();
    await again;
    expect(await seen(app, id)).toMatchObject({ state: "SUCCESS" });
    expect((await fetch(app, id)).payload).toBe("attempt 2");
  });

  test("FLT-19 one that ends its process each time is given up", async () => {
    const { kind } = heldWork();
    const app = await start(kind, async (...on) => ({ ...(await openJobs(...on)), work: async () => undefined }));
    const { id } = await begin(app);
    await database().db.update(userTask).set({ tries: 3 }).where(eq(userTask.id, id));
    await doUserTask(doing(kind), { data: { task: id }, signal: new AbortController().signal });
    expect(await seen(app, id)).toMatchObject({ state: "FAILED", errorCode: 500000 });
  });

  test.each([
    ["a button that is gone", () => (standing = { buttons: [], scope: "all" }), 403001],
    ["other rows", () => (standing = { ...standing, scope: "other" }), 403003],
  ])("PERM-02 %s refuses what was asked for before it begins, and its file afterwards", async (_what, change, code) => {
    const held = heldWork();
    const app = await start(held.kind);
    const first = await begin(app);
    await held.begins(1);
    held.begun[0]!.end();
    await over(app, first.id);
    for (const n of [1, 2]) {
      await begin(app);
      await held.begins(n + 1);
    }
    const waits = await begin(app);
    change();
    held.begun[1]!.end();
    expect(await over(app, waits.id)).toMatchObject({ state: "FAILED", errorCode: code });
    expect(held.begun).toHaveLength(3);
    expect((await fetch(app, first.id)).json()).toMatchObject({ code });
    expect(await ask(app, orderRoutes.exportAsync, { body })).toMatchObject({ code });
  });

  test("SYS-09 the owner alone is told of each step, and of progress", async () => {
    const held = heldWork();
    const { db } = database();
    await db.delete(outbox);
    const app = await start(held.kind);
    const { id } = await begin(app);
    await held.begins(1);
    held.begun[0]!.work.progress(5, 10);
    const told = () => db.select().from(outbox).where(eq(outbox.type, "exportTask.changed")).orderBy(asc(outbox.seq));
    await until(told, (events) => events.length === 3);
    held.begun[0]!.work.progress(10);
    held.begun[0]!.end();
    expect(await over(app, id)).toMatchObject({ rowsDone: 10, rowsTotal: 10 });
    expect((await told()).map(({ subject, site, data }) => [subject, site, data])).toEqual(
      [
        ["PENDING", 0, null],
        ["PROCESSING", 0, null],
        ["PROCESSING", 5, 10],
        ["SUCCESS", 10, 10],
      ].map(([state, rowsDone, rowsTotal]) => [
        id,
        "MY",
        { userId: "u-1", kind: "EXPORT", state, rowsDone, rowsTotal },
      ]),
    );
  });

  test("SYS-09 a file is kept for 24 hours from success, its row for a week", async () => {
    const held = heldWork();
    const app = await start(held.kind);
    const { id } = await begin(app);
    await held.begins(1);
    held.begun[0]!.end();
    const { expiresAt } = await over(app, id);
    expect(expiresAt).toBe("2026-06-02T10:30:00.000Z");
    const [row] = await database().db.select().from(userTask).where(eq(userTask.id, id));
    const tidy = () => {
      const { db } = database();
      const signal = new AbortController().signal;
      const work = { db, storage, now, signal, write: taskWrite(db, now) };
      return forgetTasks([held.kind]).run({ ...work, tell: () => undefined });
    };
    now = new Date("2026-06-02T10:29:59.000Z");
    await tidy();
    expect((await fetch(app, id)).statusCode).toBe(200);
    now = new Date("2026-06-02T10:30:01.000Z");
    expect((await fetch(app, id)).json()).toMatchObject({ code: 410001 });
    await tidy();
    await expect(storage.read("exports", row!.fileKey!)).rejects.toThrow("no file");
    expect(await seen(app, id)).toMatchObject({ state: "SUCCESS", isKept: false, fileName: "a.csv" });
    now = new Date("2026-06-08T10:30:01.000Z");
    await tidy();
    expect(await result(app, orderExportRoutes.byIds, { body: { ids: [id] } })).toEqual([]);
  });

  test("SYS-09 nobody sees, stops or fetches another's", async () => {
    const held = heldWork();
    const app = await start(held.kind);
    const { id } = await begin(app);
    const other = { caller: { user: "u-2" } };
    expect((await result(app, orderExportRoutes.pageQuery, { body: {} }, other)).data).toEqual([]);
    expect((await result(app, orderExportRoutes.pageQuery, { body: {} })).data.map((task) => task.id)).toEqual([id]);
    expect(await ask(app, orderExportRoutes.cancel, { params: { id } }, other)).toMatchObject({ code: 404001 });
    expect(await ask(app, orderExportRoutes.cancel, { params: { id: randomUUID() } })).toMatchObject({ code: 404001 });
  });
});
