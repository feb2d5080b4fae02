import { plainEmail, plainPhone } from "@linehaul/kit/finding/plain";
import { index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { customers } from "../customer/table.ts";

/** People at a customer, and where they are. In the clear: masked wherever they leave. */
export const customerContact = pgTable(
  "customer_contact",
  {
    id: uuid().primaryKey(),
    customerId: uuid("customer_id")
      .notNull()
      .references(() => customers.id),
    /** Its place among the customer's, from 1. */
    place: integer().notNull(),
    contactType: text("contact_type"),
    title: text(),
    name: text().notNull(),
    mobileAreaCode: text("mobile_area_code"),
    mobile: text().notNull(),
    phone: text(),
    email: text(),
    companyName: text("company_name"),
    countryCode: text("country_code"),
    province: text(),
    city: text(),
    county: text(),
    address: text(),
    postCode: text("post_code"),
    createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull(),
  },
  (t) => [
    index("customer_contact_of").on(t.customerId, t.place),
    // As masked values are looked for (PERM-12).
    index("customer_contact_mobile").on(plainPhone(t.mobile)),
    index("customer_contact_phone").on(plainPhone(t.phone)),
    index("customer_contact_email").on(plainEmail(t.email)),
  ],
);
export type ContactRecord = typeof customerContact.$inferSelect;
