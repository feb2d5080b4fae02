import { pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/** Cities that parcels of a country come from and go to, with the region that they lie in. Common to the sites. */
export const city = pgTable(
  "city",
  {
    countryCode: text("country_code").notNull(),
    /** State or province; empty where the country has none. */
    region: text("region").notNull(),
    name: text("name").notNull(),
  },
  (t) => [primaryKey({ columns: [t.countryCode, t.region, t.name] })],
);
