import { readFileSync } from "node:fs";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { released } from "@linehaul/kit/testing/filling";
import { result, testService } from "@linehaul/kit/testing/service";
import { type CancelRecordFilter, cancelRecordRoutes } from "@linehaul/schema/orders/cancel-record";
import { NO_ROWS } from "@linehaul/schema/scope";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { storeOrders } from "../../demo.ts";
import { cancelRecordsOf } from "../../demo/cancel-records.ts";
import { demoOrders } from "../../demo/order.ts";
import { order as service } from "../../service.ts";
import { cancelRecord, type CancelRecordRow } from "./table.ts";

const make = demoOrders({ orders: 3000, until: new Date("2026-11-20T10:00:00Z") });
const all = Array.from({ length: 3000 }, (_, i) => make(i));
const records = all.flatMap(cancelRecordsOf);
const mine = records
  .filter(({ site }) => site === "MY")
  .sort((a, b) => b.at.getTime() - a.at.getTime() || (a.id < b.id ? 1 : -1));
const open = { sites: ["MY"], countries: null, orgs: null, customers: null };
const scopeOf = { none: NO_ROWS, my: open, customer: { ...open, customers: [mine[0]!.customerCode] } };
const [, fill = ""] = readFileSync(new URL("../../../migrations/0018_order_cancel.sql", import.meta.url), "utf8").split(
  "-- What was cancelled",
);
const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

onEachDatabase(released(service), (database) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    await storeOrders(database().db, all);
    app = await testService({ ...service, database: database(), scopeOf });
  });
  afterAll(() => app.close());
  const found = async (filter: CancelRecordFilter, scope: keyof typeof scopeOf = "my") =>
    (
      await result(
        app,
        cancelRecordRoutes.pageQuery,
        { body: { pageSize: 200, filter } },
        { caller: { site: "MY", scope } },
      )
    ).data;

  test("the demo has cancelled orders of each kind, approved ones by administrators alone", () => {
    expect(new Set(records.map(({ type }) => type)).size).toBe(5);
    for (const { type, stateBefore, auditBefore } of records)
      expect([stateBefore, auditBefore].includes("APPROVED")).toBe(type === "BY_ADMINISTRATOR");
  });

  test("ORD-06 orders that were cancelled before have their records from their history", async () => {
    const { db } = database();
    const before = await db.select().from(cancelRecord);
    await db.delete(cancelRecord);
    await db.execute(sql.raw(`-- ${fill}`));
    const filled = await db.select().from(cancelRecord);
    const plain = (rows: readonly CancelRecordRow[]) =>
      rows.map((row) => ({ ...row, page: null })).sort((a, b) => (a.id < b.id ? -1 : 1));
    expect(plain(filled)).toEqual(plain(before));
  });

  test.each<[string, CancelRecordFilter, (row: CancelRecordRow) => boolean]>([
    ["nothing", {}, () => true],
    ["a type", { type: ["BY_CUSTOMER"] }, (r) => r.type === "BY_CUSTOMER"],
    [
      "states before",
      { stateBefore: ["TO_CONTACT", "APPROVED"] },
      (r) => ["TO_CONTACT", "APPROVED"].includes(r.stateBefore),
    ],
    ["a number", { numbers: [mine[3]!.sfWaybillNo.toLowerCase()] }, (r) => r.orderId === mine[3]!.orderId],
    ["a customer", { customerCode: mine[1]!.customerCode }, (r) => r.customerCode === mine[1]!.customerCode],
    ["by whom", { cancelledBy: "system" }, (r) => r.cancelledBy === "system"],
    [
      "a time",
      { from: mine[9]!.at.toISOString(), to: mine[2]!.at.toISOString() },
      (r) => r.at >= mine[9]!.at && r.at < mine[2]!.at,
    ],
  ])("filtered by %s, newest first", async (_by, filter, matches) => {
    const rows = await found(filter);
    const expected = mine.filter((row) => matches({ ...row, page: null }));
    expect(expected.length).toBeGreaterThan(0);
    expect(ids(rows)).toEqual(ids(expected).slice(0, 200));
  });

  test("PERM-02 its rows are those of the orders: by site, and by what the data groups open", async () => {
    expect(await found({}, "none")).toEqual([]);
    const rows = await found({}, "customer");
    expect(ids(rows)).toEqual(ids(mine.filter((row) => row.customerCode === mine[0]!.customerCode)).slice(0, 200));
    const foreign = records.find(({ site }) => site === "VN")!;
    const byIds = { body: { ids: [foreign.id, mine[0]!.id] } };
    const own = await result(app, cancelRecordRoutes.byIds, byIds, { caller: { site: "MY", scope: "my" } });
    expect(ids(own)).toEqual([mine[0]!.id]);
  });

  test("SYS-09 a file would hold what the list holds", async () => {
    const body = { filter: { type: ["BY_CUSTOMER" as const] } };
    const caller = { site: "MY", scope: "my" } as const;
    const preview = await result(app, cancelRecordRoutes.exportPreview, { body }, { caller });
    expect(preview.rows).toEqual({ count: mine.filter(({ type }) => type === "BY_CUSTOMER").length, exact: true });
  });
});
