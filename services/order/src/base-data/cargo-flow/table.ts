import { catalogueColumns } from "@linehaul/kit/catalogue";
import { SITE_CODES } from "@linehaul/schema/sites";
import { date, index, pgTable, text } from "drizzle-orm/pg-core";

/** How a site's goods are paid for on a lane, and which services go with them. Scoped by site. Two of one rank never overlap: see overlap.ts. */
export const cargoFlow = pgTable(
  "cargo_flow",
  {
    ...catalogueColumns(),
    site: text({ enum: SITE_CODES }).notNull(),
    /** Null: anywhere. */
    fromCountry: text("from_country"),
    /** Empty: all of the country. */
    fromRegion: text("from_region").notNull(),
    toCountry: text("to_country"),
    toRegion: text("to_region").notNull(),
    /** Null: every one. */
    cargoTypeCode: text("cargo_type_code"),
    /** By code; none: all. */
    payWays: text("pay_ways").array().notNull(),
    services: text().array().notNull(),
    /** Days of the site's zone, both inside. */
    validFrom: date("valid_from").notNull(),
    validTo: date("valid_to"),
  },
  (t) => [
    index("cargo_flow_by_day").on(t.site, t.validFrom, t.id),
    index("cargo_flow_modified").on(t.site, t.modifiedAt, t.id),
  ],
);
export type CargoFlowRecord = typeof cargoFlow.$inferSelect;
