import type { Db } from "@linehaul/kit/database-type";
import { onEachDatabase, onPostgres } from "@linehaul/kit/testing/database";
import { released } from "@linehaul/kit/testing/filling";
import { and, count, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { product } from "../../../base-data/product/table.ts";
import { storeOrders } from "../../../demo.ts";
import { demoOrders } from "../../../demo/order.ts";
import type { OrderParts } from "../parts/insert.ts";
import { order as service } from "../../../service.ts";
import { orders } from "../table.ts";
import { fillCodes } from "./fill.ts";

const ALL = 2_600;
const make = demoOrders({ orders: ALL, until: new Date("2026-11-20T10:00:00Z") });
const demo = Array.from({ length: ALL }, (_, n) => make(n));
/** As releases wrote them that knew no codes; of every fiftieth no product has the name. */
const old = (parts: OrderParts, n: number): OrderParts => ({
  ...parts,
  order: {
    ...parts.order,
    ...(n % 50 === 0 ? { serviceName: "Pigeon" } : {}),
    productCode: null,
    cargoTypeCode: null,
    payMethodCode: null,
    taxPayMethodCode: null,
  },
});
const [there, later] = [demo.slice(0, 2_300).map(old), demo.slice(2_300)];
const named = there.filter(({ order }) => order.serviceName !== "Pigeon").length;

/** What a run tells. */
async function fill(db: Db, signal = new AbortController().signal): Promise<unknown[]> {
  const told: unknown[] = [];
  await fillCodes({ db, signal, tell: (...line) => told.push(line) });
  return told;
}

onEachDatabase(released(service), (database) => {
  beforeAll(async () => {
    await storeOrders(database().db, there);
  });

  const coded = async () => {
    const [found] = await database().db.select({ n: count() }).from(orders).where(isNotNull(orders.productCode));
    return found?.n;
  };
  /** A signal that ends the work before its n-th step. */
  const killedBefore = (n: number): AbortSignal => {
    const { signal } = new AbortController();
    let steps = 0;
    signal.throwIfAborted = () => {
      if (++steps === n) throw new Error("killed");
    };
    return signal;
  };

  test("SYS-08 orders of before get their codes in steps while others are written; killed in between it goes on where it was, and does nothing twice", async () => {
    const { db } = database();
    await expect(fill(db, killedBefore(2))).rejects.toThrow("killed");
    expect(await coded()).toBe(1_000);
    const versions = () =>
      db
        .select({ id: orders.id, xmin: sql<string>`xmin::text` })
        .from(orders)
        .where(isNotNull(orders.productCode));
    const done = await versions();
    const [told] = await Promise.all([
      fill(db),
      ...[0, 100, 200].map((from) => storeOrders(db, later.slice(from, from + 100))),
    ]);
    expect(told).toEqual([["CHANGED", named - 1_000]]);
    expect(await coded()).toBe(named + later.length);
    const after = new Map((await versions()).map(({ id, xmin }) => [id, xmin]));
    expect(done.filter(({ id, xmin }) => after.get(id) !== xmin)).toEqual([]);
    expect(await fill(db)).toEqual([["CHANGED", 0]]);
  });

  test("SYS-08 a code is that of the product by its name, and who pays does so by the first way that fits; what new orders say stays", async () => {
    const { db } = database();
    const wrong = await db
      .select({ id: orders.id })
      .from(orders)
      .leftJoin(product, eq(product.code, orders.productCode))
      .where(and(isNotNull(orders.productCode), sql`${product.nameEn} is distinct from ${orders.serviceName}`));
    expect(wrong).toEqual([]);
    const rows = new Map((await db.select().from(orders)).map((row) => [row.id, row]));
    const way = (card: string | null | undefined, payer: string) =>
      card ? "MONTHLY_CARD" : payer === "THIRD_PARTY" ? "BANK_TRANSFER" : "CASH";
    for (const { order } of there.filter(({ order: { serviceName } }) => serviceName !== "Pigeon"))
      expect(rows.get(order.id)).toMatchObject({
        cargoTypeCode: null,
        payMethodCode: way(order.payMonthCard, order.payMethod),
        taxPayMethodCode: way(order.taxMonthCard, order.taxPayMethod),
      });
    for (const { order } of later) {
      const { productCode, cargoTypeCode, payMethodCode, taxPayMethodCode } = order;
      expect(rows.get(order.id)).toMatchObject({ productCode, cargoTypeCode, payMethodCode, taxPayMethodCode });
    }
  });

  test("SYS-08 a name that no product has waits until one has it", async () => {
    const { db } = database();
    const unknown = there.length - named;
    const waiting = await db.select({ n: count() }).from(orders).where(isNull(orders.productCode));
    expect(waiting).toEqual([{ n: unknown }]);
    const [economy] = await db.select().from(product).where(eq(product.code, "INTL_ECONOMY"));
    const { id: _id, ...row } = economy!;
    await db.insert(product).values({ ...row, id: crypto.randomUUID(), code: "PIGEON", nameEn: "Pigeon" });
    expect(await fill(db)).toEqual([["CHANGED", unknown]]);
    expect(await coded()).toBe(ALL);
  });
});

onPostgres(released(service), (database) => {
  test("SYS-08 an order that somebody changes at that moment is left for the next time, and nobody waits for another", async () => {
    const { db } = database();
    await storeOrders(db, there.slice(1, 11));
    const held = there[1]!.order.id;
    await db.transaction(async (tx) => {
      await tx.update(orders).set({ version: 9 }).where(eq(orders.id, held));
      expect(await fill(db)).toEqual([["CHANGED", 9]]);
    });
    expect(await fill(db)).toEqual([["CHANGED", 1]]);
  });
});
