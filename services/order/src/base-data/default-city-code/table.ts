import { catalogueColumns } from "@linehaul/kit/catalogue";
import { index, pgTable, text } from "drizzle-orm/pg-core";

/** City codes of addresses that come without one. Common to the sites. Two of a country have no place in common: see overlap.ts. */
export const defaultCityCode = pgTable(
  "default_city_code",
  {
    ...catalogueColumns(),
    countryCode: text("country_code").notNull(),
    /** Empty: by post codes. */
    region: text("region").notNull(),
    /** Both empty: by region. */
    postFrom: text("post_from").notNull(),
    postTo: text("post_to").notNull(),
    cityCode: text("city_code").notNull(),
  },
  (t) => [
    index("default_city_code_country").on(t.countryCode, t.id),
    index("default_city_code_code").on(t.cityCode, t.id),
    index("default_city_code_modified").on(t.modifiedAt, t.id),
  ],
);
