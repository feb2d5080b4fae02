import type { Call } from "@linehaul/kit/call";
import { fail } from "@linehaul/kit/fail";
import { audit } from "@linehaul/kit/tables";
import { auditChanges } from "@linehaul/schema/audit";
import { type CustomerHistory, MOST_HISTORY } from "@linehaul/schema/customers/detail";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { and, desc, eq, isNotNull, or } from "drizzle-orm";
import { mine } from "./mine.ts";
import { customers } from "./table.ts";

/** How a customer came to be as it is: the trail of its changes, by field. What somebody saw of it is the auditors' to know. */
export async function historyOf(call: Call, customerCode: string): Promise<CustomerHistory> {
  const [found] = await call.db
    .select({ id: customers.id })
    .from(customers)
    .where(and(await mine(call), eq(customers.customerCode, customerCode)));
  if (found === undefined) throw fail(SERVICE_CODES.notFound);
  const rows = await call.db
    .select()
    .from(audit)
    .where(
      and(
        eq(audit.subject, found.id),
        eq(audit.kind, "CHANGE"),
        isNotNull(audit.type),
        or(isNotNull(audit.before), isNotNull(audit.after)),
      ),
    )
    .orderBy(desc(audit.at), desc(audit.id))
    .limit(MOST_HISTORY + 1);
  return {
    entries: rows.slice(0, MOST_HISTORY).map(({ id, at, userName, type, reason, before, after }) => ({
      id,
      at: at.toISOString(),
      userName,
      action: type ?? "",
      reason,
      changes: auditChanges(before, after),
    })),
    hasMore: rows.length > MOST_HISTORY,
  };
}
