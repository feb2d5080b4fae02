import { idAt } from "@linehaul/kit/demo/ids";
import { type Random, weighted } from "@linehaul/kit/demo/prng";
import { Money } from "@linehaul/schema/money";
import type { orderGoods } from "../orders/order/parts/table.ts";
import { COMMODITIES, type Commodity } from "./commodities.ts";
import type { ShippedCurrency } from "../base-data/currency/currencies.ts";

type Line = Omit<typeof orderGoods.$inferInsert, "orderId" | "site">;

const lineCount = weighted([
  [1, 50],
  [2, 24],
  [3, 13],
  [4, 6],
  [5, 4],
  [8, 2],
  [12, 1],
]);

/** Prices end in .00, .50 or .25, and quantities make a line's total whole: a declared value is a whole number (ORD-03). */
function priced(r: Random, commodity: Commodity, currency: ShippedCurrency) {
  const cny = commodity.cny[0] + r.next() ** 2 * (commodity.cny[1] - commodity.cny[0]);
  const value = cny / Number(currency.rateToCny);
  const wanted = Math.max(1, Math.round(r.next() ** 2 * commodity.most));
  if (value > 2000) return { price: new Money(Math.round(value / 100) * 100), quantity: wanted };
  const parts = currency.decimals === 0 ? 1 : r.pick([1, 1, 1, 2, 4]);
  const price = new Money(Math.max(1, Math.round(value * parts))).div(parts);
  return { price, quantity: Math.ceil(wanted / parts) * parts };
}

/** The goods of an order, with their net weight in kg and their worth; every sum is exact. */
export function goods(r: Random, at: number, origin: string, currency: ShippedCurrency, chinese: boolean) {
  let net = new Money(0);
  let worth = new Money(0);
  const lines: Line[] = [];
  const count = lineCount(r);
  for (let lineNo = 1; lineNo <= count; lineNo++) {
    const commodity = r.pick(COMMODITIES);
    const { price, quantity } = priced(r, commodity, currency);
    const unitWeight = new Money(r.int(commodity.grams[0], commodity.grams[1])).div(1000);
    const total = price.times(quantity);
    net = net.plus(unitWeight.times(quantity));
    worth = worth.plus(total);
    const foreign = r.chance(0.15);
    lines.push({
      id: idAt(r, at),
      lineNo,
      name: chinese ? commodity.zh : commodity.en,
      size: r.chance(0.3) ? `${r.int(5, 60)} × ${r.int(5, 40)} × ${r.int(2, 30)} cm` : null,
      amount: quantity,
      quantity: String(quantity),
      unit: commodity.unit,
      unitWeight: unitWeight.toFixed(3),
      price: price.toFixed(2),
      total: total.toFixed(2),
      source: r.chance(0.25) ? r.pick(["OWN_PRODUCTION", "PURCHASED", "CONSIGNMENT"]) : null,
      origin: foreign ? r.pick(["CN", "JP", "US", "DE", "TH", "KR"]) : origin,
      hsCode: commodity.hsCode,
      eccn: commodity.hsCode.startsWith("85") && r.chance(0.4) ? r.pick(["EAR99", "5A992.c", "3A991"]) : null,
      htsCode: r.chance(0.2) ? `${commodity.hsCode}.${r.digits("##")}.00` : null,
      htsDescription: null,
    });
  }
  return { lines: lines.map((l) => (l.htsCode ? { ...l, htsDescription: l.name } : l)), net, worth };
}
