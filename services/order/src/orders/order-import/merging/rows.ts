import { newId } from "@linehaul/kit/ids";
import type { NewOrder } from "@linehaul/schema/orders/order/new-order";
import type { OrderMeans } from "@linehaul/schema/orders/order/new-order-rules";
import { Money } from "@linehaul/schema/money";
import { groupsOf, oneOf } from "../../order/writing/merge.ts";
import type { ReadOrder } from "../check.ts";
import type { PreMergeRecord, ProposedRecord } from "./table.ts";

type Nearness = Pick<ProposedRecord, "groupNo" | "why" | "nearRow">;

/**
 * What rows of a sheet would make, in its order: each row stands in one group, or by itself with the reason. Groups are numbered by
 * their first rows.
 */
export function proposedOf(
  { id: preMergeId, site, user }: PreMergeRecord,
  read: readonly ReadOrder[],
  { means, nameOf }: { readonly means: OrderMeans; readonly nameOf: (customerCode: string) => string | null },
): ProposedRecord[] {
  const orders = read.map(({ order }) => order);
  const rowAt = (place: number): number => read[place]?.row ?? 0;
  const { groups, alone } = groupsOf(orders, means);
  const record = (order: NewOrder, places: readonly number[], why: Nearness): ProposedRecord => ({
    id: newId(),
    preMergeId,
    site,
    user,
    ...why,
    row: Math.min(...places.map(rowAt)),
    rows: places.map(rowAt),
    orderNos: places.map((place) => orders[place]?.customerOrderNo ?? ""),
    customerCode: order.customerCode,
    customerName: nameOf(order.customerCode),
    receiverName: order.receiver.name,
    receiverCountry: order.receiver.countryCode,
    parcels: order.parcelNum,
    weight: new Money(order.weight).toFixed(3),
    declaredValue: new Money(order.declaredValue).toFixed(2),
    declaredCurrency: order.declaredCurrency,
  });
  const inOrder = groups.toSorted((a, b) => (a.rows[0] ?? 0) - (b.rows[0] ?? 0));
  return [
    ...inOrder.map(({ rows, order }, n) => record(order, rows, { groupNo: n + 1, why: null, nearRow: null })),
    ...alone.flatMap(({ row, why, near }) => {
      const order = orders[row];
      const nearRow = near === null ? null : rowAt(near);
      return order === undefined ? [] : [record(order, [row], { groupNo: null, why, nearRow })];
    }),
  ].sort((a, b) => a.row - b.row);
}

/** The orders of each proposal, as they are read now. */
export interface Standing {
  readonly groups: readonly (readonly NewOrder[])[];
  /** Proposals that no longer hold: rows that are not there, or that would make no order within the limits of today. */
  readonly broken: readonly ProposedRecord[];
}

/** Do proposals still hold? All rows of the sheet must be in one of them. */
export function standing(proposed: readonly ProposedRecord[], read: readonly ReadOrder[], means: OrderMeans): Standing {
  const byRow = new Map(read.map(({ row, order }) => [row, order]));
  const groups = proposed.map(({ rows }) => rows.flatMap((row) => byRow.get(row) ?? []));
  const isWhole = new Set(proposed.flatMap(({ rows }) => rows)).size === read.length;
  const broken = proposed.filter(({ rows }, n) => {
    const orders = groups[n] ?? [];
    if (!isWhole || orders.length !== rows.length) return true;
    return orders.length > 1 && oneOf(orders, means) === null;
  });
  return { groups, broken };
}
