import type { Call } from "@linehaul/kit/call";
import { comesWith } from "@linehaul/kit/caller";
import type { Db } from "@linehaul/kit/database-type";
import { fail } from "@linehaul/kit/fail";
import { editsOf, FORM_BUTTONS } from "@linehaul/schema/customers/customer-form/form-buttons";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { customerByCode } from "../customer/one.ts";
import type { CustomerRecord } from "../customer/table.ts";

interface Wanted {
  readonly customerCode: string;
  /** What is to be done with it: companies and persons have a button each. */
  readonly what: "edit" | "submit";
  /** Holds it until the transaction ends. */
  readonly isHeld: boolean;
}

/** One of the caller's customers, whose form's button he holds; 404001 for any other. */
export async function customerByForm(
  tx: Db,
  call: Call,
  { customerCode, what, isHeld }: Wanted,
): Promise<CustomerRecord> {
  const found = await customerByCode(tx, call, { customerCode, isHeld });
  const { customerType, status } = found;
  const buttons = what === "edit" ? editsOf(customerType, status) : [FORM_BUTTONS[customerType].submit];
  if (!buttons.some((button) => comesWith(call.caller, button))) throw fail(SERVICE_CODES.notFound);
  return found;
}
