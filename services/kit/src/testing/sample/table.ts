import { index, integer, pgTable, text, timestamp, unique } from "drizzle-orm/pg-core";
import { catalogueColumns } from "../../catalogue.ts";

/** A catalogue of the kit's tests: a name that is unique, a value and an instant by which it is sorted, both of which repeat. */
export const parcel = pgTable(
  "parcel",
  {
    ...catalogueColumns(),
    name: text().notNull(),
    weight: integer(),
    seenAt: timestamp("seen_at", { withTimezone: true, precision: 3 }).notNull(),
  },
  (t) => [
    unique("parcel_name").on(t.name),
    index("parcel_seen").on(t.seenAt, t.id),
    index("parcel_weight").on(t.weight, t.id),
  ],
);
