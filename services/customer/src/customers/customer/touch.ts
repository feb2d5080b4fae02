import type { Db } from "@linehaul/kit/database-type";
import { inArray, sql } from "drizzle-orm";
import type { Acting } from "./acting.ts";
import { customers, type CustomerRecord } from "./table.ts";

/** Something that belongs to customers changed, or these values of theirs: who did it, and when, stands at each. */
export async function touch(
  tx: Db,
  who: Acting,
  ids: readonly string[],
  values: Partial<CustomerRecord> = {},
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(customers)
    .set({
      ...values,
      version: sql`${customers.version} + 1`,
      modifiedAt: who.now(),
      modifiedBy: who.caller.userName,
    })
    .where(inArray(customers.id, [...ids]));
}
