import { newId } from "@linehaul/kit/ids";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { released } from "@linehaul/kit/testing/filling";
import { result, testService } from "@linehaul/kit/testing/service";
import { newDelivery } from "@linehaul/kit/way-out/ask";
import { delivery } from "@linehaul/kit/way-out/tables";
import { orderMyTasksRoutes } from "@linehaul/schema/accounts/my-tasks";
import { MOST_WAITING } from "@linehaul/schema/accounts/waiting";
import type { MenuButton } from "@linehaul/schema/modules";
import { NO_ROWS } from "@linehaul/schema/scope";
import type { FastifyInstance } from "fastify";
import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { storeOrders } from "../../demo.ts";
import { demoOrders } from "../../demo/order.ts";
import { orders, type OrderRecord } from "../../orders/order/table.ts";
import { cancellationOf } from "../../orders/order-push/push.ts";
import { order as service } from "../../service.ts";

const COUNT = 120;
const make = demoOrders({ orders: COUNT, until: new Date("2026-11-20T10:00:00Z") });
const all = Array.from({ length: COUNT }, (_, n) => make(n));
const mine = all.filter(({ order }) => order.site === "MY");
const at = (n: number) => new Date(Date.UTC(2026, 10, 1, 0, n));
const my = { sites: ["MY" as const], countries: null, orgs: null, customers: null };
const scopeOf = { my, none: NO_ROWS };

onEachDatabase(released(service), (database) => {
  let app: FastifyInstance;
  /** The customs system did not take these, one minute after the other. */
  const fail = (failed: readonly OrderRecord[]) =>
    database()
      .db.insert(delivery)
      .values(
        failed.map((order, n) => ({
          ...newDelivery("CUSTOMS", cancellationOf(order, new Map()), 1, { askedBy: "clerk", at: at(n), traceId: "0" }),
          state: "FAILED" as const,
        })),
      );
  beforeAll(async () => {
    await storeOrders(database().db, all);
    await fail(await database().db.select().from(orders).orderBy(asc(orders.id)));
    app = await testService({ ...service, database: database(), scopeOf });
  });
  afterAll(() => app.close());

  const waiting = async (scope: keyof typeof scopeOf, also: MenuButton[], button: MenuButton = "MY_TASKS.VIEW") =>
    (
      await result(
        app,
        orderMyTasksRoutes.waiting,
        { body: { kinds: ["PUSH_FAILED", "CLIENT_EXCEEDS"] } },
        { button, caller: { site: "MY", scope, also } },
      )
    ).data;

  test("ORD-09 failed pushes wait for who may see them: how many of his rows, and which longest", async () => {
    const first = mine
      .toSorted((a, b) => (a.order.id < b.order.id ? -1 : 1))
      .slice(0, 3)
      .map(({ order }) => order.sfWaybillNo);
    const [found, ...more] = await waiting("my", ["ORDER_PUSH_EXTERNAL.VIEW"]);
    expect(more).toEqual([]);
    expect(found).toMatchObject({ kind: "PUSH_FAILED", count: mine.length, isMore: false });
    expect(found?.first.map(({ name }) => name)).toEqual(first);
    expect(await waiting("my", [], "ORDER_PUSH_EXTERNAL.VIEW")).toEqual([found]);
    expect(await waiting("none", ["ORDER_PUSH_EXTERNAL.VIEW"])).toMatchObject([{ count: 0, first: [] }]);
  });

  test("PERM-01 a kind is left out whose button the token does not name", async () => {
    expect(await waiting("my", [])).toEqual([]);
    expect(await waiting("my", ["AUTH_CLIENT.VIEW"])).toEqual([]);
  });

  test("nobody counts further than a thousand", async () => {
    const [one] = await database().db.select().from(orders).where(eq(orders.site, "MY")).limit(1);
    await fail(Array.from({ length: MOST_WAITING }, () => ({ ...one!, id: newId() })));
    const [found] = await waiting("my", ["ORDER_PUSH_EXTERNAL.VIEW"]);
    expect(found).toMatchObject({ count: MOST_WAITING, isMore: true });
  });
});
