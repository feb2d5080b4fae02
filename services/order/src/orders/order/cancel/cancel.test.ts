import { audit, outbox } from "@linehaul/kit/tables";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { released } from "@linehaul/kit/testing/filling";
import { deliver } from "@linehaul/kit/way-out/ask";
import { delivery } from "@linehaul/kit/way-out/tables";
import { ask, result, testService } from "@linehaul/kit/testing/service";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { cancelRecordRoutes } from "@linehaul/schema/orders/cancel-record";
import { orderCancelRoutes } from "@linehaul/schema/orders/order/cancel";
import { CANCEL_TYPE_OF, type CancelButton, mayStep } from "@linehaul/schema/orders/order/lifecycle";
import { ORDER_STATUSES, type OrderStatus } from "@linehaul/schema/orders/order/status";
import { orderRoutes } from "@linehaul/schema/orders/order/routes";
import { NO_ROWS } from "@linehaul/schema/scope";
import { and, asc, eq, inArray } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { storeOrders } from "../../../demo.ts";
import { demoOrders } from "../../../demo/order.ts";
import { order as service } from "../../../service.ts";
import { setState } from "../lifecycle/testing/set-state.ts";
import { orderHistory, orderNumber } from "../parts/table.ts";
import { orders } from "../table.ts";

const make = demoOrders({ orders: 1600, until: new Date("2026-11-20T10:00:00Z") });
const all = Array.from({ length: 1600 }, (_, i) => make(i));
const mine = all.filter(({ order }) => order.site === "MY").map(({ order }) => order);
const foreign = all.find(({ order }) => order.site === "VN" && order.orderStatus !== "CANCELLED")!.order;
const scopeOf = { none: NO_ROWS, my: { sites: ["MY"], countries: null, orgs: null, customers: null } };
const { preview, cancel, cancelApproved } = orderCancelRoutes;
const NOW = new Date("2026-11-20T10:00:00Z");
const BUTTONS: readonly CancelButton[] = ["ORDER_LIST.CANCEL", "ORDER_DETAIL.CANCEL", "ORDER_LIST.CANCEL_APPROVED"];

