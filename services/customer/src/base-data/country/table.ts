import { pgTable, text, uuid } from "drizzle-orm/pg-core";

/** Countries with what their post codes are like: this service's copy of the order service's, which it follows. */
export const countryCopy = pgTable("country_copy", {
  id: uuid().primaryKey(),
  countryCode: text("country_code").notNull(),
  postPattern: text("post_pattern"),
  postExample: text("post_example"),
});
