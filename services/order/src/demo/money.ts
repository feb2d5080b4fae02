import type { Random } from "@linehaul/kit/demo/prng";
import { Money } from "@linehaul/schema/money";
import type { ShippedCurrency } from "../base-data/currency/currencies.ts";

type Amount = Money | string | number;

/** An amount of CNY in another money, rounded to what people pay in it. */
export const inMoney = (cny: Amount, currency: ShippedCurrency): Money =>
  new Money(cny).div(currency.rateToCny).toNearest(currency.decimals === 0 ? 100 : "0.01");

export interface Charged {
  readonly serviceName: string;
  readonly fee: string;
}
interface Shipment {
  readonly product: string;
  readonly weight: Money;
  readonly overseas: boolean;
  readonly insuredCny: Money | null;
  readonly declared: boolean;
  readonly cod: boolean;
}

/** CNY per kg beside the first one, by product. */
const PER_KG: Readonly<Record<string, number>> = {
  "International Express": 38,
  "International Economy": 22,
  "E-commerce Express": 26,
  "Heavy Freight": 15,
};

/** What the estimated fee is made of: freight first, then the added services; less the coupon it is the fee, exactly. */
export function fees(r: Random, s: Shipment, currency: ShippedCurrency) {
  const kg = s.weight.minus(1).clamp(0, 1_000_000).ceil();
  const freight = kg.times(PER_KG[s.product] ?? 30).plus(s.overseas ? r.int(70, 130) : r.int(18, 40));
  const lines: [string, Amount | null][] = [
    [s.product, freight],
    ["Insurance", s.insuredCny && Money.max(5, s.insuredCny.times("0.005"))],
    ["Export declaration", s.declared ? 120 : null],
    ["Cash on delivery", s.cod ? 18 : null],
    ["Packaging", r.chance(0.18) ? r.int(6, 60) : null],
    ["Signature on delivery", r.chance(0.08) ? 12 : null],
  ];
  const charged = lines.flatMap(([serviceName, cny]) =>
    cny === null ? [] : [{ serviceName, fee: inMoney(cny, currency) }],
  );
  const all = charged.reduce((total, c) => total.plus(c.fee), new Money(0));
  const coupon = r.chance(0.08) ? Money.min(all, inMoney(r.pick([10, 15, 20, 30]), currency)) : null;
  return {
    services: charged.map((c): Charged => ({ serviceName: c.serviceName, fee: c.fee.toFixed(2) })),
    couponNo: coupon && `CP${r.digits("##########")}`,
    couponAmount: coupon && coupon.toFixed(2),
    estimatedFee: all.minus(coupon ?? 0).toFixed(2),
  };
}
