import type { Db } from "@linehaul/kit/database-type";
import { anyOf } from "@linehaul/kit/many";
import type { KeptState } from "@linehaul/kit/way-out/kept-state";
import { asc } from "drizzle-orm";
import { orders } from "../order/table.ts";

const held = (tx: Db, ids: readonly string[]) =>
  tx.select({ id: orders.id }).from(orders).where(anyOf(orders.id, ids)).orderBy(asc(orders.id)).$dynamic();

/** What the customs system was told last of an order stands on the order too (ORD-09): the list of millions is filtered by it. */
export const pushStates: KeptState = {
  hold: async (tx, ids, wait) => {
    const rows = await held(tx, ids).for("no key update", wait ? {} : { skipLocked: true });
    return rows.map(({ id }) => id);
  },
  set: async (tx, ids, pushState) => {
    if (ids.length > 0) await tx.update(orders).set({ pushState }).where(anyOf(orders.id, ids));
  },
};
