import { createHash } from "node:crypto";
import { openJobs } from "@linehaul/kit/jobs/jobs";
import { audit } from "@linehaul/kit/tables";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { released } from "@linehaul/kit/testing/filling";
import { ask, callerHeaders, EVERY_ROW, result, testService } from "@linehaul/kit/testing/service";
import { until } from "@linehaul/kit/testing/until";
import { BUTTONS, type MenuButton } from "@linehaul/schema/modules";
import { type ExportTask, orderExportRoutes } from "@linehaul/schema/orders/export-task";
import { orderRoutes } from "@linehaul/schema/orders/order/routes";
import { desc, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { readXlsx } from "hucre/xlsx";
import { afterAll, beforeAll, expect, test } from "vitest";
import { storeOrders } from "../../../demo.ts";
import { demoOrders } from "../../../demo/order.ts";
import { order as service } from "../../../service.ts";
import { beginAllocating, endAllocating } from "./allocating.ts";

const now = new Date("2026-11-20T10:00:00Z");
const make = demoOrders({ orders: 1_500, until: now });
const demo = Array.from({ length: 1_500 }, (_, n) => make(n));
const month = { createdFrom: "2026-10-20T16:00:00.000Z", createdTo: "2026-11-20T16:00:00.000Z" };
const inside = demo.filter(
  ({ order: o }) =>
    o.site === "MY" && o.createdAt >= new Date(month.createdFrom) && o.createdAt < new Date(month.createdTo),
);
const platform = inside.filter(({ order: o }) => o.sourceSystem === "ORDER_PLATFORM");
const zone = { "x-time-zone": "Asia/Kuala_Lumpur" };

onEachDatabase(released(service), (database) => {
  let app: FastifyInstance;
  let buttons: readonly MenuButton[] = BUTTONS;
  beforeAll(async () => {
    await storeOrders(database().db, demo);
    app = await testService({
      ...service,
      database: database(),
      now: () => now,
      jobs: openJobs,
      standingOf: async () => ({ buttons: [...buttons], scope: "all" }),
      scopeOf: { narrow: { ...EVERY_ROW, customers: ["0000000000"] } },
    });
  });
  afterAll(() => app.close());

  const begin = (body: Partial<Parameters<typeof result<typeof orderRoutes.exportAsync>>[2]["body"]> = {}) =>
    ask(
      app,
      orderRoutes.exportAsync,
      { body: { filter: month, columns: ["sfWaybillNo", "declaredValue", "createdAt"], format: "CSV", ...body } },
      { headers: zone },
    );
  const ended = async (id: string): Promise<ExportTask> => {
    const [task] = await until(
      () => result(app, orderExportRoutes.byIds, { body: { ids: [id] } }),
      ([one]) => one?.endedAt != null,
    );
    return task!;
  };
  const made = async (body: Parameters<typeof begin>[0] = {}): Promise<ExportTask> => {
    const { result: task, ...why } = await begin(body);
    if (task === undefined) throw new Error(JSON.stringify(why));
    return ended(task.id);
  };
  const fetch = ({ id }: ExportTask, caller = {}) =>
    app.inject({
      url: orderExportRoutes.download.path.replace(":id", id),
      headers: callerHeaders("order", "EXPORT_CENTRE.DOWNLOAD", caller),
    });

  test("ORD-07 a file holds the platform's orders of the period, each once, with its length and SHA-256", async () => {
    const task = await made();
    expect(task).toMatchObject({ state: "SUCCESS", rowsDone: platform.length, rowsTotal: platform.length });
    const file = await fetch(task);
    expect(file.headers).toMatchObject({ "content-length": String(task.bytes) });
    expect(createHash("sha256").update(file.rawPayload).digest("hex")).toBe(task.sha256);
    const [head, ...lines] = file.payload.slice(1).trimEnd().split("\r\n");
    expect(head).toBe("Waybill number,Declared value,Placed at (Asia/Kuala_Lumpur)");
    expect(lines.map((line) => line.split(",")[0])).toEqual(
      [...platform]
        .sort((a, b) => b.order.createdAt.getTime() - a.order.createdAt.getTime() || (a.order.id < b.order.id ? 1 : -1))
        .map(({ order: o }) => o.sfWaybillNo),
    );
  });

  test("ORD-07 a workbook: codes are texts, amounts numbers, instants dates of the zone", async () => {
    const [one] = platform;
    const { order: o } = one!;
    const columns = [
      "sfWaybillNo",
      "customerCode",
      "declaredValue",
      "createdAt",
      "receiverPhone",
      "senderName",
    ] as const;
    const task = await made({ filter: undefined, ids: [o.id], columns: [...columns], format: "XLSX" });
    const { rawPayload } = await fetch(task);
    const workbook = await readXlsx(rawPayload);
    const [head, row] = workbook.sheets[0]!.rows;
    expect(head).toEqual([
      "Waybill number",
      "Customer code",
      "Declared value",
      "Placed at (Asia/Kuala_Lumpur)",
      "Receiver phone",
      "Sender",
    ]);
    const wall = new Date(Math.floor(o.createdAt.getTime() / 1_000) * 1_000 + 8 * 3_600_000);
    expect(row?.slice(0, 3)).toEqual([o.sfWaybillNo, o.customerCode, Number(o.declaredValue)]);
    expect(Math.abs(Number(row?.[3]) - wall.getTime())).toBeLessThan(1_000);
    expect(row?.[4]).toMatch(/•••/);
    expect(row?.[5]).toBe(one!.parties.find((p) => p.role === "SENDER")!.name);
  });

  test("ORD-07 what is left out is counted beforehand; ticked rows need no period", async () => {
    const asked = (body: object) => result(app, orderRoutes.exportPreview, { body }, { headers: zone });
    expect(await asked({ filter: month })).toEqual({
      rows: { count: platform.length, exact: true },
      leftOut: { count: inside.length - platform.length, exact: true },
      hindrance: null,
    });
    const other = demo.find(({ order: o }) => o.site === "MY" && o.sourceSystem !== "ORDER_PLATFORM")!.order.id;
    expect(await asked({ ids: [platform[0]!.order.id, other] })).toMatchObject({
      rows: { count: 1 },
      leftOut: { count: 1 },
      hindrance: null,
    });
    expect(await asked({ ids: [other] })).toMatchObject({ hindrance: "NO_ROWS" });
    expect(await asked({ filter: {} })).toMatchObject({ hindrance: "PERIOD_NEEDED" });
  });

  test("ORD-07 a period of 31 days of the zone is taken, the 32nd is refused at the filter", async () => {
    expect((await begin()).code).toBe(0);
    const more = { ...month, createdFrom: "2026-10-20T15:59:59.999Z" };
    expect(await begin({ filter: more })).toMatchObject({
      code: 400001,
      fields: [{ path: ["filter"], key: "export.period" }],
    });
  });

  test("ORD-07 while the site stores an import, and the period reaches today, numbers are being allocated", async () => {
    const { db } = database();
    const task = "0193e000-0000-7000-8000-000000000001";
    await beginAllocating(db, "MY", task, now);
    expect(await begin()).toMatchObject({ code: 409005 });
    const past = { createdFrom: "2026-11-01T16:00:00.000Z", createdTo: "2026-11-19T16:00:00.000Z" };
    expect(await begin({ filter: past })).toMatchObject({ code: 0 });
    await endAllocating(db, task);
    expect(await begin()).toMatchObject({ code: 0 });
  });

  test("PERM-12 a column in the clear needs its button and a reason, which stands in the trail before a row is read", async () => {
    const clear = { columns: ["receiverPhone" as const], clear: ["receiverPhone" as const] };
    expect(await begin(clear)).toMatchObject({ code: 400001, fields: [{ path: ["reason"], key: "required" }] });
    buttons = ["ORDER_LIST.EXPORT"];
    const reason = "the courier asks for it";
    expect(await begin({ ...clear, reason })).toMatchObject({ fields: [{ path: ["clear"], key: "export.button" }] });
    expect(await begin({ columns: ["senderName"] })).toMatchObject({ fields: [{ path: ["columns"] }] });
    buttons = ["ORDER_LIST.EXPORT", "ORDER_LIST.SHOW_CLEAR"];
    const one = platform[0]!.order;
    const task = await made({ ...clear, reason, filter: undefined, ids: [one.id] });
    const { payload } = await fetch(task);
    expect(payload).toContain(one.receiverPhone);
    const rows = await database()
      .db.select()
      .from(audit)
      .where(eq(audit.type, "list.exported"))
      .orderBy(desc(audit.at), desc(audit.id))
      .limit(1);
    expect(rows).toMatchObject([{ kind: "EXPORT", reason, after: { clear: ["receiverPhone"], rows: 1, ticked: 1 } }]);
    buttons = ["ORDER_LIST.EXPORT"];
    expect((await fetch(task)).statusCode).toBe(403);
    buttons = BUTTONS;
  });

  test("PERM-02 a file that was made under another row scope is not given, nor anybody else's", async () => {
    const task = await made();
    expect((await fetch(task, { scope: "narrow" })).json()).toMatchObject({ code: 403003 });
    expect((await fetch(task, { user: "u-2" })).statusCode).toBe(404);
    expect((await fetch(task, { site: "VN" })).statusCode).toBe(404);
    expect((await fetch(task)).statusCode).toBe(200);
  });
});
