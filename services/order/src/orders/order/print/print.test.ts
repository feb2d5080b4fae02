import { newId } from "@linehaul/kit/ids";
import { openJobs } from "@linehaul/kit/jobs/jobs";
import { audit, outbox } from "@linehaul/kit/tables";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { released } from "@linehaul/kit/testing/filling";
import { ask, callerHeaders, result, testService } from "@linehaul/kit/testing/service";
import { until } from "@linehaul/kit/testing/until";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { BUTTONS } from "@linehaul/schema/modules";
import { orderPrintRoutes } from "@linehaul/schema/orders/order/print";
import { orderRoutes } from "@linehaul/schema/orders/order/routes";
import { orderActRoutes } from "@linehaul/schema/orders/order/act";
import { DONE_AT_ONCE } from "@linehaul/schema/orders/order/act-limits";
import { NO_ROWS } from "@linehaul/schema/scope";
import { desc, eq, inArray } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { storeOrders } from "../../../demo.ts";
import { demoOrders } from "../../../demo/order.ts";
import { order as service } from "../../../service.ts";
import { setState } from "../lifecycle/testing/set-state.ts";
import { KEPT_MS } from "./act.ts";
import { readPdf } from "./testing/read-pdf.ts";

const COUNT = 1600;
const make = demoOrders({ orders: COUNT, until: new Date("2026-11-20T10:00:00Z") });
const all = Array.from({ length: COUNT }, (_, i) => make(i));
const ofSite = all.filter(({ order }) => order.site === "MY");
const live = ofSite.filter(({ order }) => order.orderStatus !== "CANCELLED").map(({ order }) => order);
const cancelled = ofSite.find(({ order }) => order.orderStatus === "CANCELLED")!.order;
const foreign = all.find(({ order }) => order.site === "VN")!.order;
const ids = (some: readonly { readonly id: string }[]): string[] => some.map(({ id }) => id);
const scopeOf = { none: NO_ROWS, my: { sites: ["MY"], countries: null, orgs: null, customers: null } };
const standingOf = async () => ({ buttons: [...BUTTONS], scope: "my" });
const { labels, invoices, labelConfig, invoiceConfig, file } = orderPrintRoutes;
type Button = (typeof file.may)[number];

