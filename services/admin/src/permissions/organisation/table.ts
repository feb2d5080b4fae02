import { index, pgTable, text } from "drizzle-orm/pg-core";

/** A copy of the organisations, for what names one: data groups and accounts. */
export const organisation = pgTable("organisation", {
  code: text().primaryKey(),
  name: text().notNull(),
  countryCode: text("country_code").notNull(),
});

/** A copy of who looks after which customer, by work number: what USER_CUSTOMERS resolves to. */
export const salesCustomer = pgTable(
  "sales_customer",
  { customerCode: text("customer_code").primaryKey(), workNo: text("work_no").notNull() },
  (t) => [index("sales_customer_work_no").on(t.workNo)],
);
