import { catalogueColumns } from "@linehaul/kit/catalogue";
import { CONTROL_EFFECTS } from "@linehaul/schema/base-data/express-control/row";
import { date, index, numeric, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { named } from "../named.ts";

/** What must not be sent, or not without being looked at. Common to the sites: a lane says where. */
export const expressControl = pgTable(
  "express_control",
  {
    ...catalogueColumns(),
    code: text("code").notNull(),
    ...named(),
    /** Null: anywhere. */
    fromCountry: text("from_country"),
    /** Empty: all of the country. */
    fromRegion: text("from_region").notNull(),
    toCountry: text("to_country"),
    toRegion: text("to_region").notNull(),
    words: text("words").array().notNull(),
    /** Digits alone. */
    hsPrefixes: text("hs_prefixes").array().notNull(),
    /** CNY. */
    valueAbove: numeric("value_above", { precision: 18, scale: 2 }),
    /** kg. */
    weightAbove: numeric("weight_above", { precision: 12, scale: 3 }),
    effect: text("effect", { enum: CONTROL_EFFECTS }).notNull(),
    /** Days of the site's zone, both inside. */
    validFrom: date("valid_from").notNull(),
    validTo: date("valid_to"),
  },
  (t) => [
    uniqueIndex("express_control_code").on(t.code),
    index("express_control_sort").on(t.sort, t.id),
    index("express_control_modified").on(t.modifiedAt, t.id),
  ],
);
export type ExpressControlRecord = typeof expressControl.$inferSelect;