onEachDatabase(released(service), (database) => {
  let app: FastifyInstance;
  let now = new Date("2026-11-20T10:00:00Z");
  beforeAll(async () => {
    await storeOrders(database().db, all);
    app = await testService({ ...service, database: database(), jobs: openJobs, scopeOf, standingOf, now: () => now });
  });
  afterAll(() => app.close());

  const by = (button: Button, user = "u-1", scope = "my") => ({ button, caller: { site: "MY", scope, user } }) as const;
  const list = by("ORDER_LIST.PRINT_WAYBILL");
  const invoicing = by("ORDER_LIST.PRINT_INVOICE");
  const fetched = async (printId: string, { button, caller }: ReturnType<typeof by> = list) => {
    const answer = await app.inject({
      method: file.method,
      url: file.path,
      headers: callerHeaders("order", button, caller),
      payload: { printId },
    });
    return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload };
  };
  const asked = async (some: readonly string[]) =>
    (await result(app, labels, { body: { ids: [...some], paper: "LABEL" } }, list)).actId;

  describe("ORD-10", () => {
    test("labels of orders are a PDF whose codes are their parcels' numbers, in the order that was asked for", async () => {
      const some = live.slice(0, 6);
      const { status, headers, bytes } = await fetched(await asked(ids(some)));
      expect([status, headers["content-type"], headers["content-disposition"]]).toEqual([
        200,
        "application/pdf",
        'inline; filename="labels.pdf"',
      ]);
      const codes = (await readPdf(bytes)).map((page) => page.codes.find((code) => !code.includes("|")));
      expect(codes).toEqual(
        some.flatMap((o) =>
          Array.from(
            { length: o.parcelNum },
            (_, n) => [o.sfWaybillNo, ...(o.mergedWaybillNos ?? [])][n] ?? o.sfWaybillNo,
          ),
        ),
      );
    });

    test("invoices say what the orders are worth, as many copies as were asked for", async () => {
      const some = live.slice(0, 3);
      const { actId: printId } = await result(app, invoices, { body: { ids: ids(some), copies: 2 } }, invoicing);
      const pages = await readPdf((await fetched(printId, invoicing)).bytes, false);
      const config = await result(app, invoiceConfig, { body: { ids: ids(some) } }, invoicing);
      expect(pages).toHaveLength(2 * config.reduce((sum, o) => sum + o.pages, 0));
      const amounts = pages.map(({ text }) => text.replace(/[\s,]/g, "")).join("");
      for (const o of some)
        expect(amounts.split(`${o.declaredCurrency}${o.declaredValue}`).length - 1).toBeGreaterThanOrEqual(2);
    });

    test("cancelled orders are named and left out, each with its outcome; of nothing but them there is no file", async () => {
      const some = [cancelled.id, live[0]!.id];
      const config = await result(app, labelConfig, { body: { ids: some } }, list);
      const { by: who, at } = config[0]!;
      expect(config).toMatchObject([
        { id: cancelled.id, isCancelled: true, sfWaybillNo: cancelled.sfWaybillNo },
        { id: live[0]!.id, isCancelled: false, sfWaybillNo: live[0]!.sfWaybillNo, by: null, at: null },
      ]);
      const text = (await readPdf((await fetched(await asked(some))).bytes, false)).map((page) => page.text).join();
      expect(text).not.toContain(cancelled.customerOrderNo);
      const refused = { isDone: false, code: SERVICE_CODES.wrongState, stateFound: "CANCELLED", by: who, at };
      const none = await result(app, labels, { body: { ids: [cancelled.id], paper: "A4" } }, list);
      expect(none).toMatchObject({ kind: "LABELS", taskId: null, outcomes: [refused] });
      expect((await fetched(none.actId)).status).toBe(404);
    });

    test.each([0, 1000, 1.5, -1])("%s copies are refused at the field, and nothing is recorded", async (copies) => {
      const before = await database().db.$count(audit);
      const refused = await ask(app, invoices, { body: { ids: [live[0]!.id], copies } }, invoicing);
      expect(refused).toMatchObject({ status: 400, code: SERVICE_CODES.invalid, fields: [{ path: ["copies"] }] });
      expect(await database().db.$count(audit)).toBe(before);
    });

    test("1,001 orders and 5,001 pages are refused at their field, and so is one that is named twice", async () => {
      const many = Array.from({ length: 1001 }, () => newId());
      expect(await ask(app, labels, { body: { ids: many, paper: "A4" } }, list)).toMatchObject({
        code: SERVICE_CODES.invalid,
        fields: [{ path: ["ids"], key: "list.max", params: { maximum: 1000 } }],
      });
      expect(await ask(app, labelConfig, { body: { ids: many } }, list)).toMatchObject({ code: SERVICE_CODES.invalid });
      const twice = [live[0]!.id, live[0]!.id];
      expect(await ask(app, labels, { body: { ids: twice, paper: "A4" } }, list)).toMatchObject({
        code: SERVICE_CODES.invalid,
      });
      const before = await database().db.$count(audit);
      expect(await ask(app, invoices, { body: { ids: ids(live.slice(-10)), copies: 999 } }, invoicing)).toMatchObject({
        code: SERVICE_CODES.invalid,
        fields: [{ path: ["copies"], key: "print.pages", params: { maximum: 5000 } }],
      });
      expect(await database().db.$count(audit)).toBe(before);
    });

    test("who printed, when and how often stands in detail, history and what is asked before the next print", async () => {
      const one = live[20]!;
      await asked([one.id]);
      now = new Date(now.getTime() + 60_000);
      await asked([one.id]);
      const last = { times: 2, by: "admin", at: now.toISOString() };
      expect(await result(app, labelConfig, { body: { ids: [one.id] } }, list)).toMatchObject([{ printed: last }]);
      expect(await result(app, invoiceConfig, { body: { ids: [one.id] } }, invoicing)).toMatchObject([
        { printed: null },
      ]);
      const [detail] = await result(app, orderRoutes.details, { body: { ids: [one.id] } }, { caller: { site: "MY" } });
      expect(detail).toMatchObject({ labelPrinted: last, invoicePrinted: null });
      expect(detail?.history.filter(({ event }) => event === "LABEL_PRINTED")).toHaveLength(2);
    });
  });

  test("PERM-12 each order is recorded as printed before its file is asked for, and nothing of its people", async () => {
    const some = live.slice(30, 33);
    await asked(ids(some));
    const rows = await database()
      .db.select()
      .from(audit)
      .where(inArray(audit.subject, ids(some)));
    expect(new Set(rows.map(({ subject }) => subject))).toEqual(new Set(ids(some)));
    expect(rows).toHaveLength(3);
    for (const row of rows) expect(row).toMatchObject({ kind: "PRINT", type: "order.printed", module: "ORDER_LIST" });
    const told = await database().db.select().from(outbox).where(eq(outbox.subject, some[0]!.id));
    const written = JSON.stringify([rows, told], (_k, v: unknown) => (typeof v === "bigint" ? String(v) : v));
    expect(written).not.toContain(some[0]!.receiverName);
    expect(written).not.toContain(some[0]!.receiverPhone);
  });

  test("PERM-02 an order outside of the caller's rows is not found, neither told of nor recorded, and stops no other", async () => {
    const some = [live[40]!.id, foreign.id];
    const { actId, outcomes } = await result(app, labels, { body: { ids: some, paper: "LABEL" } }, list);
    expect(outcomes).toMatchObject([
      { orderId: live[40]!.id, isDone: true },
      { orderId: foreign.id, isDone: false, code: SERVICE_CODES.notFound, sfWaybillNo: null, stateFound: null },
    ]);
    expect(await database().db.$count(audit, eq(audit.subject, foreign.id))).toBe(0);
    const text = (await readPdf((await fetched(actId)).bytes, false)).map((page) => page.text).join();
    expect(text).not.toContain(foreign.customerOrderNo);
    expect(ids(await result(app, labelConfig, { body: { ids: some } }, list))).toEqual([live[40]!.id]);
    expect(
      await result(app, labelConfig, { body: { ids: some } }, by("ORDER_LIST.PRINT_WAYBILL", "u-1", "none")),
    ).toEqual([]);
  });

  test("PERM-02 what was asked for is fetched by whoever asked, by a button of the same, within the hour, and within his rows", async () => {
    const printId = await asked([live[50]!.id]);
    const seen = async (who: ReturnType<typeof by>) => (await fetched(printId, who)).status;
    expect(await seen(by("ORDER_LIST.PRINT_WAYBILL", "u-2"))).toBe(404);
    expect(await seen(by("ORDER_DETAIL.PRINT_WAYBILL"))).toBe(200);
    expect(await seen(invoicing)).toBe(404);
    expect(await seen(list)).toBe(200);
    await setState(database().db, [live[50]!.id], "CANCELLED");
    expect((await fetched(printId)).status).toBe(404);
    const other = await asked([live[51]!.id]);
    expect((await fetched(other, by("ORDER_LIST.PRINT_WAYBILL", "u-1", "none"))).status).toBe(404);
    now = new Date(now.getTime() + KEPT_MS + 1);
    expect((await fetched(other)).status).toBe(404);
  });

  test("ORD-10 more than 20 are printed by a task: each is recorded and has its outcome, and all are one file in their order", async () => {
    const some = live.slice(70, 70 + DONE_AT_ONCE * 2 + 3);
    const wanted = [...ids(some.slice(0, 25)), cancelled.id, ...ids(some.slice(25))];
    const key = { ...list, headers: { "idempotency-key": "print-many-1" } };
    const body = { ids: wanted, paper: "A4" } as const;
    const asked = await result(app, labels, { body }, key);
    expect(asked).toMatchObject({ state: "PENDING", kind: "LABELS", orders: wanted.length, outcomes: [] });
    expect(await result(app, labels, { body }, key)).toEqual(asked);
    const taskId = asked.taskId!;
    const act = await until(
      () => result(app, orderActRoutes.detail, { body: { taskId } }, list),
      (found) => found?.state === "SUCCESS",
    );
    expect(act?.outcomes.map(({ orderId }) => orderId)).toEqual(wanted);
    expect(act?.outcomes.filter(({ isDone }) => !isDone)).toMatchObject([
      { orderId: cancelled.id, code: SERVICE_CODES.wrongState },
    ]);
    const rows = await database()
      .db.select()
      .from(audit)
      .where(inArray(audit.subject, ids(some)));
    expect(new Set(rows.map(({ subject }) => subject))).toEqual(new Set(ids(some)));
    expect(rows).toHaveLength(some.length);
    for (const row of rows) expect(row).toMatchObject({ kind: "PRINT", module: "ORDER_LIST", userName: "admin" });
    const pages = await readPdf((await fetched(taskId)).bytes, false);
    const text = pages.map((page) => page.text.replace(/\s/g, "")).join();
    const places = some.map(({ sfWaybillNo }) => text.indexOf(sfWaybillNo));
    expect(places.every((place, n) => place >= 0 && (n === 0 || place > places[n - 1]!))).toBe(true);
    expect((await fetched(taskId, by("ORDER_LIST.PRINT_WAYBILL", "u-2"))).status).toBe(404);
  });

  test("ERR-05 the same key prints once", async () => {
    const key = { ...list, headers: { "idempotency-key": "print-once-1" } };
    const body = { ids: [live[60]!.id], paper: "LABEL" } as const;
    const [first, second] = [
      await result(app, labels, { body: { ...body, ids: [...body.ids] } }, key),
      await result(app, labels, { body: { ...body, ids: [...body.ids] } }, key),
    ];
    expect(second).toEqual(first);
    const rows = await database()
      .db.select()
      .from(audit)
      .where(eq(audit.subject, live[60]!.id))
      .orderBy(desc(audit.at));
    expect(rows).toHaveLength(1);
  });
});
