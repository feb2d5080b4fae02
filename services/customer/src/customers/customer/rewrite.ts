import type { Db } from "@linehaul/kit/database-type";
import { eq } from "drizzle-orm";
import type { Acting } from "./acting.ts";
import { customers, type CustomerRecord } from "./table.ts";

/** Writes a customer that the transaction holds: who did it, and when, stands at it. Answers it as it is then. */
export async function rewrite(
  tx: Db,
  who: Acting,
  was: Pick<CustomerRecord, "id" | "version">,
  values: Partial<CustomerRecord>,
): Promise<CustomerRecord> {
  const [row] = await tx
    .update(customers)
    .set({ ...values, version: was.version + 1, modifiedAt: who.now(), modifiedBy: who.caller.userName })
    .where(eq(customers.id, was.id))
    .returning();
  if (row === undefined) throw new Error("a customer that is held is gone");
  return row;
}
