import type { Db } from "@linehaul/kit/database-type";
import { coveredUntil } from "@linehaul/schema/customers/contract-signing/covered";
import { and, eq } from "drizzle-orm";
import { customers, type CustomerRecord } from "../customer/table.ts";
import { contract } from "./table.ts";

/** Until when a customer's papers are in force is kept beside it: whom a rule leaves short is then known from an index. Answers it as it is then. */
export async function coverCustomer(tx: Db, customerId: string, today: string): Promise<CustomerRecord> {
  const signed = await tx
    .select({ kind: contract.kind, validFrom: contract.validFrom, validTo: contract.validTo })
    .from(contract)
    .where(and(eq(contract.customerId, customerId), eq(contract.state, "SIGNED")));
  const until = (kind: (typeof signed)[number]["kind"]) =>
    coveredUntil(
      signed.filter((one) => one.kind === kind),
      today,
    );
  const [row] = await tx
    .update(customers)
    .set({ contractUntil: until("CONTRACT"), agreementUntil: until("AGREEMENT") })
    .where(eq(customers.id, customerId))
    .returning();
  if (row === undefined) throw new Error("a customer with contracts is gone");
  return row;
}
