import type { Call } from "@linehaul/kit/call";
import type { Db } from "@linehaul/kit/database-type";
import { newRowsSite } from "@linehaul/kit/scope";
import type { BillBatch, BillOutcome, NewBillWhitelists } from "@linehaul/schema/base-data/bill-whitelist";
import { and, eq, inArray, ne } from "drizzle-orm";
import { customerCopy } from "../../customers/customer/table.ts";
import { customersOf } from "../../orders/order/writing/known.ts";
import { writerOf } from "../../orders/order/writing/writer.ts";
import { mine, view } from "./mine.ts";
import { billWhitelist as t } from "./table.ts";

/** Which of these codes are of customers of other sites. */
async function elsewhere(
  db: Db,
  site: typeof t.$inferSelect.site,
  codes: readonly string[],
): Promise<ReadonlySet<string>> {
  const { customerCode } = customerCopy;
  const rows = await db
    .select({ code: customerCode })
    .from(customerCopy)
    .where(and(ne(customerCopy.site, site), inArray(customerCode, [...codes])));
  return new Set(rows.map(({ code }) => code));
}

/** Adds customers by their codes in one write; each code has its outcome, and none stops another. */
export async function add(call: Call, { customerCodes }: NewBillWhitelists): Promise<BillBatch> {
  const site = newRowsSite(call.caller, await call.scope());
  const codes = [...new Set(customerCodes)];
  const customers = await customersOf(call.db, await writerOf(call), codes);
  const others = await elsewhere(call.db, site, codes);
  const { event } = await mine(call);
  const at = call.now();
  const by = { createdBy: call.caller.userName, createdAt: at, modifiedBy: call.caller.userName, modifiedAt: at };
  // In one order: of two who add the same ones one waits, and neither for the other.
  const wanted = [...customers.values()]
    .toSorted((one, other) => (one.customerCode < other.customerCode ? -1 : 1))
    .map(({ customerCode, name: customerName }) => ({ ...by, site, customerCode, customerName }));
  return call.write(async (tx, emit) => {
    if (wanted.length > 0) {
      const added = await tx.insert(t).values(wanted).onConflictDoNothing().returning();
      for (const row of added.map(view)) emit({ type: event, subject: row.id, site, before: null, after: row });
      const rows = await tx
        .select()
        .from(t)
        .where(and(eq(t.site, site), inArray(t.customerCode, [...customers.keys()])));
      const there = new Map(rows.map((row) => [row.customerCode, view(row)]));
      const isNew = new Set(added.map(({ customerCode }) => customerCode));
      return { outcomes: codes.map((code) => outcomeOf(code, there.get(code) ?? null, isNew, others)) };
    }
    return { outcomes: codes.map((code) => outcomeOf(code, null, new Set(), others)) };
  });
}

function outcomeOf(
  customerCode: string,
  row: BillOutcome["row"],
  isNew: ReadonlySet<string>,
  others: ReadonlySet<string>,
): BillOutcome {
  if (row !== null) return { customerCode, outcome: isNew.has(customerCode) ? "ADDED" : "ALREADY", row };
  return { customerCode, outcome: others.has(customerCode) ? "OTHER_SITE" : "NOT_FOUND", row };
}
