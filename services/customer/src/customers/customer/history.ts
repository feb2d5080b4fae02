import type { Call } from "@linehaul/kit/call";
import { audit } from "@linehaul/kit/tables";
import { auditChanges } from "@linehaul/schema/audit";
import { type CustomerHistory, MOST_HISTORY } from "@linehaul/schema/customers/detail";
import { and, desc, eq, inArray, isNotNull, or } from "drizzle-orm";
import { contract } from "../contract-signing/table.ts";
import { application } from "../information-application/table.ts";
import { customerByCode } from "./one.ts";

/** How a customer came to be as it is: the trail of its changes, of its contracts' and of its applications', by field. What somebody saw of it is the auditors' to know. */
export async function historyOf(call: Call, customerCode: string): Promise<CustomerHistory> {
  const { id } = await customerByCode(call.db, call, { customerCode, isHeld: false });
  const contracts = await call.db
    .select({ id: contract.id, contractNo: contract.contractNo })
    .from(contract)
    .where(eq(contract.customerId, id));
  const applications = await call.db
    .select({ id: application.id, kind: application.kind })
    .from(application)
    .where(eq(application.customerId, id));
  const kinds = new Map(applications.map((one) => [one.id, one.kind]));
  const numbers = new Map(contracts.map((one) => [one.id, one.contractNo]));
  const rows = await call.db
    .select()
    .from(audit)
    .where(
      and(
        inArray(audit.subject, [id, ...numbers.keys(), ...kinds.keys()]),
        eq(audit.kind, "CHANGE"),
        isNotNull(audit.type),
        or(isNotNull(audit.before), isNotNull(audit.after)),
      ),
    )
    .orderBy(desc(audit.at), desc(audit.id))
    .limit(MOST_HISTORY + 1);
  return {
    entries: rows.slice(0, MOST_HISTORY).map(({ id, subject, at, userName, type, reason, before, after }) => ({
      id,
      at: at.toISOString(),
      userName,
      contractNo: numbers.get(subject ?? "") ?? null,
      applicationKind: kinds.get(subject ?? "") ?? null,
      action: type ?? "",
      reason,
      changes: auditChanges(before, after),
    })),
    hasMore: rows.length > MOST_HISTORY,
  };
}
