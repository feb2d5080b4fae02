import { index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { sortsIn } from "./sorts-in.ts";

const row = { id: uuid().primaryKey(), code: text().notNull(), weight: integer(), city: text() };
const table = pgTable("crate", row, (t) => [
  unique("crate_code").on(t.code),
  index("crate_weight").on(t.city, t.weight, t.id),
  index("crate_city").on(t.city),
]);

test("a sort says its column and direction by its name", () => {
  expect(sortsIn(table, { WEIGHT_DESC: "weight", CODE_ASC: "code" })).toEqual({
    WEIGHT_DESC: { column: table.weight, direction: "desc" },
    CODE_ASC: { column: table.code, direction: "asc" },
  });
});

test("a sort without an index that ends in the id stops whoever loads it", () => {
  expect(() => sortsIn(table, { CITY_ASC: "city" })).toThrow(
    "crate is sorted by CITY_ASC, and has no index on (city, id)",
  );
});
