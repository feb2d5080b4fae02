import { createHash } from "node:crypto";
import type { OpenDatabase } from "@linehaul/kit/database";
import { audit } from "@linehaul/kit/tables";
import { userTask } from "@linehaul/kit/tasks/tables";
import { fresh } from "@linehaul/order/orders/order-import/testing/importing";
import { sheetOf } from "@linehaul/order/orders/order-import/testing/sheet";
import { orders } from "@linehaul/order/orders/order/table";
import { orderExportRoutes, type ExportTask } from "@linehaul/schema/orders/export-task";
import { orderImportRoutes } from "@linehaul/schema/orders/order-import/routes";
import type { OrderImport } from "@linehaul/schema/orders/order-import/row";
import { orderRoutes } from "@linehaul/schema/orders/order/routes";
import { UploadedFile } from "@linehaul/schema/upload";
import { eq, sql } from "drizzle-orm";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { orderProcess } from "./order-process.ts";

const WAIT = { timeout: 30_000, interval: 100 };
const LONG_MS = 90_000;
const MANY = 40;
type Process = Awaited<ReturnType<typeof orderProcess>>;

/** What a process that is gone leaves is found by its heartbeat, half a minute later (jobs.test.ts): nobody waits for that here. */
const foundAtOnce = ({ db }: OpenDatabase) =>
  db.execute(
    sql`update pgboss.job set state = 'retry', start_after = now(), heartbeat_on = null where state = 'active'`,
  );

const Answer = z.object({ result: UploadedFile });
async function uploaded(p: Process, user: string, count: number): Promise<string> {
  const { upload } = orderImportRoutes;
  const bytes = Uint8Array.from(await sheetOf(fresh(count), "en"));
  const answer = await p.send(upload, `${upload.path}?name=orders.xlsx`, user, bytes);
  return Answer.parse(await answer.json()).result.id;
}
const check = async (p: Process, user: string, count: number): Promise<OrderImport> =>
  p.ask(orderImportRoutes.dryRun, { body: { file: await uploaded(p, user, count) } }, user);
const importNow = async (p: Process, id: string, user: string): Promise<OrderImport | undefined> =>
  (await p.ask(orderImportRoutes.byIds, { body: { ids: [id] } }, user))[0];
const exportNow = async (p: Process, id: string, user: string): Promise<ExportTask | undefined> =>
  (await p.ask(orderExportRoutes.byIds, { body: { ids: [id] } }, user))[0];
async function isIn(p: Process, { id }: OrderImport, user: string, state: OrderImport["state"]): Promise<void> {
  await expect.poll(async () => (await importNow(p, id, user))?.state, WAIT).toBe(state);
}
const beginExport = (p: Process, user: string): Promise<ExportTask> =>
  p.ask(
    orderRoutes.exportAsync,
    {
      body: {
        filter: { createdFrom: "2026-10-25T00:00:00.000Z", createdTo: "2026-11-20T23:00:00.000Z" },
        columns: ["sfWaybillNo"],
        format: "CSV",
      },
    },
    user,
  );

/** Holds what the storing of orders writes first; answers when it waits for that, within its transaction. */
async function lockNumbers(url: string, database: string) {
  const client = new pg.Client({ connectionString: Object.assign(new URL(url), { pathname: `/${database}` }).href });
  await client.connect();
  await client.query("begin");
  await client.query("lock table order_number in share mode");
  onTestFinished(() => client.end());
  return {
    isWaitedFor: async () =>
      (await client.query("select from pg_locks where not granted and relation = 'order_number'::regclass"))
        .rowCount !== 0,
    release: () => client.query("rollback"),
  };
}

// On the server where there is one, else embedded.
const url = process.env["DATABASE_URL"];
test(
  "FLT-19 SYS-09 ORD-12 a process that is killed while it makes a file, checks a sheet and stores another: each ends once afterwards, and nothing is there by half or twice",
  async () => {
    const p = await orderProcess(url, 300);
    onTestFinished(() => p.close());
    await p.start();
    const ready = await check(p, "u-store", MANY);
    await isIn(p, ready, "u-store", "READY");

    // In the middle of all three: the file half sent, one sheet half read, of the other, where a lock can hold it, the orders half written.
    p.store.beSilentFor(/^(GET .*order-sheet|PUT .*exports)/);
    const checked = await check(p, "u-check", 3);
    const file = await beginExport(p, "u-file");
    await expect.poll(() => p.store.silent(), WAIT).toBe(2);
    const lock = url === undefined ? undefined : await lockNumbers(url, p.databaseName);
    if (lock) p.store.beSilentFor(/^PUT .*exports/);
    await p.ask(orderImportRoutes.store, { params: { id: ready.id } }, "u-store");
    await expect.poll(async () => (lock ? lock.isWaitedFor() : p.store.silent() === 3), WAIT).toBe(true);
    expect(await exportNow(p, file.id, "u-file")).toMatchObject({ state: "PROCESSING", isKept: false });
    await p.kill();
    await lock?.release();
    p.store.beSilentFor(null);

    const before = await p.within(async (database) => {
      await foundAtOnce(database);
      return database.db.$count(orders);
    });
    await p.start();
    await isIn(p, checked, "u-check", "READY");
    await isIn(p, ready, "u-store", "STORED");
    await expect.poll(async () => (await exportNow(p, file.id, "u-file"))?.state, WAIT).toBe("SUCCESS");

    const made = await exportNow(p, file.id, "u-file");
    const { download } = orderExportRoutes;
    const fetched = await p.send(download, download.path.replace(":id", file.id), "u-file");
    const sha256 = createHash("sha256")
      .update(Buffer.from(await fetched.arrayBuffer()))
      .digest("hex");
    expect(sha256).toBe(made?.sha256);
    await p.kill();
    await p.within(async ({ db }) => {
      expect(await db.$count(orders)).toBe(before + MANY);
      const told = await db.select({ type: audit.type }).from(audit).where(eq(audit.subject, ready.id));
      expect(told.filter(({ type }) => type === "orderImport.stored")).toHaveLength(1);
      const tasks = await db.select({ tries: userTask.tries, state: userTask.state }).from(userTask);
      // The first check alone was over before.
      expect(tasks.map(({ state, tries }) => `${state} ${String(tries)}`).sort((a, b) => a.localeCompare(b))).toEqual([
        "SUCCESS 1",
        "SUCCESS 2",
        "SUCCESS 2",
        "SUCCESS 2",
      ]);
    });
    // What the first attempt may have left goes before the second begins.
    expect([...p.store.objects.keys()].filter((key) => key.includes("/exports/"))).toHaveLength(1);
    expect(p.store.open()).toBe(0);
  },
  LONG_MS,
);
