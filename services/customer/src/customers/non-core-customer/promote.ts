import type { Call } from "@linehaul/kit/call";
import { comesWith } from "@linehaul/kit/caller";
import { catalogueStep } from "@linehaul/kit/catalogue";
import { fail } from "@linehaul/kit/fail";
import { FORM_OF } from "@linehaul/schema/customers/customer-form/form";
import { FORM_BUTTONS } from "@linehaul/schema/customers/customer-form/form-buttons";
import type { NonCoreCustomer, PromoteNonCoreCustomer } from "@linehaul/schema/customers/non-core-customer";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { SITES } from "@linehaul/schema/sites";
import type { z } from "zod";
import { rulesIn } from "../../base-data/phone-rule/rules-in.ts";
import { addCustomer } from "../customer-form/add.ts";
import { readPhones } from "../customer-form/phones.ts";
import { mine, seesAll } from "./mine.ts";
import type { NonCoreRecord } from "./table.ts";

/** As much of a customer's form as is known. */
const formOf = (row: NonCoreRecord) =>
  FORM_OF[row.customerType].parse({
    nameEn: row.name,
    countryCode: row.countryCode,
    city: row.city,
    contactName: row.contactName,
    contactPhone: row.phone,
    contactEmail: row.email,
    contacts: [],
    settlementType: "CASH",
    creditCurrency: SITES[row.site].currency,
    referrer: row.system,
  });

/** Adds a customer of what is known of a row, in its transaction, and links it: the customer's form says the rest (CUS-13). */
export async function promote(
  call: Call,
  { id, version }: z.output<typeof PromoteNonCoreCustomer>,
): Promise<NonCoreCustomer> {
  if (!seesAll(await call.scope())) throw fail(SERVICE_CODES.notTaken);
  return catalogueStep(call, {
    ...(await mine(call)),
    id,
    version,
    values: async (tx, row, emit) => {
      if (row.customerCode !== null) throw fail(SERVICE_CODES.wrongState, { detail: "LINKED" });
      const whom = row.customerType;
      if (!comesWith(call.caller, FORM_BUTTONS[whom].create)) throw fail(SERVICE_CODES.notTaken);
      const read = await readPhones(rulesIn(tx), [{ path: ["contactPhone"], phone: row.phone }]);
      const added = await addCustomer(tx, { call, emit, whom, form: formOf(row), read });
      return { customerCode: added.customerCode, customerName: added.nameEn };
    },
  });
}
