import type { Call } from "@linehaul/kit/call";
import type { CUSTOMER_STATUSES } from "@linehaul/schema/customers/status";
import type { TurnedCustomers } from "@linehaul/schema/customers/turn";
import { and, asc, inArray } from "drizzle-orm";
import { mine } from "../customer/mine.ts";
import { outcomesOf } from "../customer/outcomes.ts";
import { customers } from "../customer/table.ts";
import { askingOf, tellBdus } from "./tell.ts";

/** Who can't order yet is nobody's business elsewhere. */
const TOLD: ReadonlySet<(typeof CUSTOMER_STATUSES)[number]> = new Set(["USABLE", "UNUSABLE"]);

/** Has BDUS told of some of the caller's customers as they are now (CUS-17): one outcome a code, and none stops another. */
export async function pushCustomers(call: Call, codes: readonly string[]): Promise<TurnedCustomers> {
  const where = and(await mine(call), inArray(customers.customerCode, [...codes]));
  return call.write(async (tx, emit) => {
    const rows = await tx.select().from(customers).where(where).orderBy(asc(customers.id)).for("no key update");
    const told = rows.filter(({ status }) => TOLD.has(status));
    await tellBdus(
      tx,
      told.map(({ id }) => id),
      askingOf(call),
    );
    for (const { id, site, customerCode } of told)
      emit({ type: "customer.pushed", subject: id, site, data: { customerCode }, after: { to: "BDUS" } });
    return outcomesOf(codes, rows, (row) => (TOLD.has(row.status) ? "DONE" : "NOT_NOW"));
  });
}
