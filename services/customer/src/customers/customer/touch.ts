import type { Call } from "@linehaul/kit/call";
import type { Db } from "@linehaul/kit/database-type";
import { eq, sql } from "drizzle-orm";
import { customers } from "./table.ts";

/** Something that belongs to a customer changed: who did it, and when, stands at the customer. */
export async function touch(tx: Db, call: Call, id: string): Promise<void> {
  await tx
    .update(customers)
    .set({ version: sql`${customers.version} + 1`, modifiedAt: call.now(), modifiedBy: call.caller.userName })
    .where(eq(customers.id, id));
}
