import fc from "fast-check";
import { manyOf, mostly, number, text } from "../texts.ts";
import type { Schema } from "./contracts.ts";

type Named = Readonly<Record<string, Schema>>;
/** Schemas hold schemas: none of a body is this deep. */
const DEEPEST = 8;

const day = fc.date({ min: new Date("0001-01-01"), max: new Date("9999-12-31"), noInvalidDate: true });
const FORMATS: Readonly<Record<string, fc.Arbitrary<string>>> = {
  uuid: fc.uuid({ version: [4, 7] }),
  date: day.map((at) => at.toISOString().slice(0, 10)),
  "date-time": day.map((at) => at.toISOString()),
};

/** A text that the schema takes, as far as it says; every other time a hostile one. */
function textOf({ format = "", pattern, minLength = 0, maxLength = 100 }: Schema): fc.Arbitrary<string> {
  const fit =
    FORMATS[format] ??
    (pattern === undefined
      ? fc.string({ unit: "binary", minLength, maxLength: Math.min(maxLength, 500) })
      : fc.stringMatching(new RegExp(pattern)));
  return fc.oneof(
    { weight: 3, arbitrary: fit },
    { weight: 1, arbitrary: fc.string({ minLength, maxLength }) },
    { weight: 2, arbitrary: text },
  );
}

const numberOf = ({ minimum = 0, maximum = 1_000 }: Schema): fc.Arbitrary<number> =>
  fc.oneof(
    fc.integer({ min: Math.max(minimum, -(2 ** 31)), max: Math.min(maximum, 2 ** 31) }),
    fc.constantFrom(minimum, maximum),
    number,
  );

function listOf(schema: Schema, named: Named, depth: number): fc.Arbitrary<unknown> {
  const { items, minItems = 0, maxItems = 50 } = schema;
  const one = items ? valueOf(items, named, depth + 1) : text;
  const many = one.map((value) => manyOf(value, maxItems));
  return fc.oneof(
    { weight: 20, arbitrary: fc.array(one, { minLength: minItems, maxLength: Math.min(maxItems, minItems + 3) }) },
    { weight: 1, arbitrary: many },
  );
}

function objectOf({ properties = {}, required }: Schema, named: Named, depth: number): fc.Arbitrary<unknown> {
  const members = Object.entries(properties).map(([name, schema]) => {
    const value = valueOf(schema, named, depth + 1);
    return [name, required.includes(name) ? value : fc.option(value, { nil: undefined })] as const;
  });
  return fc.record(Object.fromEntries(members), { noNullPrototype: true });
}

function inner(schema: Schema, named: Named, depth: number): fc.Arbitrary<unknown> {
  const { $ref, anyOf, enum: names, type } = schema;
  if (depth > DEEPEST) return fc.constant(null);
  if ($ref !== undefined) {
    const found = named[$ref.slice($ref.lastIndexOf("/") + 1)];
    if (!found) throw new Error(`${$ref} is not there`);
    return inner(found, named, depth + 1);
  }
  if (anyOf) return fc.oneof(...anyOf.map((one) => inner(one, named, depth + 1)));
  if (names) return fc.constantFrom(...names);
  if (Array.isArray(type)) return fc.oneof(...type.map((one) => inner({ ...schema, type: one }, named, depth + 1)));
  switch (type) {
    case "string":
      return textOf(schema);
    case "integer":
    case "number":
      return numberOf(schema);
    case "boolean":
      return fc.boolean();
    case "array":
      return listOf(schema, named, depth);
    case "object":
      return objectOf(schema, named, depth);
    case "null":
      return fc.constant(null);
    case undefined:
    default:
      return fc.json({ maxDepth: 3 }).map((json): unknown => JSON.parse(json));
  }
}

/** A value of a schema; now and then none of it. */
export const valueOf = (schema: Schema, named: Named, depth = 0): fc.Arbitrary<unknown> =>
  mostly(inner(schema, named, depth));
