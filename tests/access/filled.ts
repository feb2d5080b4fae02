import { isRecord } from "@linehaul/schema/record";
import type { Route } from "@linehaul/schema/route";
import { SENSITIVE_MARK } from "@linehaul/schema/sensitive";
import { z } from "zod";

/** What stands in the fields that a contract marks, and in all other texts. */
export interface Filling {
  readonly marked: string;
  readonly other: string;
}

/** A value of a JSON schema with texts that hold what was asked for; rules of writing are not kept. */
function filledBy(schema: unknown, defs: unknown, filling: Filling): unknown {
  if (!isRecord(schema)) return null;
  const { $ref, type, properties, items, anyOf, oneOf, enum: names } = schema;
  const name = typeof $ref === "string" ? $ref.replace("#/$defs/", "") : undefined;
  if (name !== undefined && isRecord(defs)) return filledBy(defs[name], defs, filling);
  if (Array.isArray(names)) return names[0];
  const [choice]: readonly unknown[] = Array.isArray(anyOf) ? anyOf : Array.isArray(oneOf) ? oneOf : [];
  if (choice !== undefined) return filledBy(choice, defs, filling);
  if (isRecord(properties))
    return Object.fromEntries(
      Object.entries(properties).map(([field, one]) => [field, filledBy(one, defs, filling)] as const),
    );
  if (items !== undefined) return [filledBy(items, defs, filling)];
  if (type === "string") return schema[SENSITIVE_MARK] === undefined ? filling.other : filling.marked;
  return type === "boolean" ? true : 1;
}

/** Everything that a route takes, filled. */
export function filled(route: Route, filling: Filling): Readonly<Record<string, unknown>> {
  const parts = { params: route.params, query: route.query, body: route.body };
  return Object.fromEntries(
    Object.entries(parts).flatMap(([part, contract]) => {
      if (contract === undefined) return [];
      const schema = z.toJSONSchema(contract, { io: "input", unrepresentable: "any" });
      return [[part, filledBy(schema, schema.$defs, filling)] as const];
    }),
  );
}

/** The names of a route's fields that take texts, and whether the contract marks them. */
export function textFields(schema: unknown): readonly (readonly [name: string, isMarked: boolean])[] {
  if (Array.isArray(schema)) return schema.flatMap(textFields);
  if (!isRecord(schema)) return [];
  const own = Object.entries(isRecord(schema.properties) ? schema.properties : {}).flatMap(([name, field]) => {
    const text = JSON.stringify(field);
    return text.includes('"string"') && !text.includes('"enum"')
      ? [[name, text.includes(`"${SENSITIVE_MARK}"`)] as const]
      : [];
  });
  return [...own, ...Object.values(schema).flatMap(textFields)];
}

/** The same value once for each of its texts, with that one replaced. */
export function eachReplaced(value: unknown, text: string): unknown[] {
  if (typeof value === "string") return [text];
  if (Array.isArray(value))
    return value.flatMap((one, n) => eachReplaced(one, text).map((other) => value.with(n, other)));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, one]) =>
    eachReplaced(one, text).map((other) => ({ ...value, [name]: other })),
  );
}
