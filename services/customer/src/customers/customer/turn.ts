import type { Call } from "@linehaul/kit/call";
import { ledBy, CUSTOMER_STEPS } from "@linehaul/schema/customers/lifecycle";
import type { TurnedCustomers } from "@linehaul/schema/customers/turn";
import { and, asc, inArray } from "drizzle-orm";
import { mine } from "./mine.ts";
import { askingOf, tellOfChange } from "../intl-customer/tell.ts";
import { rewrite } from "./rewrite.ts";
import { customers, type CustomerRecord } from "./table.ts";

interface Turn {
  readonly step: "ENABLE" | "DISABLE";
  readonly codes: readonly string[];
  /** Why, where somebody is disabled. */
  readonly reason: string | null;
}

/**
 * Enables or disables customers, each that may be (CUS-13): one that may not stops no other. In one write, so that either all of it is there
 * or nothing; who comes second finds it done.
 */
export const turn = (call: Call, { step, codes, reason }: Turn): Promise<TurnedCustomers> =>
  call.write(async (tx, emit) => {
    const found = await tx
      .select()
      .from(customers)
      .where(and(await mine(call), inArray(customers.customerCode, [...codes])))
      .orderBy(asc(customers.id))
      .for("update");
    const byCode = new Map(found.map((row) => [row.customerCode, row]));
    const outcomes: TurnedCustomers["outcomes"] = [];
    const changed: CustomerRecord[] = [];
    for (const customerCode of codes) {
      const row = byCode.get(customerCode);
      if (row === undefined) {
        outcomes.push({ customerCode, outcome: "NOT_FOUND", name: null, status: null });
        continue;
      }
      const { id, site, status, nameEn: name } = row;
      const to = ledBy(step, status);
      if (to === null) {
        const outcome = status === CUSTOMER_STEPS[step].to ? "ALREADY" : "NOT_NOW";
        outcomes.push({ customerCode, outcome, name, status });
        continue;
      }
      await rewrite(tx, call, row, { status: to, unusableReason: reason });
      emit({
        type: "customer.changed",
        subject: id,
        site,
        before: { customerCode, status, unusableReason: row.unusableReason },
        after: { customerCode, status: to, unusableReason: reason },
        ...(reason !== null && { reason }),
      });
      changed.push(row);
      outcomes.push({ customerCode, outcome: "DONE", name, status: to });
    }
    await tellOfChange(tx, changed, askingOf(call));
    return { outcomes };
  });
