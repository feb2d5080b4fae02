import { integer, pgTable, text, uuid } from "drizzle-orm/pg-core";

/** What telephones of a calling code are like: this service's copy of the order service's rules, which it follows. */
export const phoneRuleCopy = pgTable("phone_rule_copy", {
  id: uuid().primaryKey(),
  callingCode: integer("calling_code").notNull().unique(),
  countries: text().array().notNull(),
  lengths: integer().array().notNull(),
  patterns: text().array().notNull(),
  example: text().notNull(),
});
