import { type Db, rowsOf } from "@linehaul/kit/database-type";
import { type FindingKind, MOST_FOUND, soughtAs } from "@linehaul/schema/orders/order/finding-limits";
import { and, eq, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { orderParty } from "../parts/table.ts";
import { orders } from "../table.ts";
import { plain, plainEmail, plainPhone } from "./plain.ts";

/** No country's prefix has more digits. */
const MOST_IN_PREFIX = 4;

/** Of the orders that meet one condition the newest, with one more that says that there are more: ids rise with time. */
const newest = (id: SQL, from: SQL, where: SQL | undefined): SQL =>
  sql`(select ${id} as id from ${from} where ${where} order by id desc limit ${MOST_FOUND + 1})`;
/** Both parties of an order may have the value. */
const byParty = (mine: SQL, where: SQL | undefined): SQL =>
  newest(
    sql`distinct ${orderParty.orderId}`,
    sql`${orderParty} join ${orders} on ${orders.id} = ${orderParty.orderId}`,
    and(mine, where),
  );
const byOrder = (mine: SQL, where: SQL | undefined): SQL => newest(sql`${orders.id}`, sql`${orders}`, and(mine, where));

/**
 * The number as it is kept without a prefix, or after each prefix that it may begin with: the index holds numbers without prefix alone.
 * A zero between the two, `+60 (0)12`, tells nothing apart either.
 */
function phones(mine: SQL, value: string): SQL[] {
  const own = plainPhone(orderParty.phone);
  // As they are kept: of the column itself the planner knows how common each is.
  const prefixed = (code: string) => inArray(orderParty.phoneCode, [code, `+${code}`]);
  const after = Array.from({ length: MOST_IN_PREFIX }, (_, n) => [value.slice(0, n + 1), value.slice(n + 1)] as const);
  return [
    byParty(mine, eq(own, value)),
    ...after
      .map(([code, rest]) => [code, soughtAs("PHONE", rest)] as const)
      .filter(([, rest]) => rest !== "")
      .map(([code, rest]) => byParty(mine, and(eq(own, rest), prefixed(code)))),
  ];
}

function lookups(kind: FindingKind, value: string, mine: SQL): SQL[] {
  switch (kind) {
    case "PHONE":
      return phones(mine, value);
    case "EMAIL":
      return [byParty(mine, and(isNotNull(orderParty.email), eq(plainEmail(orderParty.email), value)))];
    case "CERTIFICATE":
      return [byParty(mine, and(isNotNull(orderParty.certNo), eq(plain(orderParty.certNo), value)))];
    case "CARD":
      return [orders.payMonthCard, orders.taxMonthCard, orders.codCard].map((card) =>
        byOrder(mine, and(isNotNull(card), eq(plain(card), value))),
      );
  }
}

/** Ids of the caller's orders that have the value (as `soughtAs` makes it) in a field of the kind, newest first; one more than are kept where there are more. */
export const soughtOrders = (kind: FindingKind, value: string, mine: SQL): SQL =>
  sql`select id from (${sql.join(lookups(kind, value, mine), sql` union all `)}) as found group by id order by id desc limit ${MOST_FOUND + 1}`;

const Found = z.object({ id: z.uuid() });
export async function lookFor(db: Db, kind: FindingKind, value: string, mine: SQL): Promise<string[]> {
  return (await rowsOf(db, soughtOrders(kind, value, mine), Found)).map(({ id }) => id);
}
