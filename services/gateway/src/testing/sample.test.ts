import { countryRoutes } from "@linehaul/schema/base-data/country";
import { currencyRoutes } from "@linehaul/schema/base-data/currency";
import { customerRoutes } from "@linehaul/schema/customers/customer";
import { orderRoutes } from "@linehaul/schema/orders/order/routes";
import { moduleRoutes } from "@linehaul/schema/permissions/perm-module";
import { sessionRoutes } from "@linehaul/schema/permissions/session";
import { expect, test } from "vitest";
import { z } from "zod";
import { timeOf } from "./numbered.ts";
import { sampleOf } from "./sample.ts";

const routes = [countryRoutes, currencyRoutes, customerRoutes, orderRoutes, moduleRoutes, sessionRoutes].flatMap((of) =>
  Object.values(of),
);

test.each(routes)("$method $path has a sample of what it promises", ({ result }) => {
  expect(() => sampleOf(result)).not.toThrow();
});

const Part = z.object({ at: z.iso.datetime(), code: z.string().regex(/^[A-Z]{3}$/) }).meta({ id: "SampledPart" });
const Whole = z.object({
  id: z.uuid(),
  name: z.string().max(10),
  amount: z.string().meta({ format: "decimal" }),
  customer: z.string().regex(/^\d{10}$/),
  parts: z.array(Part).min(2),
  first: Part,
  none: Part.nullable(),
  left: z.string().optional(),
  filled: z.string().default("as it is"),
  byName: z.record(z.enum(["a", "b"]), z.int().min(3)),
});

test("a sample is the same each time and another for each number; what must be is there, null where it may be", () => {
  const sample = sampleOf(Whole, 7);
  expect(sampleOf(Whole, 7)).toEqual(sample);
  expect(sample).toMatchObject({
    name: "name 7",
    amount: "7.5",
    customer: "1000000007",
    parts: [{ code: "MYR" }, { code: "MYR" }],
    first: { at: timeOf(7) },
    none: null,
    filled: "as it is",
    byName: { a: 3, b: 3 },
  });
  expect(sample).not.toHaveProperty("left");
  const other = sampleOf(Whole, 8);
  expect([other.id, other.name, other.first.at]).not.toEqual([sample.id, sample.name, sample.first.at]);
});

test("a text that no sample fits is named", () => {
  expect(() => sampleOf(z.object({ plate: z.string().regex(/^[A-Z]{3} \d{4}$/) }))).toThrow(/^plate: no text/);
});
