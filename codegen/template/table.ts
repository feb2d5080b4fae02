import { catalogueColumns } from "@linehaul/kit/catalogue";
import { date, index, integer, numeric, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";

/** Sample things. Common to the sites. */
export const sampleThing = pgTable(
  "sample_thing",
  {
    ...catalogueColumns(),
    firstText: text("first_text").notNull(),
    someText: text("some_text").notNull(),
    someNumber: integer("some_number").notNull(),
    someDecimal: numeric("some_decimal").notNull(),
    someDay: date("some_day").notNull(),
  },
  (t) => [
    uniqueIndex("sample_thing_first_text").on(t.firstText),
    index("sample_thing_modified").on(t.modifiedAt, t.id),
  ],
);
