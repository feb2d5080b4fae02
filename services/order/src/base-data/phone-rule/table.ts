import { catalogueColumns } from "@linehaul/kit/catalogue";
import { index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";

/** What telephones of a calling code are like. Common to the sites. */
export const phoneRule = pgTable(
  "phone_rule",
  {
    ...catalogueColumns(),
    callingCode: integer("calling_code").notNull(),
    countries: text().array().notNull(),
    lengths: integer().array().notNull(),
    patterns: text().array().notNull(),
    example: text().notNull(),
  },
  (t) => [uniqueIndex("phone_rule_code").on(t.callingCode), index("phone_rule_modified").on(t.modifiedAt, t.id)],
);
