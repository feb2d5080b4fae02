import type { Across } from "@linehaul/kit/large";
import type { OrderFilter } from "@linehaul/schema/orders/order/row";
import { and, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { LATE_DAYS, oddlyPickedUp, orders } from "./table.ts";

interface Range {
  readonly column: PgColumn;
  readonly from: string | undefined;
  /** Outside of it, but for the value's. */
  readonly to: string | undefined;
  readonly isToInside?: true;
}

/** A range as a condition; undefined where both ends are open. */
function acrossOf({ column, from, to, isToInside }: Range): Across[] {
  if (from === undefined && to === undefined) return [];
  const within = (of: SQL) =>
    and(
      from === undefined ? undefined : sql`${of} >= ${from}`,
      to === undefined ? undefined : isToInside ? sql`${of} <= ${to}` : sql`${of} < ${to}`,
    );
  return [{ column, within }];
}

const pickedUp = (f: OrderFilter): Range => ({ column: orders.pickedUpAt, from: f.pickedUpFrom, to: f.pickedUpTo });

/** Ranges of the columns that the list is sorted by, and of the pick-up. */
export const rangesOf = (f: OrderFilter): Across[] => [
  ...acrossOf({ column: orders.createdAt, from: f.createdFrom, to: f.createdTo }),
  ...acrossOf({ column: orders.declaredValue, from: f.declaredMin, to: f.declaredMax, isToInside: true }),
  ...acrossOf(pickedUp(f)),
];
export const plain = ({ column, within }: Across): SQL | undefined => within(sql`${column}`);

/**
 * What follows for the instant of placing from that of the pick-up: nearly every order is picked up within days, and the others have an index
 * of their own, which says how far back they reach. A list by the instant of placing so begins near the rows, and not a year before.
 */
export function placedFor(f: OrderFilter): SQL | undefined {
  const [range] = acrossOf(pickedUp(f));
  if (range === undefined) return undefined;
  const odd = (edge: SQL) =>
    sql`(select ${edge} from ${orders} as odd where ${and(oddlyPickedUp, range.within(sql`odd.picked_up_at`))})`;
  const { pickedUpFrom: from, pickedUpTo: to } = f;
  const back = sql`cast(${LATE_DAYS * 24} as int) * interval '1 hour'`;
  return and(
    from === undefined
      ? undefined
      : sql`${orders.createdAt} >= least(cast(${from} as timestamptz) - ${back}, ${odd(sql`min(odd.created_at)`)})`,
    to === undefined
      ? undefined
      : sql`${orders.createdAt} < greatest(cast(${to} as timestamptz), ${odd(sql`max(odd.created_at) + interval '1 ms'`)})`,
  );
}
