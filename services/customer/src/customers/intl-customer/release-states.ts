import type { Db } from "@linehaul/kit/database-type";
import { anyOf } from "@linehaul/kit/many";
import type { KeptState } from "@linehaul/kit/way-out/kept-state";
import { RELEASE_STATUSES } from "@linehaul/schema/customers/release-status";
import { releasedBy } from "@linehaul/schema/customers/release";
import type { DeliveryState } from "@linehaul/schema/delivery";
import { asc, type SQL, sql } from "drizzle-orm";
import { customers } from "../customer/table.ts";

const held = (tx: Db, ids: readonly string[]) =>
  tx.select({ id: customers.id }).from(customers).where(anyOf(customers.id, ids)).orderBy(asc(customers.id)).$dynamic();

/** What `releasedBy` says, of each row's own status. */
const released = (state: DeliveryState): SQL => {
  const cases = RELEASE_STATUSES.map((status) => sql`when ${status} then ${releasedBy(state, status)}`);
  return sql`case ${customers.releaseStatus} ${sql.join(cases, sql` `)} end`;
};

/** What BDUS was told last of a customer stands on the customer too, and how far that led (CUS-14, CUS-17). */
export const releaseStates: KeptState = {
  hold: async (tx, ids, wait) => {
    const rows = await held(tx, ids).for("no key update", wait ? {} : { skipLocked: true });
    return rows.map(({ id }) => id);
  },
  set: async (tx, ids, bdusState) => {
    if (ids.length === 0) return;
    await tx
      .update(customers)
      .set({ bdusState, releaseStatus: released(bdusState) })
      .where(anyOf(customers.id, ids));
  },
};
