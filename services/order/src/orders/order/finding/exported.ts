import type { Call } from "@linehaul/kit/call";
import { MOST_FOUND } from "@linehaul/schema/finding/limits";
import type { OrderFilter } from "@linehaul/schema/orders/order/row";
import { and } from "drizzle-orm";
import { byCode } from "../codes/asked.ts";
import { condition } from "../filter.ts";
import { mineOf } from "../mine.ts";
import { orders } from "../table.ts";
import { foundIn } from "./read.ts";

interface AskedFile {
  readonly filter?: OrderFilter | undefined;
  readonly ids?: readonly string[] | undefined;
}

/** A file names products by their codes. One of what was found takes the ids, as of ticked rows: the finding is forgotten before the file may be made again. */
export async function withFound<A extends AskedFile>(call: Call, asked: A): Promise<A> {
  if (asked.filter === undefined) return asked;
  if (asked.filter.finding === undefined) return { ...asked, filter: await byCode(asked.filter, call.db) };
  const { filter } = await foundIn(call, asked.filter);
  const mine = mineOf(call.caller, await call.scope()).where;
  const rows = await call.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(mine, condition(filter)))
    .limit(MOST_FOUND);
  return { ...asked, filter: undefined, ids: rows.map(({ id }) => id) };
}
