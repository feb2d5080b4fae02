import { demoCustomers } from "@linehaul/kit/demo/customers";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { released } from "@linehaul/kit/testing/filling";
import { Money, sum } from "@linehaul/schema/money";
import { ORDER_EVENTS } from "@linehaul/schema/orders/order/history";
import { SITE_CODES, SITES } from "@linehaul/schema/sites";
import { clockAt } from "@linehaul/schema/time";
import { count } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { whatApplies } from "../base-data/what-applies/offers.ts";
import { ruleBook } from "../base-data/what-applies/read-book.ts";
import { seedOrder } from "../demo.ts";
import { orderNumber } from "../orders/order/parts/table.ts";
import { orders } from "../orders/order/table.ts";
import { order as service } from "../service.ts";
import { beginning } from "./calendar.ts";
import { quoted } from "../base-data/currency/currencies.ts";
import { demoOrders } from "./order.ts";

const size = { orders: 3000, until: new Date("2026-11-20T10:00:00Z") };
const make = demoOrders(size);
const all = Array.from({ length: size.orders }, (_, i) => make(i));
const customers = new Map(demoCustomers().map((c) => [c.customerCode, c]));
const events = new Map<string, readonly string[]>(Object.entries(ORDER_EVENTS));

describe("demo orders", () => {
  test("are the same whatever was made before them", () => {
    const again = demoOrders(size);
    for (const i of [2999, 0, 1500]) expect(again(i)).toEqual(all[i]);
  });
  test("ORD-15 goods add up to the declared value, which is whole, and fees to the estimated fee", () => {
    for (const { order: o, goods, services } of all) {
      for (const g of goods) expect(new Money(g.price).times(g.quantity).eq(g.total)).toBe(true);
      expect(new Money(sum(goods.map((g) => g.total))).eq(o.declaredValue)).toBe(true);
      expect(new Money(o.declaredValue).isInteger()).toBe(true);
      const fees = new Money(sum(services.map((s) => s.fee))).minus(o.couponAmount ?? 0);
      expect(fees.eq(o.estimatedFee ?? 0)).toBe(true);
      expect(services.every((s) => s.currency === o.feeCurrency)).toBe(true);
    }
  });
  test("ORD-03 values lie between 1 and 5 million CNY, and the insured part is not above them", () => {
    for (const { order: o } of all) {
      const cny = new Money(o.declaredValue).times(quoted(o.declaredCurrency).rateToCny);
      expect(new Money(o.declaredValue).gte(1) && cny.lte(5_000_000)).toBe(true);
      expect(new Money(o.insuredValue ?? 0).lte(o.declaredValue)).toBe(true);
    }
  });
  test("ORD-04 what is collected fits its limits", () => {
    const cod = all.filter((o) => o.order.codAmount !== null);
    expect(cod.length).toBeGreaterThan(20);
    for (const { order: o } of cod) {
      expect(o.codAmount).toMatch(/^\d{1,12}\.\d{2}$/);
      expect(o.codCard).toMatch(/^\d{1,20}$/);
    }
  });
  test("weigh more than their goods", () => {
    for (const { order: o, goods } of all) {
      const net = sum(goods.map((g) => new Money(g.unitWeight).times(g.quantity).toFixed()));
      expect(new Money(o.weight).gt(net)).toBe(true);
    }
  });
  test("ORD-05 commodities are named in English or in Chinese", () => {
    for (const { name } of all.flatMap((o) => o.goods))
      expect(name).toMatch(/^(?:[\x20-\x7E]{3,200}|(?=.*\p{Script=Han}).{2,200})$/u);
  });
  test("WAY-03 no number is handed out twice", () => {
    const numbers = all.flatMap((o) => o.numbers.map((n) => n.number));
    expect(new Set(numbers).size).toBe(numbers.length);
    for (const { order: o, numbers: found } of all) {
      const own = [
        o.sfWaybillNo,
        o.customerOrderNo,
        o.customerOrderNoTwo,
        o.agentWayBillNo,
        ...(o.mergedWaybillNos ?? []),
      ];
      expect(found.map((n) => n.number).sort()).toEqual(own.filter((n) => typeof n === "string").sort());
    }
  });
  test("lie in thirteen months, oldest first, busier by day than by night", () => {
    const from = beginning(size.until);
    for (const { order: o } of all) expect(o.createdAt >= from && o.createdAt < size.until).toBe(true);
    const inMalaysia = all.filter((o) => o.order.site === "MY").map((o) => (o.order.createdAt.getUTCHours() + 8) % 24);
    const between = (a: number, b: number) => inMalaysia.filter((h) => h >= a && h < b).length;
    expect(between(9, 18)).toBeGreaterThan(5 * between(0, 6));
  });
  test("REV-05 the history leads to the status, and nothing has happened in the future", () => {
    const last = {
      TO_VERIFY: /CREATED|FEE|DOCUMENTS|CONTACTED|SUPPLEMENTED/,
      PICKED_UP: /PICKED_UP|EXPORT/,
      IN_TRANSIT: /DEPARTED|ARRIVED|IMPORT/,
    };
    const ends = new Map<string, RegExp>(Object.entries(last));
    for (const { order: o, history } of all) {
      const times = history.map((h) => h.at.getTime());
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(times.every((t) => t <= size.until.getTime())).toBe(true);
      for (const h of history) expect(Object.keys(h.params)).toEqual(events.get(h.event));
      const end = history.at(-1)!.event;
      expect(end).toMatch(
        ends.get(o.orderStatus) ?? /^(APPROVED|AUTO_PASSED|TO_CONTACT|TO_SUPPLEMENT|DELIVERED|CANCELLED)$/,
      );
      expect(o.orderStatus === "CANCELLED").toBe(end === "CANCELLED");
      expect([o.cancelReason, o.cancelType, o.cancelledAt].every((c) => (c !== null) === (end === "CANCELLED"))).toBe(
        true,
      );
      expect(o.orderStatus === "DELIVERED").toBe(end === "DELIVERED");
      const old = size.until.getTime() - o.createdAt.getTime() > 40 * 86_400_000;
      expect(!old || ["DELIVERED", "CANCELLED"].includes(o.orderStatus)).toBe(true);
    }
    expect(new Set(all.map((o) => o.order.orderStatus)).size).toBe(8);
  });
  test("take their customer's name and door from the customers of their site", () => {
    for (const { order: o, parties } of all) {
      const c = customers.get(o.customerCode);
      expect(c).toMatchObject({ site: o.site, name: o.customerName });
      expect(parties[0]?.name).toBe(c?.contact.name);
      expect([parties[0]?.countryCode, parties[1]?.countryCode]).toEqual([o.senderCountry, o.receiverCountry]);
    }
  });
});

