import { type Db, rowsOf } from "@linehaul/kit/database-type";
import { opaque } from "@linehaul/kit/large";
import { phoneSpellings } from "@linehaul/kit/finding/phones";
import { plain, plainEmail, plainPhone } from "@linehaul/kit/finding/plain";
import { type FindingKind, MOST_FOUND } from "@linehaul/schema/finding/limits";
import { and, eq, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { orderParty } from "../parts/table.ts";
import { orders } from "../table.ts";

/** How far one looks, in orders. */
interface Reach {
  /** So many that have the value, the newest, are looked at one by one, whosever they are: for somebody who sees few the planner would else read all that he sees. */
  readonly few: number;
  /** Where so many of these are the caller's, those before them are looked at one by one, too, until enough are found; where fewer are, the planner chooses. */
  readonly often: number;
  /** So many are found. */
  readonly most: number;
}
const REACH: Reach = { few: 2_000, often: 100, most: MOST_FOUND };

/** Where a value is looked for. */
interface Place {
  /** The order's key there, and the same as a condition needs it. */
  readonly id: SQL;
  readonly key: SQL;
  readonly table: SQL;
  readonly has: SQL | undefined;
  /** The table and its orders. */
  readonly withOrders: SQL;
  /** In so many rows an order may have the value. */
  readonly rows: number;
}

const inParty = (has: SQL | undefined): Place => ({
  id: sql`distinct ${orderParty.orderId}`,
  key: sql`${orderParty.orderId}`,
  table: sql`${orderParty}`,
  has,
  withOrders: sql`${orderParty} join ${orders} on ${orders.id} = ${orderParty.orderId}`,
  // Both parties.
  rows: 2,
});
const inOrder = (has: SQL | undefined): Place => ({
  id: sql`${orders.id}`,
  key: sql`${orders.id}`,
  table: sql`${orders}`,
  has,
  withOrders: sql`${orders}`,
  rows: 1,
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
export function soughtOrders(kind: FindingKind, value: string, mine: SQL, reach = REACH): SQL {
  const looked = places(kind, value).map((place, n) => waysTo(place, n, mine, reach));
  const all = looked.flatMap(({ ways }) => ways);
  return sql`with ${sql.join(
    looked.flatMap(({ first }) => first),
    sql`, `,
  )} select id from (${sql.join(all, sql` union all `)}) as found group by id ${newest(reach.most)}`;
}

/** The newest orders that have the value and which of them are the caller's; and what is found: these, and of a common value one of two ways further. */
function waysTo(place: Place, n: number, mine: SQL, { few, often, most }: Reach): { first: SQL[]; ways: SQL[] } {
  const { id, key, table, has, withOrders, rows } = place;
  const hits = sql.identifier(`hits_${n}`);
  const own = sql.identifier(`own_${n}`);
  const isCommon = sql`(select count(*) from ${hits}) > ${few}`;
  const owned = sql`(select count(*) from ${own})`;
  const older = sql`${key} < (select id from ${hits} order by id limit 1)`;
  return {
    first: [
      sql`${hits} as materialized (select ${id} as id from ${table} where ${has} ${newest(few)})`,
      sql`${own} as materialized (select ${orders.id} as id from ${hits} join ${orders} on ${orders.id} = ${hits}.id where ${mine})`,
    ],
    ways: [
      sql`(select id from ${own})`,
      sql`(select ${key} as id from ${withOrders} where ${has} and ${older} and ${opaque(mine)}
        and ${isCommon} and ${owned} between ${often} and ${most} order by ${key} desc limit ${rows * (most + 1)})`,
      sql`(select ${id} as id from ${withOrders} where ${and(mine, has)} and ${isCommon} and ${owned} < ${often} ${newest(most)})`,
    ],
  };
}

const Found = z.object({ id: z.uuid() });
export async function lookFor(db: Db, kind: FindingKind, value: string, mine: SQL): Promise<string[]> {
  return (await rowsOf(db, soughtOrders(kind, value, mine), Found)).map(({ id }) => id);
}
