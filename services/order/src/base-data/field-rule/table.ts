import { catalogueColumns } from "@linehaul/kit/catalogue";
import { RULED_FORMS } from "@linehaul/schema/base-data/field-rule/fields";
import { FIELD_EFFECTS } from "@linehaul/schema/base-data/field-rule/row";
import { CUSTOMER_TYPES } from "@linehaul/schema/customers/customer";
import { SITE_CODES } from "@linehaul/schema/sites";
import { date, index, integer, pgTable, text } from "drizzle-orm/pg-core";

/** What a site says of fields of its orders. Scoped by site. Two of one rank and priority never overlap: see overlap.ts. */
export const fieldRule = pgTable(
  "field_rule",
  {
    ...catalogueColumns(),
    site: text({ enum: SITE_CODES }).notNull(),
    form: text({ enum: RULED_FORMS }).notNull(),
    /** As columns of sheets are named. */
    field: text().notNull(),
    /** Null: anywhere. */
    fromCountry: text("from_country"),
    /** Empty: all of the country. */
    fromRegion: text("from_region").notNull(),
    toCountry: text("to_country"),
    toRegion: text("to_region").notNull(),
    /** Null: every one, as of cargo types. */
    productCode: text("product_code"),
    cargoTypeCode: text("cargo_type_code"),
    /** None: all. */
    customerTypes: text("customer_types", { enum: CUSTOMER_TYPES }).array().notNull(),
    effect: text({ enum: FIELD_EFFECTS }).notNull(),
    /** 0: as the field takes it. */
    minLength: integer("min_length").notNull(),
    maxLength: integer("max_length").notNull(),
    /** RE2; empty: anything. */
    pattern: text().notNull(),
    choices: text().array().notNull(),
    messageEn: text("message_en").notNull(),
    messageZhCn: text("message_zh_cn").notNull(),
    messageZhHk: text("message_zh_hk").notNull(),
    priority: integer().notNull(),
    /** Days of the site's zone, both inside. */
    validFrom: date("valid_from").notNull(),
    validTo: date("valid_to"),
  },
  (t) => [
    index("field_rule_by_field").on(t.site, t.field, t.id),
    index("field_rule_by_day").on(t.site, t.validFrom, t.id),
    index("field_rule_modified").on(t.site, t.modifiedAt, t.id),
  ],
);
export type FieldRuleRecord = typeof fieldRule.$inferSelect;
