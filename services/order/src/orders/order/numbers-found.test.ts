import { onEachDatabase } from "@linehaul/kit/testing/database";
import { released } from "@linehaul/kit/testing/filling";
import { ask, result, testService } from "@linehaul/kit/testing/service";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { MOST_NUMBERS } from "@linehaul/schema/orders/order/number-kinds";
import { orderRoutes } from "@linehaul/schema/orders/order/routes";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { storeOrders } from "../../demo.ts";
import { demoOrders } from "../../demo/order.ts";
import { order as service } from "../../service.ts";

const make = demoOrders({ orders: 120, until: new Date("2026-11-20T10:00:00Z") });
const all = Array.from({ length: 120 }, (_, i) => make(i));
const [mine, theirs] = [all.filter((o) => o.order.site === "VN"), all.filter((o) => o.order.site === "MY")];
const [first, second] = [mine[0]!, mine[1]!];
const scopeOf = {
  vn: { sites: ["VN"], countries: null, orgs: null, customers: null },
  customer: { sites: ["VN"], countries: null, orgs: null, customers: [first.order.customerCode] },
};

onEachDatabase(released(service), (database) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    await storeOrders(database().db, all);
    app = await testService({ ...service, database: database(), scopeOf });
  });
  afterAll(() => app.close());

  const look = (numbers: string[], scope: keyof typeof scopeOf = "vn", more: object = {}) =>
    result(
      app,
      orderRoutes.pageQuery,
      { body: { pageSize: 50, filter: { numbers, ...more }, want: ["numbersFound"] } },
      { caller: { site: "VN", scope } },
    );

  test("ORD-01 numbers of no order come apart, as they were given; one of another site is none", async () => {
    const other = theirs[0]!.order.sfWaybillNo;
    const { data, numbersFound } = await look(["nobody's", first.order.sfWaybillNo, other]);
    expect(data.map(({ id }) => id)).toEqual([first.order.id]);
    expect(numbersFound).toEqual({ unknown: ["nobody's", other], foundBy: [] });
  });
  test("ORD-01 PERM-02 a number of an order outside one's rows is as unknown as any other", async () => {
    const outside = mine.find((o) => o.order.customerCode !== first.order.customerCode)!.order.sfWaybillNo;
    const { numbersFound } = await look([outside, first.order.sfWaybillNo], "customer");
    expect(numbersFound?.unknown).toEqual([outside]);
  });
  test("ORD-01 an order says by which other number it was found, however that was typed", async () => {
    const { sfWaybillNo, customerOrderNo } = second.order;
    const typed = ` ${customerOrderNo.toLowerCase().slice(0, 3)} ${customerOrderNo.toLowerCase().slice(3)}`;
    const by = { sfWaybillNo, number: customerOrderNo.toUpperCase(), kind: "CUSTOMER_ORDER" };
    expect((await look([typed])).numbersFound).toEqual({ unknown: [], foundBy: [by] });
    // Its waybill was asked for as well: it was found by that.
    expect((await look([typed, sfWaybillNo])).numbersFound).toEqual({ unknown: [], foundBy: [] });
  });
  test("ORD-01 what the other filters keep away is not unknown", async () => {
    const more = { orderStatus: [first.order.orderStatus === "CANCELLED" ? "DELIVERED" : "CANCELLED"] };
    const { data, numbersFound } = await look([first.order.sfWaybillNo], "vn", more);
    expect({ data, numbersFound }).toEqual({ data: [], numbersFound: { unknown: [], foundBy: [] } });
  });
  test("ORD-01 a thousand numbers at once, not one more", async () => {
    const many = Array.from({ length: MOST_NUMBERS }, (_, n) => `NOBODY${n}`);
    const { numbersFound } = await look([...many.slice(1), first.order.sfWaybillNo]);
    expect(numbersFound?.unknown.length).toBe(MOST_NUMBERS - 1);
    const body = { pageSize: 5, filter: { numbers: [...many, "ONE"] } };
    const refused = await ask(app, orderRoutes.pageQuery, { body }, { caller: { site: "VN", scope: "vn" } });
    expect(refused.code).toBe(SERVICE_CODES.invalid);
  });
  test("nothing is looked up where it is not wanted, and without numbers", async () => {
    const caller = { site: "VN", scope: "vn" } as const;
    const body = { pageSize: 5, filter: { numbers: ["NOBODY"] } };
    expect((await result(app, orderRoutes.pageQuery, { body }, { caller })).numbersFound).toBeNull();
    expect((await look([])).numbersFound).toBeNull();
  });
});