onEachDatabase(released(service), (database) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    await storeOrders(database().db, all);
    app = await testService({ ...service, database: database(), scopeOf, now: () => NOW });
  });
  afterAll(() => app.close());

  let taken = 0;
  /** An order of nobody else's test, in that state. */
  async function fresh(orderStatus: OrderStatus): Promise<(typeof mine)[number]> {
    const live = mine.filter((order) => order.orderStatus === "DELIVERED");
    const order = live[taken++]!;
    await setState(database().db, [order.id], orderStatus);
    return order;
  }
  const by = (button: CancelButton, more: object = {}) =>
    ({ button, caller: { site: "MY", scope: "my", userName: "clerk.my", ...more } }) as const;
  const body = (ids: readonly string[], more: object = {}) => ({
    ids: [...ids],
    reason: "Ordered twice by mistake",
    page: "ORDER_LIST" as const,
    ...more,
  });
  const cancelled = (ids: readonly string[], button: CancelButton = "ORDER_LIST.CANCEL", more: object = {}) =>
    result(
      app,
      button === "ORDER_LIST.CANCEL_APPROVED" ? cancelApproved : cancel,
      { body: body(ids, more) },
      by(button),
    );
  const rowOf = async (id: string) => (await database().db.select().from(orders).where(eq(orders.id, id)))[0]!;
  const recordOf = async (waybill: string) => {
    const read = { button: "CANCEL_RECORD.VIEW", caller: { site: "MY", scope: "my" } } as const;
    const filter = { numbers: [waybill] };
    return (await result(app, cancelRecordRoutes.pageQuery, { body: { pageSize: 10, filter } }, read)).data;
  };

  test.each(ORDER_STATUSES.flatMap((status) => BUTTONS.map((button) => [button, status] as const)))(
    "ORD-06 %s and an order that is %s",
    async (button, status) => {
      const order = await fresh(status);
      const { outcomes, taskId, state } = await cancelled([order.id], button);
      expect([taskId, state]).toEqual([null, "SUCCESS"]);
      const may = mayStep("CANCELLED", button, status);
      expect(may).toBe(
        ["TO_VERIFY", "TO_CONTACT", "TO_SUPPLEMENT"].includes(status) ||
          (["APPROVED", "PICKED_UP", "IN_TRANSIT"].includes(status) && button === "ORDER_LIST.CANCEL_APPROVED"),
      );
      expect(outcomes).toEqual([
        {
          orderId: order.id,
          sfWaybillNo: order.sfWaybillNo,
          isDone: may,
          code: may ? null : SERVICE_CODES.wrongState,
          stateFound: status,
          by: null,
          at: null,
        },
      ]);
      expect((await rowOf(order.id)).orderStatus).toBe(may ? "CANCELLED" : status);
      expect(await recordOf(order.sfWaybillNo)).toMatchObject(
        may ? [{ stateBefore: status, type: CANCEL_TYPE_OF[button], cancelledBy: "clerk.my" }] : [],
      );
    },
  );

  describe("ORD-06", () => {
    test("states, history, record, event and audit row come of one cancellation; the number stays taken", async () => {
      const { db } = database();
      const order = await fresh("TO_CONTACT");
      await cancelled([order.id], "ORDER_DETAIL.CANCEL", {
        page: "ORDER_DETAIL",
        byCustomer: true,
        reason: " 客户要求 ",
      });
      expect(await rowOf(order.id)).toMatchObject({
        orderStatus: "CANCELLED",
        auditStatus: "CANCELLED",
        cancelType: "BY_CUSTOMER",
        cancelReason: "客户要求",
        cancelledAt: NOW,
      });
      const entries = await db
        .select()
        .from(orderHistory)
        .where(and(eq(orderHistory.orderId, order.id), eq(orderHistory.event, "CANCELLED")));
      expect(entries).toMatchObject([{ actor: "clerk.my", at: NOW, params: { type: "BY_CUSTOMER" } }]);
      expect(await recordOf(order.sfWaybillNo)).toMatchObject([
        {
          orderId: order.id,
          stateBefore: "TO_CONTACT",
          auditBefore: "TO_CONTACT",
          reason: "客户要求",
          page: "ORDER_DETAIL",
        },
      ]);
      const told = await db.select().from(outbox).where(eq(outbox.subject, order.id));
      expect(told).toMatchObject([
        {
          type: "order.cancelled",
          site: "MY",
          data: { sfWaybillNo: order.sfWaybillNo, stateBefore: "TO_CONTACT", cancelType: "BY_CUSTOMER" },
        },
      ]);
      const trail = await db.select().from(audit).where(eq(audit.subject, order.id));
      expect(trail).toMatchObject([
        {
          type: "order.cancelled",
          button: "ORDER_DETAIL.CANCEL",
          reason: "客户要求",
          before: { orderStatus: "TO_CONTACT" },
        },
      ]);
      const numbers = await db.select().from(orderNumber).where(eq(orderNumber.orderId, order.id));
      expect(numbers.map(({ number }) => number)).toContain(order.sfWaybillNo);
    });

    test("ORD-09 what the customs system was told of is followed by a cancellation, in the same transaction; else it hears nothing", async () => {
      const { db } = database();
      const [told, untold] = [await fresh("TO_VERIFY"), await fresh("TO_VERIFY")];
      const { id: subject, sfWaybillNo: name, site } = told;
      const about = { subject, name, site, country: null, orgCode: null, customerCode: null };
      const asking = { askedBy: "siti", at: NOW, traceId: "0".repeat(32) };
      await deliver(db, "CUSTOMS", [{ ...about, kind: "DECLARE", content: {} }], asking);
      await cancelled([told.id, untold.id]);
      const sent = await db
        .select()
        .from(delivery)
        .where(inArray(delivery.subject, [told.id, untold.id]))
        .orderBy(asc(delivery.version));
      expect(sent.map((one) => [one.subject, one.version, one.kind, one.askedBy])).toEqual([
        [told.id, 1, "DECLARE", "siti"],
        [told.id, 2, "CANCEL", "clerk.my"],
      ]);
    });

    test("each order has its own outcome, and what can't be cancelled stops no other; who came second is told who was first", async () => {
      const [open, delivered, gone] = [await fresh("TO_VERIFY"), await fresh("DELIVERED"), await fresh("TO_VERIFY")];
      await cancelled([gone.id]);
      const { outcomes } = await result(
        app,
        cancel,
        { body: body([delivered.id, foreign.id, open.id, gone.id]) },
        by("ORDER_LIST.CANCEL", { userName: "second.my" }),
      );
      expect(
        outcomes.map(({ orderId, code, stateFound, by: who, at }) => [orderId, code, stateFound, who, at]),
      ).toEqual([
        [delivered.id, SERVICE_CODES.wrongState, "DELIVERED", null, null],
        [foreign.id, SERVICE_CODES.notFound, null, null, null],
        [open.id, null, "TO_VERIFY", null, null],
        [gone.id, SERVICE_CODES.wrongState, "CANCELLED", "clerk.my", NOW.toISOString()],
      ]);
      expect((await rowOf(foreign.id)).orderStatus).toBe(foreign.orderStatus);
    });

    test("PERM-02 an order outside of the caller's rows is not found, by the question either", async () => {
      const order = await fresh("TO_VERIFY");
      const none = by("ORDER_LIST.CANCEL", { scope: "none" });
      const { outcomes } = await result(app, cancel, { body: body([order.id]) }, none);
      expect(outcomes).toMatchObject([{ code: SERVICE_CODES.notFound, sfWaybillNo: null, stateFound: null }]);
      expect(await result(app, preview, { body: { ids: [order.id] } }, none)).toEqual([]);
      expect((await rowOf(order.id)).orderStatus).toBe("TO_VERIFY");
    });

    test("the question says how each stands, in the order that was asked for", async () => {
      const [a, b] = [await fresh("PICKED_UP"), await fresh("TO_SUPPLEMENT")];
      await cancelled([b.id]);
      const told = await result(app, preview, { body: { ids: [b.id, a.id, foreign.id] } }, by("ORDER_LIST.CANCEL"));
      expect(told).toEqual([
        { id: b.id, sfWaybillNo: b.sfWaybillNo, orderStatus: "CANCELLED", by: "clerk.my", at: NOW.toISOString() },
        { id: a.id, sfWaybillNo: a.sfWaybillNo, orderStatus: "PICKED_UP", by: null, at: null },
      ]);
    });

    test("the same submission again answers the same outcomes, and does nothing", async () => {
      const order = await fresh("TO_VERIFY");
      const again = { ...by("ORDER_LIST.CANCEL"), headers: { "idempotency-key": `again-${order.id}` } };
      const first = await result(app, cancel, { body: body([order.id]) }, again);
      expect(await result(app, cancel, { body: body([order.id]) }, again)).toEqual(first);
      expect(first.outcomes).toMatchObject([{ isDone: true }]);
      expect(await recordOf(order.sfWaybillNo)).toHaveLength(1);
      const other = await ask(app, cancel, { body: body([order.id], { reason: "Another" }) }, again);
      expect(other.code).toBe(SERVICE_CODES.repeated);
    });

    test.each([
      ["a reason of 101 words", { reason: "word ".repeat(101) }, "reason", "words.max"],
      ["no reason", { reason: "  " }, "reason", "required"],
    ])("%s is refused at its field, and nothing is cancelled", async (_what, more, field, key) => {
      const order = await fresh("TO_VERIFY");
      const refused = await ask(app, cancel, { body: body([order.id], more) }, by("ORDER_LIST.CANCEL"));
      expect(refused).toMatchObject({ code: SERVICE_CODES.invalid, fields: [{ path: [field], key }] });
      expect((await rowOf(order.id)).orderStatus).toBe("TO_VERIFY");
    });

    test("an order twice, or more than 1,000, is refused whole", async () => {
      const order = await fresh("TO_VERIFY");
      const twice = await ask(app, cancel, { body: body([order.id, order.id]) }, by("ORDER_LIST.CANCEL"));
      expect(twice).toMatchObject({ code: SERVICE_CODES.invalid, fields: [{ path: ["ids"], key: "duplicate" }] });
      const many = Array.from({ length: 1001 }, (_, n) => `${order.id.slice(0, -4)}${n.toString(16).padStart(4, "0")}`);
      const tooMany = await ask(app, cancel, { body: body(many) }, by("ORDER_LIST.CANCEL"));
      expect(tooMany).toMatchObject({ code: SERVICE_CODES.invalid, fields: [{ path: ["ids"], key: "list.max" }] });
    });

    test("PERM-01 a clerk's button does not open the administrators' route", async () => {
      const order = await fresh("APPROVED");
      const refused = await ask(app, cancelApproved, { body: body([order.id]) }, by("ORDER_LIST.CANCEL"));
      expect(refused.code).toBe(SERVICE_CODES.notTaken);
    });

    test("a cancelled order keeps its detail, with reason, type and time", async () => {
      const order = await fresh("TO_VERIFY");
      await cancelled([order.id]);
      const read = { button: "ORDER_DETAIL.VIEW", caller: { site: "MY", scope: "my" } } as const;
      const [detail] = await result(app, orderRoutes.details, { body: { ids: [order.id] } }, read);
      expect(detail?.cancellation).toEqual({
        reason: "Ordered twice by mistake",
        type: "BY_CLERK",
        at: NOW.toISOString(),
      });
      const rows = await database()
        .db.select()
        .from(orders)
        .where(inArray(orders.id, [order.id]));
      expect(rows).toHaveLength(1);
    });
  });
});
