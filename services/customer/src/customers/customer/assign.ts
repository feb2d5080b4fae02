import type { Call, Emit } from "@linehaul/kit/call";
import type { Db } from "@linehaul/kit/database-type";
import type { AssignCustomers, LookedAfter } from "@linehaul/schema/customers/assign";
import type { TurnedCustomers } from "@linehaul/schema/customers/turn";
import { and, asc, inArray } from "drizzle-orm";
import { type ActingOnMany, actingOnMany } from "./acting.ts";
import { outcomesOf, type RowOutcome } from "./outcomes.ts";
import { customers, type CustomerRecord } from "./table.ts";
import { touch } from "./touch.ts";
import { refuseUnseenOrg } from "./unseen.ts";

/** What becomes of a customer that is given away: nothing, where he is looked after so already. */
export const assigned = (
  { salesPerson, orgCode }: LookedAfter,
  row: Pick<CustomerRecord, "salesPerson" | "orgCode">,
): RowOutcome =>
  (salesPerson ?? row.salesPerson) === row.salesPerson && (orgCode ?? row.orgCode) === row.orgCode ? "ALREADY" : "DONE";

/** Gives customers to somebody, or to an organisation, in a transaction: one outcome a code, and none stops another. */
export async function assignSome(
  tx: Db,
  emit: Emit,
  who: ActingOnMany,
  { codes, salesPerson, orgCode }: Omit<AssignCustomers, "codes"> & { readonly codes: readonly string[] },
): Promise<TurnedCustomers> {
  const wanted = { ...(salesPerson !== undefined && { salesPerson }), ...(orgCode !== undefined && { orgCode }) };
  const rows = await tx
    .select()
    .from(customers)
    .where(and(who.mine, inArray(customers.customerCode, [...codes])))
    .orderBy(asc(customers.id))
    .for("no key update");
  const given = rows.filter((row) => assigned(wanted, row) === "DONE");
  await touch(
    tx,
    who,
    given.map(({ id }) => id),
    wanted,
  );
  for (const row of given) {
    const { salesPerson: whom, orgCode: where } = row;
    emit({
      type: "customer.changed",
      subject: row.id,
      site: row.site,
      before: { salesPerson: whom, orgCode: where },
      after: { salesPerson: whom, orgCode: where, ...wanted },
    });
  }
  return outcomesOf(codes, rows, (row) => assigned(wanted, row));
}

/** The same in one write of its own. */
export async function assign(call: Call, how: AssignCustomers): Promise<TurnedCustomers> {
  if (how.orgCode !== undefined) refuseUnseenOrg(await call.scope(), how.orgCode);
  const who = await actingOnMany(call);
  return call.write((tx, emit) => assignSome(tx, emit, who, how));
}
