import { rowsOf } from "@linehaul/kit/database-type";
import { ofPage } from "@linehaul/kit/large";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { released } from "@linehaul/kit/testing/filling";
import { EVERY_ROW, result, testService } from "@linehaul/kit/testing/service";
import { OrderFilter } from "@linehaul/schema/orders/order/row";
import { orderRoutes } from "@linehaul/schema/orders/order/routes";
import { and, type SQL, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { storeOrders } from "../../../demo.ts";
import { demoOrders } from "../../../demo/order.ts";
import { order as service } from "../../../service.ts";
import { countStatuses } from "../counts.ts";
import { matching } from "../filter.ts";
import { mineOf } from "../mine.ts";
import { orders } from "../table.ts";
import { byCode } from "./asked.ts";

const make = demoOrders({ orders: 200, until: new Date("2026-11-20T10:00:00Z") });
const all = Array.from({ length: 200 }, (_, n) => make(n));

onEachDatabase(released(service), (database) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    await storeOrders(database().db, all);
    app = await testService({ ...service, database: database() });
  });
  afterAll(() => app.close());

  const found = async (filter: { product?: string[]; serviceName?: string[] }) => {
    const body = { pageSize: 200, filter };
    const { data } = await result(app, orderRoutes.pageQuery, { body }, { caller: { site: "MY" } });
    return data.map(({ id }) => id).sort();
  };
  test("ORD-01 a name of no product stands for a code that files and filters take, and that finds nothing", async () => {
    const { product } = await byCode({ serviceName: ["' or 1=1 --", "Heavy Freight"] }, database().db);
    expect(product).toContain("HEAVY_FREIGHT");
    expect(OrderFilter.shape.product.safeParse(product).error).toBeUndefined();
    expect(await found({ serviceName: ["' or 1=1 --"] })).toEqual([]);
  });
  const having = (...codes: string[]) =>
    all
      .filter(({ order: o }) => o.site === "MY" && codes.includes(o.productCode ?? ""))
      .map(({ order: o }) => o.id)
      .sort();

  test("ORD-01 SYS-08 orders are found by their products' codes, and by the English names of before, which stand for codes", async () => {
    expect(having("INTL_EXPRESS").length).toBeGreaterThan(0);
    expect(await found({ product: ["INTL_EXPRESS"] })).toEqual(having("INTL_EXPRESS"));
    expect(await found({ serviceName: ["International Express"] })).toEqual(having("INTL_EXPRESS"));
    expect(await found({ product: ["INTL_ECONOMY"], serviceName: ["E-commerce Express"] })).toEqual(
      having("INTL_ECONOMY", "ECOMMERCE_EXPRESS"),
    );
    expect(await found({ serviceName: ["Pigeon"] })).toEqual([]);
  });

  test.each([
    ["one", ["HEAVY_FREIGHT"]],
    ["several", ["HEAVY_FREIGHT", "INTL_ECONOMY"]],
  ])("ORD-01 pages and counts of %s are read from the indexes of products' codes", async (_how, product) => {
    const mine = mineOf({ site: "MY" }, EVERY_ROW);
    const { where, large } = matching({ product }, orders.createdAt, mine.kept);
    const paged = { table: orders, ...large, where: and(mine.site, where), segment: undefined, limit: 20, offset: 0 };
    const page = ofPage({ ...paged, column: orders.createdAt, direction: "desc" });
    const planOf = (asked: SQL) =>
      database().db.transaction(async (tx) => {
        // Which of two indexes has less to read, statistics tell.
        await tx.execute(sql`analyze ${orders}`);
        // So few rows would be read one after the other, and sorted.
        await tx.execute(sql`set local enable_seqscan = off`);
        await tx.execute(sql`set local enable_sort = off`);
        await tx.execute(sql`set local enable_bitmapscan = off`);
        return JSON.stringify(await rowsOf(tx, sql`explain ${asked}`, z.object({ "QUERY PLAN": z.string() })));
      });
    const plans = [
      [await planOf(sql`select 1 from ${orders} where ${page}`), "orders_product_created"],
      [await planOf(countStatuses(mine, { product })), "orders_product_states"],
    ] as const;
    for (const [plan, index] of plans) {
      expect(plan).toContain(index);
      expect(plan).not.toContain("Seq Scan on orders");
    }
  });
});
