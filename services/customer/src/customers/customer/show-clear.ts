import type { Call } from "@linehaul/kit/call";
import { reveal } from "@linehaul/kit/reveal";
import type { CustomerClearField, ShowCustomerClear } from "@linehaul/schema/customers/customer";
import { and, eq, type SQL } from "drizzle-orm";
import type { z } from "zod";
import { customers, type CustomerRecord } from "./table.ts";

const VALUES: Readonly<Record<CustomerClearField, (customer: CustomerRecord) => string | null>> = {
  CONTACT_PHONE: (c) => `+${c.contactPhoneCode.replace(/\D/g, "")} ${c.contactPhone}`,
  CONTACT_EMAIL: (c) => c.contactEmail,
  CUSTOMER_ADDRESS: (c) => c.address,
};

/** A masked value of a customer among the caller's (`mine`) in the clear. */
export const showClear = (
  call: Call,
  mine: SQL,
  { customerCode, field, reason }: z.output<typeof ShowCustomerClear>,
): Promise<{ value: string }> =>
  reveal(call, {
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
