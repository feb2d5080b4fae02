import type { Call, Emit } from "@linehaul/kit/call";
import type { Db } from "@linehaul/kit/database-type";
import { ledBy, CUSTOMER_STEPS } from "@linehaul/schema/customers/lifecycle";
import type { TurnedCustomers } from "@linehaul/schema/customers/turn";
import { and, asc, inArray } from "drizzle-orm";
import { type ActingOnMany, actingOnMany } from "./acting.ts";
import { askingOf, tellOfChange } from "../intl-customer/tell.ts";
import { outcomesOf, type RowOutcome } from "./outcomes.ts";
import { customers, type CustomerRecord } from "./table.ts";
import { touch } from "./touch.ts";

interface Turn {
  readonly step: "ENABLE" | "DISABLE";
  readonly codes: readonly string[];
  /** Why, where somebody is disabled. */
  readonly reason: string | null;
}

/** What becomes of a customer in that status. */
export function turned(step: Turn["step"], status: CustomerRecord["status"]): RowOutcome {
  if (ledBy(step, status) !== null) return "DONE";
  return status === CUSTOMER_STEPS[step].to ? "ALREADY" : "NOT_NOW";
}

/** Enables or disables customers in a transaction, each that may be (CUS-13): one that may not stops no other. */
export async function turnSome(
  tx: Db,
  emit: Emit,
  who: ActingOnMany,
  { step, codes, reason }: Turn,
): Promise<TurnedCustomers> {
  const found = await tx
    .select()
    .from(customers)
    .where(and(who.mine, inArray(customers.customerCode, [...codes])))
    .orderBy(asc(customers.id))
    .for("update");
  const changed = found.filter(({ status }) => ledBy(step, status) !== null);
  const became = { status: CUSTOMER_STEPS[step].to, unusableReason: reason };
  await touch(
    tx,
    who,
    changed.map(({ id }) => id),
    became,
  );
  for (const { id, site, customerCode, status, unusableReason } of changed)
    emit({
      type: "customer.changed",
      subject: id,
      site,
      before: { customerCode, status, unusableReason },
      after: { customerCode, ...became },
      ...(reason !== null && { reason }),
    });
  await tellOfChange(tx, changed, askingOf(who));
  return outcomesOf(
    codes,
    found,
    ({ status }) => turned(step, status),
    ({ status }) => ledBy(step, status) ?? status,
  );
}

/** The same in one write of its own, so that either all of it is there or nothing; who comes second finds it done. */
export async function turn(call: Call, how: Turn): Promise<TurnedCustomers> {
  const who = await actingOnMany(call);
  return call.write((tx, emit) => turnSome(tx, emit, who, how));
}
