import { type Db, rowsOf } from "@linehaul/kit/database-type";
import { phoneSpellings } from "@linehaul/kit/finding/phones";
import { plain, plainEmail, plainPhone } from "@linehaul/kit/finding/plain";
import { type FindingKind, MOST_FOUND } from "@linehaul/schema/finding/limits";
import { and, eq, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { orderParty } from "../parts/table.ts";
import { orders } from "../table.ts";

/**
 * So many orders that have a value are looked at one by one, whosever they are: for somebody who sees few of them the planner would else read
 * all that he sees. Of a value that is more common it chooses.
 */
const FEW = 2_000;

/** Where a value is looked for. */
interface Place {
  /** The order's key there. */
  readonly id: SQL;
  readonly table: SQL;
  readonly has: SQL | undefined;
  /** The table and its orders. */
  readonly withOrders: SQL;
}

/** Both parties of an order may have the value. */
const inParty = (has: SQL | undefined): Place => ({
  id: sql`distinct ${orderParty.orderId}`,
  table: sql`${orderParty}`,
  has,
  withOrders: sql`${orderParty} join ${orders} on ${orders.id} = ${orderParty.orderId}`,
});
const inOrder = (has: SQL | undefined): Place => ({
  id: sql`${orders.id}`,
  table: sql`${orders}`,
  has,
  withOrders: sql`${orders}`,
});

/** As prefixes are kept: of the column itself the planner knows how common each is. */
const phones = (value: string): Place[] =>
  phoneSpellings(value).map(({ prefix, number }) =>
    inParty(
      and(
        eq(plainPhone(orderParty.phone), number),
        prefix === null ? undefined : inArray(orderParty.phoneCode, [prefix, `+${prefix}`]),
      ),
    ),
  );

function places(kind: FindingKind, value: string): Place[] {
  switch (kind) {
    case "PHONE":
      return phones(value);
    case "EMAIL":
      return [inParty(and(isNotNull(orderParty.email), eq(plainEmail(orderParty.email), value)))];
    case "CERTIFICATE":
      return [inParty(and(isNotNull(orderParty.certNo), eq(plain(orderParty.certNo), value)))];
    case "CARD":
      return [orders.payMonthCard, orders.taxMonthCard, orders.codCard].map((card) =>
        inOrder(and(isNotNull(card), eq(plain(card), value))),
      );
  }
}

const newest = (most: number): SQL => sql`order by id desc limit ${most + 1}`;

/** Ids of the caller's orders that have the value (as `soughtAs` makes it) in a field of the kind, newest first; one more than are kept where there are more. */
export function soughtOrders(kind: FindingKind, value: string, mine: SQL): SQL {
  const looked = places(kind, value).map(({ id, table, has, withOrders }, n) => {
    const hits = sql.identifier(`hits_${n}`);
    const count = sql`(select count(*) from ${hits})`;
    return {
      hits: sql`${hits} as materialized (select ${id} as id from ${table} where ${has} ${newest(FEW)})`,
      few: sql`(select ${orders.id} as id from ${hits} join ${orders} on ${orders.id} = ${hits}.id where ${mine} and ${count} <= ${FEW})`,
      many: sql`(select ${id} as id from ${withOrders} where ${and(mine, has)} and ${count} > ${FEW} ${newest(MOST_FOUND)})`,
    };
  });
  const all = looked.flatMap(({ few, many }) => [few, many]);
  return sql`with ${sql.join(
    looked.map(({ hits }) => hits),
    sql`, `,
  )} select id from (${sql.join(all, sql` union all `)}) as found group by id ${newest(MOST_FOUND)}`;
}

const Found = z.object({ id: z.uuid() });
export async function lookFor(db: Db, kind: FindingKind, value: string, mine: SQL): Promise<string[]> {
  return (await rowsOf(db, soughtOrders(kind, value, mine), Found)).map(({ id }) => id);
}
