import type { SQL } from "drizzle-orm";
import { type ExtraConfigColumn, index } from "drizzle-orm/pg-core";

/** What has few values, in few combinations: as the last columns of an index it is kept once for the many orders that have the same. */
const FACES = [
  "receiverCountry",
  "senderCountry",
  "orgCode",
  "sourceSystem",
  "productCode",
  "payMethod",
  "pushState",
  "declaredCurrency",
] as const;

/** What the list sorts by and decides without the row. */
type Sorted = Record<
  | "site"
  | "orderStatus"
  | "createdAt"
  | "declaredValue"
  | "pickedUpAt"
  | "id"
  | "customerCode"
  | (typeof FACES)[number],
  ExtraConfigColumn
>;
interface Of {
  readonly by?: ExtraConfigColumn;
  readonly where?: SQL;
  /** What of the rows is asked besides, mostly: behind the sort, it is decided without them. */
  readonly behind?: readonly ExtraConfigColumn[];
}

/**
 * Both sorts of the list for one value of a filter, within a site. Each goes down to the id, so that a page by key starts anywhere
 * without counting; nulls first, because that is what `desc` means in a query and an index sorted otherwise would not be used. Behind
 * the id, where nothing is left to sort, stand the other sort's column and the pick-up, so that a range of them is decided without the row;
 * and where the list is of no value, what people are kept to (PERM-02), for several such lists are met by few rows of many.
 */
export function listed(name: string, t: Sorted, { by, where, behind }: Of = {}) {
  const lead = by ? [by] : [];
  const rest = behind ?? (by ? [] : [t.customerCode, t.receiverCountry, t.orgCode]);
  const down = (column: ExtraConfigColumn) => [...lead, column.desc().nullsFirst(), t.id.desc().nullsFirst()];
  return [
    index(`orders_${name}_created`).on(t.site, ...down(t.createdAt), t.declaredValue, t.pickedUpAt, ...rest),
    index(`orders_${name}_declared`).on(t.site, ...down(t.declaredValue), t.createdAt, t.pickedUpAt, ...rest),
  ].map((one) => (where === undefined ? one : one.where(where)));
}

/**
 * What `listed` makes, and where the orders of a value stand by their state: what the list counts is read from there, under other filters
 * too.
 */
export function filtered(name: string, t: Sorted, of: Of & { readonly faces?: readonly ExtraConfigColumn[] } = {}) {
  const { by, where, faces = FACES.map((face) => t[face]).filter((face) => face !== by) } = of;
  const states = index(`orders_${name}_states`).on(t.site, ...(by ? [by] : []), t.orderStatus, ...faces);
  return [...listed(name, t, of), where === undefined ? states : states.where(where)];
}
