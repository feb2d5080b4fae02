import { FIELD_EFFECTS } from "@linehaul/schema/base-data/field-rule/row";
import { CUSTOMER_TYPES } from "@linehaul/schema/customers/customer";
import { SITE_CODES } from "@linehaul/schema/sites";
import { date, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";

/** What sites say of fields of accounts: this service's copy of the order service's rules of that form, which it follows. */
export const fieldRuleCopy = pgTable(
  "field_rule_copy",
  {
    id: uuid().primaryKey(),
    site: text({ enum: SITE_CODES }).notNull(),
    field: text().notNull(),
    /** None: all. */
    customerTypes: text("customer_types", { enum: CUSTOMER_TYPES }).array().notNull(),
    effect: text({ enum: FIELD_EFFECTS }).notNull(),
    minLength: integer("min_length").notNull(),
    maxLength: integer("max_length").notNull(),
    pattern: text().notNull(),
    choices: text().array().notNull(),
    messageEn: text("message_en").notNull(),
    messageZhCn: text("message_zh_cn").notNull(),
    messageZhHk: text("message_zh_hk").notNull(),
    priority: integer().notNull(),
    validFrom: date("valid_from").notNull(),
    validTo: date("valid_to"),
  },
  (t) => [index("field_rule_copy_site").on(t.site)],
);
