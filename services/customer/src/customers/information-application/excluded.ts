import type { Db } from "@linehaul/kit/database-type";
import { fail } from "@linehaul/kit/fail";
import { excludedBy } from "@linehaul/schema/customers/information-application/lifecycle";
import type { FieldProblem } from "@linehaul/schema/envelope";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { and, eq } from "drizzle-orm";
import { application, type ApplicationRecord } from "./table.ts";

/** What stands against an application: another kind that was accepted for its customer, whom the transaction holds. */
export async function exclusion(
  tx: Db,
  { customerId, kind }: Pick<ApplicationRecord, "customerId" | "kind">,
): Promise<FieldProblem[]> {
  const other = excludedBy(kind);
  if (other === null) return [];
  const [held] = await tx
    .select({ id: application.id })
    .from(application)
    .where(and(eq(application.customerId, customerId), eq(application.kind, other), eq(application.status, "ACCEPTED")))
    .limit(1);
  const key = other === "SUPPLY_CHAIN" ? "application.supplyChain" : "application.warehouse";
  return held === undefined ? [] : [{ path: ["kind"], key, params: {} }];
}

export async function refuseExcluded(tx: Db, row: Pick<ApplicationRecord, "customerId" | "kind">): Promise<void> {
  const fields = await exclusion(tx, row);
  if (fields.length > 0) throw fail(SERVICE_CODES.invalid, { fields });
}
