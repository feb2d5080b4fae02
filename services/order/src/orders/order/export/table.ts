import { index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { SITE_CODES } from "@linehaul/schema/sites";

/** Imports that a site is storing at the moment: while there is one, numbers of today are being allocated (ORD-07). */
export const allocating = pgTable(
  "allocating",
  {
    /** The task that stores. */
    id: uuid("id").primaryKey(),
    site: text("site", { enum: SITE_CODES }).notNull(),
    since: timestamp("since", { withTimezone: true, precision: 3 }).notNull(),
  },
  (t) => [index("allocating_site").on(t.site, t.since)],
);
