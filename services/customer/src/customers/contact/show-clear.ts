import type { Call } from "@linehaul/kit/call";
import { reveal } from "@linehaul/kit/reveal";
import type { ContactClearField, ShowContactClear } from "@linehaul/schema/customers/clear";
import { and, eq, type SQL } from "drizzle-orm";
import type { z } from "zod";
import { phoneText } from "../customer/phone-text.ts";
import { customers } from "../customer/table.ts";
import { type ContactRecord, customerContact } from "./table.ts";

const VALUES: Readonly<Record<ContactClearField, (contact: ContactRecord) => string | null>> = {
  CONTACT_MOBILE: (c) => phoneText(c.mobileAreaCode, c.mobile),
  CONTACT_PHONE: (c) => c.phone,
  CONTACT_EMAIL: (c) => c.email,
  CONTACT_ADDRESS: (c) => c.address,
};

/** A masked value of somebody at one of the caller's customers (`mine`) in the clear. */
export const showContact = (
  call: Call,
  mine: SQL,
  { id, field, reason }: z.output<typeof ShowContactClear>,
): Promise<{ value: string }> =>
  reveal(call, {
    type: "customerContact.revealed",
    subject: id,
    field,
    reason,
    read: async (tx) => {
      const [found] = await tx
        .select({ contact: customerContact, site: customers.site })
        .from(customerContact)
        .innerJoin(customers, eq(customerContact.customerId, customers.id))
        .where(and(mine, eq(customerContact.id, id)));
      const value = found === undefined ? null : VALUES[field](found.contact);
      return found === undefined || value === null ? null : { value, site: found.site };
    },
  });
