import type { Call } from "@linehaul/kit/call";
import { audit } from "@linehaul/kit/tables";
import { auditChanges } from "@linehaul/schema/audit";
import { type CustomerHistory, MOST_HISTORY } from "@linehaul/schema/customers/detail";
import { and, desc, eq, isNotNull, or } from "drizzle-orm";
import { customerByCode } from "./one.ts";

/** How a customer came to be as it is: the trail of its changes, by field. What somebody saw of it is the auditors' to know. */
export async function historyOf(call: Call, customerCode: string): Promise<CustomerHistory> {
  const { id: subject } = await customerByCode(call.db, call, { customerCode, isHeld: false });
  const rows = await call.db
    .select()
    .from(audit)
    .where(
      and(
        eq(audit.subject, subject),
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
