import type { Call } from "@linehaul/kit/call";
import type { Db } from "@linehaul/kit/database-type";
import { eq } from "drizzle-orm";
import { customers, type CustomerRecord } from "./table.ts";

/** Writes a customer that the transaction holds: who did it, and when, stands at it. Answers it as it is then. */
export async function rewrite(
  tx: Db,
  call: Call,
  was: Pick<CustomerRecord, "id" | "version">,
  values: Partial<CustomerRecord>,
): Promise<CustomerRecord> {
  const [row] = await tx
    .update(customers)
    .set({ ...values, version: was.version + 1, modifiedAt: call.now(), modifiedBy: call.caller.userName })
    .where(eq(customers.id, was.id))
    .returning();
  if (row === undefined) throw new Error("a customer that is held is gone");
  return row;
}
