import type { Call } from "@linehaul/kit/call";
import type { AssignCustomers } from "@linehaul/schema/customers/assign";
import type { TurnedCustomers } from "@linehaul/schema/customers/turn";
import { and, asc, eq, inArray } from "drizzle-orm";
import { mine } from "./mine.ts";
import { outcomesOf } from "./outcomes.ts";
import { customers } from "./table.ts";
import { touch } from "./touch.ts";
import { refuseUnseenOrg } from "./unseen.ts";

/** Gives customers to somebody, or to an organisation, in one write: one outcome a code, and none stops another. */
export async function assign(call: Call, { codes, salesPerson, orgCode }: AssignCustomers): Promise<TurnedCustomers> {
  if (orgCode !== undefined) refuseUnseenOrg(await call.scope(), orgCode);
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
