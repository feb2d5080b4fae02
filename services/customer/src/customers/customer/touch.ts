import type { Db } from "@linehaul/kit/database-type";
import { eq, sql } from "drizzle-orm";
import type { Acting } from "./acting.ts";
import { customers } from "./table.ts";

/** Something that belongs to a customer changed: who did it, and when, stands at the customer. */
export async function touch(tx: Db, who: Acting, id: string): Promise<void> {
  await tx
    .update(customers)
    .set({ version: sql`${customers.version} + 1`, modifiedAt: who.now(), modifiedBy: who.caller.userName })
    .where(eq(customers.id, id));
}
