import type { Call } from "@linehaul/kit/call";
import { fail } from "@linehaul/kit/fail";
import { reveal } from "@linehaul/kit/reveal";
import { type CustomerClearField, isOfList, type ShowCustomerClear } from "@linehaul/schema/customers/clear";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { and, eq, type SQL } from "drizzle-orm";
import type { z } from "zod";
import { phoneText } from "./phone-text.ts";
import { customers, type CustomerRecord } from "./table.ts";

const VALUES: Readonly<Record<CustomerClearField, (customer: CustomerRecord) => string | null>> = {
  CONTACT_PHONE: (c) => phoneText(c.contactPhoneCode, c.contactPhone),
  CONTACT_EMAIL: (c) => c.contactEmail,
  CUSTOMER_ADDRESS: (c) => c.address,
  CUSTOMER_CERT_NO: (c) => c.certNo,
  CUSTOMER_TEL: (c) => c.tel,
  CUSTOMER_PIN: (c) => c.pinCode,
  SETTLEMENT_ACCOUNT: (c) => c.settlementAccount,
};

/** A masked value of a customer among the caller's (`mine`) in the clear. */
export const showClear = (
  call: Call,
  mine: SQL,
  { customerCode, field, reason }: z.output<typeof ShowCustomerClear>,
): Promise<{ value: string }> => {
  if (call.caller.button !== "CUSTOMER_DETAIL.SHOW_CLEAR" && !isOfList(field)) throw fail(SERVICE_CODES.notTaken);
  return reveal(call, {
    type: "customer.revealed",
    subject: customerCode,
    field,
    reason,
    read: async (tx) => {
      const [customer] = await tx
        .select()
        .from(customers)
        .where(and(mine, eq(customers.customerCode, customerCode)));
      const value = customer === undefined ? null : VALUES[field](customer);
      return customer === undefined || value === null ? null : { value, site: customer.site };
    },
  });
};
