import type { Call } from "@linehaul/kit/call";
import { catalogueSave } from "@linehaul/kit/catalogue";
import { fail } from "@linehaul/kit/fail";
import { phoneProblems } from "@linehaul/kit/judge-phones";
import { newRowsSite } from "@linehaul/kit/scope";
import type { NonCoreCustomer, NonCoreCustomerInput } from "@linehaul/schema/customers/non-core-customer";
import type { FieldProblem } from "@linehaul/schema/envelope";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { and, eq } from "drizzle-orm";
import { rulesIn } from "../../base-data/phone-rule/rules-in.ts";
import { mine as myCustomers } from "../customer/mine.ts";
import { customers } from "../customer/table.ts";
import { mine, seesAll } from "./mine.ts";

const at = (field: string, key: string): FieldProblem => ({ path: [field], key, params: {} });

/** The customer that a row is: one of the caller's. */
async function customerOf(call: Call, code: string | null) {
  if (code === null) return null;
  const [found] = await call.db
    .select({ name: customers.nameEn })
    .from(customers)
    .where(and(await myCustomers(call), eq(customers.customerCode, code)));
  return found;
}

/** Writes a non-core customer, and which customer it is. Telephone and e-mail that are left out stay as they are. */
export async function save(call: Call, input: NonCoreCustomerInput): Promise<NonCoreCustomer> {
  const { id, version, phone, email, ...values } = input;
  const scope = await call.scope();
  const customer = await customerOf(call, values.customerCode);
  const [ofPhone = []] =
    phone === undefined ? [] : await phoneProblems(rulesIn(call.db), "phone", [{ phone, was: undefined }]);
  const fields = [
    ...(customer === undefined ? [at("customerCode", "customer.unknown")] : []),
    // Who sees some customers alone would write a row that he does not see.
    ...(customer === null && !seesAll(scope) ? [at("customerCode", "required")] : []),
    ...(id === undefined && phone === undefined ? [at("phone", "required")] : []),
    ...ofPhone,
  ];
  if (fields.length > 0) throw fail(SERVICE_CODES.invalid, { fields });
  return catalogueSave(call, {
    ...(await mine(call)),
    id,
    version,
    values: {
      ...values,
      site: newRowsSite(call.caller, scope),
      customerName: customer?.name ?? null,
      ...(phone !== undefined && { phone }),
      ...(email !== undefined && { email }),
    },
    unique: { non_core_customer_once: "outsideNo" },
    buttons: { create: "NON_CORE_CUSTOMER.EDIT", edit: "NON_CORE_CUSTOMER.EDIT" },
  });
}
