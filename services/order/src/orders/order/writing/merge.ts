import { contentHash } from "@linehaul/kit/content-hash";
import type { AloneReason } from "@linehaul/schema/orders/order/merge";
import type { NewOrder } from "@linehaul/schema/orders/order/new-order";
import type { OrderMeans } from "@linehaul/schema/orders/order/new-order-rules";
import { joined, overLimit } from "./joined.ts";

/** Orders that can travel as one: their places among those that were given, and the order that they make. */
export interface OrderGroup {
  readonly rows: readonly number[];
  readonly order: NewOrder;
}
/** An order that travels by itself: why, and the place of the one that comes nearest to it; null where none does. */
export interface Alone {
  readonly row: number;
  readonly why: AloneReason;
  readonly near: number | null;
}

/** What orders must agree in, the coarsest first: the first that parts two orders is why they don't travel together. */
const FACETS: readonly (readonly [AloneReason, (order: NewOrder) => unknown])[] = [
  ["CUSTOMER", (o) => o.customerCode],
  ["PARTIES", (o) => [o.sender, o.receiver, o.importer, o.exhibition]],
  [
    "TERMS",
    (o) => [
      [o.serviceName, o.cargoTypeCode, o.pickupType, o.pickupAt],
      [o.senderReason, o.tradeCondition, o.exportDeclaration, o.importDeclaration],
    ],
  ],
  [
    "PAYER",
    (o) => [
      [o.payMethod, o.payMethodCode, o.payMonthCard],
      [o.taxPayMethod, o.taxPayMethodCode, o.taxMonthCard],
      [o.cod?.card, o.cod?.currency],
    ],
  ],
  ["CURRENCY", (o) => o.declaredCurrency],
];

/** What an order agrees by, one text for each facet with those before it. */
const keysOf = (order: NewOrder): string[] => {
  let key = "";
  return FACETS.map(([, of]) => (key = contentHash([key, of(order)])));
};

interface Open {
  readonly rows: [number, ...number[]];
  readonly orders: [NewOrder, ...NewOrder[]];
  order: NewOrder;
}

/** Joins orders that agree, in their order, as many as the limits of one order allow; `limit`: which one parted the last of them. */
function filled(rows: readonly (readonly [number, NewOrder])[], means: OrderMeans) {
  const groups: Open[] = [];
  let limit: AloneReason = "AMOUNT";
  for (const [row, order] of rows) {
    const last = groups.at(-1);
    const tried: [NewOrder, ...NewOrder[]] | null = last === undefined ? null : [...last.orders, order];
    const together = tried && joined(tried);
    const over = together && overLimit(together, means);
    if (last !== undefined && together !== null && over === null) {
      last.rows.push(row);
      last.orders.push(order);
      last.order = together;
    } else {
      limit = over ?? limit;
      groups.push({ rows: [row], orders: [order], order });
    }
  }
  return { groups, limit };
}

/** Who agrees with whom up to each facet: the first and the last place of those orders. */
function agreement(rows: readonly (readonly [number, NewOrder])[]) {
  const keys = new Map(rows.map(([row, order]) => [row, keysOf(order)]));
  const places = new Map<string, readonly number[]>();
  for (const [row, own] of keys) for (const key of own) places.set(key, [...(places.get(key) ?? []).slice(0, 1), row]);
  /** Another order that agrees with this one up to that facet. */
  const near = (row: number, facet: number): number | null =>
    places.get(keys.get(row)?.[facet] ?? "")?.find((other) => other !== row) ?? null;
  return { whole: (row: number) => keys.get(row)?.at(-1), near };
}

/** Why an order agrees with no other in everything, and with whom it agrees furthest. */
function parted(row: number, near: (row: number, facet: number) => number | null): Alone | null {
  const at = FACETS.findIndex((_facet, facet) => near(row, facet) === null);
  const why = FACETS[at]?.[0];
  return why === undefined ? null : { row, why, near: at === 0 ? null : near(row, at - 1) };
}

/**
 * Which of these orders can travel as one: those that agree in customer, parties, terms, payer and currency, as long as what they make is
 * an order within the limits (ORD-02, ORD-03). Each is in one group or alone; who has an agent's number already travels by itself.
 */
export function groupsOf(orders: readonly NewOrder[], means: OrderMeans): { groups: OrderGroup[]; alone: Alone[] } {
  const all = [...orders.entries()];
  const free = all.filter(([, order]) => order.agentWayBillNo === null);
  const { whole, near } = agreement(free);
  const groups: OrderGroup[] = [];
  const alone = all
    .filter(([, order]) => order.agentWayBillNo !== null)
    .map(([row]): Alone => ({ row, why: "AGENT_NUMBER", near: null }));
  for (const rows of Map.groupBy(free, ([row]) => whole(row)).values()) {
    const { groups: found, limit } = filled(rows, means);
    for (const { rows: places, order } of found) {
      const [row, ...others] = places;
      if (others.length > 0) groups.push({ rows: places, order });
      else alone.push(parted(row, near) ?? { row, why: limit, near: near(row, FACETS.length - 1) });
    }
  }
  return { groups, alone: alone.toSorted((a, b) => a.row - b.row) };
}

/** The order that all of these make together; null where they do not agree, or would be over a limit. */
export function oneOf(orders: readonly NewOrder[], means: OrderMeans): NewOrder | null {
  const { groups, alone } = groupsOf(orders, means);
  const [only, more] = groups;
  return only === undefined || more !== undefined || alone.length > 0 ? null : only.order;
}
