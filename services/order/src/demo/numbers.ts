import type { Random } from "@linehaul/kit/demo/prng";
import { plainNumber } from "../orders/order/number.ts";
import type { NumberKind } from "@linehaul/schema/orders/order/number-kinds";
import type { orderNumber } from "../orders/order/parts/table.ts";

/** The n-th number of that many digits in an order that looks drawn; each appears once: the step has no factor with ten. */
const STEP = 7_368_787n;
const shuffled = (n: number, digits: number): string =>
  String((BigInt(n) * STEP + 1_882_011_771n) % 10n ** BigInt(digits)).padStart(digits, "0");

/** Parcels that travel under one order, at most. */
const MOST_PARCELS = 16;
const waybillNo = (order: number, parcel: number): string => `SF60${shuffled(order * MOST_PARCELS + parcel, 10)}`;

interface Numbered {
  readonly index: number;
  /** The site's day, yyyy-MM-dd. */
  readonly day: string;
  readonly prefix: string;
  readonly to: string;
  readonly parcels: number;
}

/** Every number of an order. Waybill numbers never repeat, nor do the others within the demo data. */
export function orderNumbers(r: Random, { index, day, prefix, to, parcels }: Numbered) {
  const children = parcels > 1 && r.chance(0.4) ? parcels - 1 : 0;
  return {
    sfWaybillNo: waybillNo(index, 0),
    mergedWaybillNos: Array.from({ length: children }, (_, i) => waybillNo(index, i + 1)),
    // KEJ-261120-00042
    customerOrderNo: `${prefix}-${day.slice(2).replaceAll("-", "")}-${String(index % 100_000).padStart(5, "0")}`,
    customerOrderNoTwo: r.chance(0.35) ? `PO${shuffled(index, 8)}` : null,
    // The number of the carrier who delivers, in the form of the postal union.
    agentWayBillNo: r.chance(0.4) ? `LX${shuffled(index, 9)}${to}` : null,
  };
}

/** The rows by which an order is found under each of them. */
export function numbersOf(orderId: string, n: ReturnType<typeof orderNumbers>): (typeof orderNumber.$inferInsert)[] {
  const kinds: [NumberKind, string | null][] = [
    ["WAYBILL", n.sfWaybillNo],
    ...n.mergedWaybillNos.map((no): [NumberKind, string] => ["MERGED", no]),
    ["CUSTOMER_ORDER", n.customerOrderNo],
    ["CUSTOMER_ORDER_TWO", n.customerOrderNoTwo],
    ["AGENT", n.agentWayBillNo],
  ];
  return kinds.flatMap(([kind, number]) => (number === null ? [] : [{ kind, number: plainNumber(number), orderId }]));
}
