import { Money, sum } from "@linehaul/schema/money";
import type { AloneReason } from "@linehaul/schema/orders/order/merge";
import { NewOrder } from "@linehaul/schema/orders/order/new-order";
import { goodsTypesProblem, type OrderMeans, orderProblems } from "@linehaul/schema/orders/order/new-order-rules";

const total = (values: readonly (string | null | undefined)[]): string | null => {
  const given = values.filter((value) => value !== null && value !== undefined);
  return given.length === 0 ? null : sum(given);
};

/** What a service costs in all. */
const fees = (all: readonly NewOrder[]): NewOrder["services"] =>
  [
    ...Map.groupBy(
      all.flatMap((o) => o.services),
      (s) => s.serviceName,
    ),
  ].map(([serviceName, same]) => ({
    serviceName,
    fee: sum(same.map(({ fee }) => fee)),
  }));

/** The order that several make: what they agree in of the first, everything else together. */
export function joined(all: readonly [NewOrder, ...NewOrder[]]): NewOrder {
  const [first] = all;
  const volumes = all.map((o) => o.volume);
  return {
    ...first,
    parcelNum: all.reduce((n, o) => n + o.parcelNum, 0),
    weight: sum(all.map((o) => o.weight)),
    // Of parcels whose volume is not known it is not known in all.
    volume: volumes.includes(null) ? null : total(volumes),
    declaredValue: sum(all.map((o) => new Money(o.declaredValue).toFixed(0))),
    insuredValue: total(all.map((o) => o.insuredValue)),
    services: fees(all),
    cod: first.cod && { ...first.cod, amount: sum(all.flatMap((o) => o.cod?.amount ?? [])) },
    goods: all.flatMap((o) => o.goods),
  };
}

/** What orders make together, as far as their sum can break a rule that each of them keeps. */
const Sums = NewOrder.pick({
  parcelNum: true,
  weight: true,
  volume: true,
  insuredValue: true,
  services: true,
  cod: true,
});

/** The limit that an order of several is over; null when it is within all of them. */
export function overLimit(order: NewOrder, means: OrderMeans): AloneReason | null {
  if (goodsTypesProblem(order.goods.length, means.goodsTypes) !== null) return "GOODS_TYPES";
  const broken = Sums.safeParse(order).error?.issues ?? [];
  if (broken.some(({ path: [field] }) => field === "parcelNum")) return "PARCELS";
  return broken.length > 0 || orderProblems(order, means).length > 0 ? "AMOUNT" : null;
}