onEachDatabase(released(service), (database) => {
  test("are stored once, however often they are asked for", async () => {
    const { db } = database();
    for (let i = 0; i < 2; i++) await seedOrder(db, { ...size, orders: 1200 });
    const [stored] = await db.select({ n: count() }).from(orders);
    const [numbers] = await db.select({ n: count() }).from(orderNumber);
    const few = demoOrders({ ...size, orders: 1200 });
    expect(stored?.n).toBe(1200);
    expect(numbers?.n).toBe(Array.from({ length: 1200 }, (_, i) => few(i).numbers.length).reduce((a, b) => a + b, 0));
  });

  test("SYS-08 can be had as they are: each goes by its product, that day, with its cargo, weight and payers", async () => {
    const { db } = database();
    await seedOrder(db, { ...size, orders: 1200 });
    for (const site of SITE_CODES) {
      const { products, ...book } = await ruleBook(db, site);
      const own = all.filter(({ order: o }) => o.site === site);
      const broken = own.flatMap(({ order: o, parties: [from, to], goods }) => {
        const place = (party: typeof from) => ({
          country: party?.countryCode ?? "",
          regions: party?.regionLevels ?? [],
        });
        const sent = {
          from: place(from),
          to: place(to),
          day: clockAt(SITES[site].timeZone, o.createdAt).day,
          customerCode: o.customerCode,
          customerType: null,
          cargoType: o.cargoTypeCode ?? null,
          weight: o.weight,
          payer: o.payMethod,
          taxPayer: o.taxPayMethod,
          goods,
          valueCny: o.declaredValue,
        };
        return whatApplies(sent, {
          ...book,
          passes: [],
          products: products.filter(({ code }) => code === o.productCode),
        }).withheld;
      });
      expect(broken).toEqual([]);
    }
  });
});
