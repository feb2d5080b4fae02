import type { Db } from "@linehaul/kit/database-type";
import { type CustomerReadiness, lackingOf, readinessOf } from "@linehaul/schema/customers/readiness";
import { and, eq } from "drizzle-orm";
import { contractRule } from "../../sites/contract-rules/table.ts";
import type { CustomerRecord } from "../customer/table.ts";
import { monthCard } from "../month-card/table.ts";

/** What a customer needs before it becomes usable, and what of it is there (CUS-13, CUS-22). */
export async function readinessView(db: Db, c: CustomerRecord, today: string): Promise<CustomerReadiness> {
  const rules = await db
    .select()
    .from(contractRule)
    .where(
      and(
        eq(contractRule.site, c.site),
        eq(contractRule.status, "ENABLED"),
        eq(contractRule.settlementType, c.settlementType),
        eq(contractRule.customerType, c.customerType),
      ),
    )
    .orderBy(contractRule.ruleNo);
  const cardsInUse = await db.$count(monthCard, and(eq(monthCard.customerId, c.id), eq(monthCard.isUsed, true)));
  // What is kept was worked out on some day: its end is not put off by nobody having looked since.
  const held = (until: string | null) => (until !== null && until >= today ? until : null);
  const items = readinessOf({
    ...c,
    cardsInUse,
    contractUntil: held(c.contractUntil),
    agreementUntil: held(c.agreementUntil),
    rules,
  });
  const { customerCode, version, nameEn, customerType, status } = c;
  return { customerCode, version, nameEn, customerType, status, items, isReady: lackingOf(items).length === 0 };
}
