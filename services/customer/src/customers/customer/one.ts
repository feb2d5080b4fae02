import type { Call } from "@linehaul/kit/call";
import type { Db } from "@linehaul/kit/database-type";
import { fail } from "@linehaul/kit/fail";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { and, eq } from "drizzle-orm";
import { mine } from "./mine.ts";
import { customers, type CustomerRecord } from "./table.ts";

interface Wanted {
  readonly customerCode: string;
  /** Holds it until the transaction ends. */
  readonly isHeld: boolean;
}

/** One of the caller's customers; 404001 for any other. */
export async function customerByCode(db: Db, call: Call, { customerCode, isHeld }: Wanted): Promise<CustomerRecord> {
  const rows = db
    .select()
    .from(customers)
    .where(and(await mine(call), eq(customers.customerCode, customerCode)));
  const [found] = await (isHeld ? rows.for("no key update") : rows);
  if (found === undefined) throw fail(SERVICE_CODES.notFound);
  return found;
}

/** The one that a form names, held until the transaction ends; for any other it is told at the form's field. */
export async function customerOfForm(tx: Db, call: Call, customerCode: string): Promise<CustomerRecord> {
  const [found] = await tx
    .select()
    .from(customers)
    .where(and(await mine(call), eq(customers.customerCode, customerCode)))
    .for("no key update");
  if (found !== undefined) return found;
  throw fail(SERVICE_CODES.invalid, { fields: [{ path: ["customerCode"], key: "customer.unknown", params: {} }] });
}
