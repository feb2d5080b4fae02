import type { Call } from "@linehaul/kit/call";
import { fail } from "@linehaul/kit/fail";
import type { AssignCustomers } from "@linehaul/schema/customers/assign";
import type { TurnedCustomers } from "@linehaul/schema/customers/turn";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { codesOf } from "@linehaul/schema/scope";
import { and, asc, eq, inArray } from "drizzle-orm";
import { mine } from "./mine.ts";
import { outcomesOf } from "./outcomes.ts";
import { customers } from "./table.ts";
import { touch } from "./touch.ts";

/** Nobody moves a customer to where he would not see it himself (PERM-02). */
async function refuseForeign(call: Call, orgCode: string | undefined): Promise<void> {
  const own = codesOf(await call.scope(), "CUSTOMER", "org");
  if (orgCode === undefined || own === null || own.includes(orgCode)) return;
  throw fail(SERVICE_CODES.invalid, { fields: [{ path: ["orgCode"], key: "customer.foreignOrg", params: {} }] });
}

/** Gives customers to somebody, or to an organisation, in one write: one outcome a code, and none stops another. */
export async function assign(call: Call, { codes, salesPerson, orgCode }: AssignCustomers): Promise<TurnedCustomers> {
  await refuseForeign(call, orgCode);
  const where = and(await mine(call), inArray(customers.customerCode, codes));
  const wanted = { ...(salesPerson !== undefined && { salesPerson }), ...(orgCode !== undefined && { orgCode }) };
  return call.write(async (tx, emit) => {
    const rows = await tx.select().from(customers).where(where).orderBy(asc(customers.id)).for("no key update");
    const isSo = (row: (typeof rows)[number]) =>
      (salesPerson ?? row.salesPerson) === row.salesPerson && (orgCode ?? row.orgCode) === row.orgCode;
    for (const row of rows) {
      if (isSo(row)) continue;
      await tx.update(customers).set(wanted).where(eq(customers.id, row.id));
      await touch(tx, call, row.id);
      const { salesPerson: whom, orgCode: where } = row;
      emit({
        type: "customer.changed",
        subject: row.id,
        site: row.site,
        before: { salesPerson: whom, orgCode: where },
        after: { salesPerson: whom, orgCode: where, ...wanted },
      });
    }
    return outcomesOf(codes, rows, (row) => (isSo(row) ? "ALREADY" : "DONE"));
  });
}
