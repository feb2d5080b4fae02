import { readSheet } from "@linehaul/kit/sheets/read-sheet";
import { audit } from "@linehaul/kit/tables";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { ask, callerHeaders, result } from "@linehaul/kit/testing/service";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { IMPORT_COLUMN_KEYS } from "@linehaul/schema/orders/order-import/columns";
import { batchOrderErrorRoutes } from "@linehaul/schema/orders/batch-order-error";
import { orderImportRoutes } from "@linehaul/schema/orders/order-import/routes";
import type { OrderImport } from "@linehaul/schema/orders/order-import/row";
import { orderRoutes } from "@linehaul/schema/orders/order/routes";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { failedOrder } from "../failed-order/table.ts";
import { isAllocating } from "../order/export/allocating.ts";
import { orders } from "../order/table.ts";
import { fresh, importing, withCustomers, zh } from "./testing/importing.ts";
import { corrections, rowsOf, sheetOf } from "./testing/sheet.ts";

type Importing = Awaited<ReturnType<typeof importing>>;

onEachDatabase(withCustomers, (database) => {
  let app: FastifyInstance;
  let upload: Importing["upload"];
  let checked: Importing["checked"];
  let stored: Importing["stored"];
  beforeAll(async () => {
    ({ app, upload, checked, stored } = await importing(database()));
  });
  afterAll(() => app.close());

  const errorsOf = async ({ id }: OrderImport, caller = {}) =>
    (
      await result(
        app,
        orderImportRoutes.errors,
        { body: { pageSize: 200, sort: "AT_ASC", filter: { importId: id } } },
        { caller },
      )
    ).data;
  const download = ({ id }: OrderImport, caller = {}) =>
    app.inject({
      url: orderImportRoutes.download.path.replace(":id", id),
      headers: callerHeaders("order", "ORDER_IMPORT.DOWNLOAD", caller),
    });
  const count = () => database().db.$count(orders);

  test("ORD-12 a sheet in which nothing is wrong is READY, stores nothing by its check, and then all of it", async () => {
    const all = fresh(30);
    const before = await count();
    const ready = await checked(await sheetOf(all, "zh-CN"));
    expect(ready).toMatchObject({ state: "READY", orders: 30, rows: rowsOf(all).length, wrongCells: 0, unknown: [] });
    expect(await count()).toBe(before);
    expect(await stored(ready)).toMatchObject({ state: "STORED", orders: 30 });
    expect(await count()).toBe(before + 30);
    expect(await isAllocating(database().db, "MY", new Date())).toBe(false);
    const found = await result(app, orderRoutes.detail, { body: { number: all[7]!.customerOrderNo } });
    expect(found?.row).toMatchObject({ sourceSystem: "BATCH_IMPORT", orderStatus: "TO_VERIFY" });
    expect(found?.detail.goods.map(({ name }) => name)).toEqual(all[7]!.goods.map(({ name }) => name));
    const again = await ask(app, orderImportRoutes.store, { params: { id: ready.id } });
    expect(again).toMatchObject({ code: SERVICE_CODES.wrongState, detail: "STORED" });
  });

  test("ORD-12 wrong cells come back by row and column, masked, and red in the same workbook; corrected it is stored", async () => {
    const all = fresh(12).map((one) => ({ ...one, goods: one.goods.slice(0, 1) }));
    const bytes = await sheetOf(all, "zh-CN", [
      [3, "customerCode", "9999999999"],
      [4, "receiver.phone", "telephone 0123456789"],
      [5, "declaredValue", "12.5"],
      [6, "payMethod", "谁付"],
      [7, "customerCode", all[0]!.customerCode],
      [7, "payMonthCard", null],
      [7, "taxMonthCard", null],
      [7, "customerOrderNo", all[0]!.customerOrderNo],
    ]);
    const wrong = await checked(bytes);
    expect(wrong).toMatchObject({ state: "WRONG", wrongCells: 5, wrongRows: 5, hasMarked: true });
    expect((await errorsOf(wrong)).map(({ row, field, rule, value }) => [row, field, rule, value])).toEqual([
      [3, "customerCode", "customer.unknown", "9999999999"],
      [4, "receiver.phone", "phone.number", "••• ••89"],
      [5, "declaredValue", "order.declaredInteger", "12.5"],
      [6, "payMethod", "invalid", "谁付"],
      [7, "customerOrderNo", "order.number.inFile", all[0]!.customerOrderNo],
    ]);
    expect((await ask(app, orderImportRoutes.store, { params: { id: wrong.id } })).code).toBe(SERVICE_CODES.wrongState);
    const marked = await download(wrong);
    expect(marked.statusCode).toBe(200);
    const sheet = await readSheet(marked.rawPayload);
    expect(sheet.rows[0]?.cells.at(-1)).toBe("错误");
    expect(sheet.rows[4]?.cells.at(-1)).toContain("申报价值");
    const taken = await database().db.select().from(audit).where(eq(audit.type, "orderImport.downloaded"));
    expect(taken).toMatchObject([{ kind: "EXPORT", subject: wrong.id }]);
    // The marks of the first look are none of the second's.
    const ready = await checked(await corrections(marked.rawPayload, all));
    expect(ready).toMatchObject({ state: "READY", orders: 12, unknown: [] });
  });

  test("ORD-12 a row that has gone wrong since its check refuses all; nothing is half stored", async () => {
    const [one, two] = [fresh(5), fresh(3)];
    two[0]!.customerCode = one[4]!.customerCode;
    two[0]!.customerOrderNo = one[4]!.customerOrderNo;
    const first = await checked(await sheetOf(one, "en"));
    const second = await checked(await sheetOf(two, "en"));
    expect([first.state, second.state]).toEqual(["READY", "READY"]);
    expect((await stored(second)).state).toBe("STORED");
    const before = await count();
    const refused = await stored(first);
    expect(refused).toMatchObject({ state: "WRONG", wrongCells: 1, hasMarked: true });
    expect(await errorsOf(refused)).toMatchObject([{ rule: "order.number.taken", field: "customerOrderNo" }]);
    const { traceId } = refused;
    expect(await database().db.select().from(failedOrder).where(eq(failedOrder.traceId, traceId))).toMatchObject([
      { write: "STORE", reason: "NUMBER", customerOrderNo: one[4]?.customerOrderNo, site: "MY" },
    ]);
    expect(await count()).toBe(before);
  });

  test("ORD-12 a file seen before is told, and that its orders were stored", async () => {
    const bytes = await sheetOf(fresh(1), "en");
    const first = await checked(bytes);
    expect(first.seenAt).toBeNull();
    await stored(first);
    const second = await checked(bytes);
    expect(second).toMatchObject({ state: "WRONG", seenAt: first.createdAt, wasStored: true });
  });

  test("PERM-02 an importer places orders for the customers among his rows, and sees what he uploaded alone", async () => {
    const mine = await checked(await sheetOf(fresh(1), "en"));
    const other = { user: "narrow", scope: "narrow" };
    expect(await result(app, orderImportRoutes.byIds, { body: { ids: [mine.id] } }, { caller: other })).toEqual([]);
    const elsewhere = { site: "VN" } as const;
    expect(await result(app, orderImportRoutes.byIds, { body: { ids: [mine.id] } }, { caller: elsewhere })).toEqual([]);
    expect(await errorsOf(mine, other)).toEqual([]);
    expect((await download(mine, other)).statusCode).toBe(404);
    expect((await ask(app, orderImportRoutes.store, { params: { id: mine.id } }, { caller: other })).code).toBe(
      SERVICE_CODES.notFound,
    );
    const theirs = await checked(await sheetOf(fresh(1), "en"), { caller: other });
    expect(await errorsOf(theirs, other)).toMatchObject([{ rule: "customer.unknown" }]);
    const { id: file } = await upload(await sheetOf(fresh(1), "en"));
    const stolen = await ask(app, orderImportRoutes.dryRun, { body: { file } }, { caller: other });
    expect(stolen.code).toBe(SERVICE_CODES.notFound);
  });

  test("ORD-12 wrong cells of all sheets of the site are listed, counted and taken along; whom data groups keep sees his own", async () => {
    const wrong = await checked(await sheetOf(fresh(1), "en", [[2, "weight", "heavy"]]), { name: "counted.xlsx" });
    const list = async (caller = {}) =>
      (
        await result(
          app,
          batchOrderErrorRoutes.pageQuery,
          { body: { pageSize: 50, filter: { fileName: "counted.xlsx" } } },
          { caller: { user: "u-other", ...caller } },
        )
      ).data;
    expect(await list()).toMatchObject([{ importId: wrong.id, row: 2, field: "weight", value: "heavy" }]);
    expect(await list({ scope: "narrow" })).toEqual([]);
    expect(await list({ site: "VN" })).toEqual([]);
    const counts = await result(app, batchOrderErrorRoutes.analysis, {});
    expect(counts).toContainEqual({ by: "FILE", key: "counted.xlsx", count: 1, files: 1 });
    expect(counts.map(({ by }) => by)).toEqual(expect.arrayContaining(["RULE", "FIELD", "FILE"]));
    const taken = await app.inject({
      method: "POST",
      url: batchOrderErrorRoutes.download.path,
      headers: { ...callerHeaders("order", "BATCH_ORDER_ERROR.DOWNLOAD"), ...zh },
      payload: { filter: { fileName: "counted.xlsx" } },
    });
    expect(taken.payload).toContain("counted.xlsx");
    expect(taken.payload).toContain("heavy");
  });

  test("ORD-12 what can't be read as orders says why: columns, rows, formulas", async () => {
    const csv = (text: string) => new TextEncoder().encode(text);
    expect(await checked(csv("客户编码,颜色\r\n1,2"), { name: "a.csv" })).toMatchObject({
      state: "REFUSED",
      refusal: "COLUMNS_MISSING",
      unknown: ["颜色"],
      missing: expect.arrayContaining(["goods.name"]),
    });
    const heads = IMPORT_COLUMN_KEYS.join(",");
    expect(await checked(csv(`${heads},customerCode\r\n1`), { name: "a.csv" })).toMatchObject({
      refusal: "COLUMNS_DOUBLED",
      missing: ["customerCode"],
    });
    expect(await checked(csv(`${heads}\r\n`), { name: "a.csv" })).toMatchObject({ refusal: "EMPTY" });
    expect(await checked(csv(heads + "\r\nx".repeat(10_001)), { name: "a.csv" })).toMatchObject({
      refusal: "TOO_MANY_ROWS",
    });
    const formula = await checked(await sheetOf(fresh(1), "en", [[2, "customerCode", "=1+1"]]));
    expect(formula.state).toBe("WRONG");
  });

  test("ORD-12 the template comes in the language of the request", async () => {
    const answered = await app.inject({
      url: orderImportRoutes.template.path,
      headers: { ...callerHeaders("order", "ORDER_IMPORT.VIEW"), ...zh },
    });
    const { rows } = await readSheet(answered.rawPayload);
    expect(rows[0]?.cells[0]).toBe("客户编码 *");
  });
});
