import { z } from "zod";
import type { Route } from "@linehaul/schema/route";
import { uuid } from "./fixtures.ts";
import type { Stubs } from "./stubs.ts";

type Json = z.core.JSONSchema.BaseSchema;
const isSchema = (value: unknown): value is Json => typeof value === "object" && value !== null;

/** What patterns of the contracts take. */
const TEXTS = ["MYR", "MY", "1000000001", "1.5", "table.SAMPLE", "x"];
const KIND = 8;

function text({ format, pattern, minLength = 0, maxLength = 1_000 }: Json): string {
  if (format === "uuid") return uuid(KIND, 1);
  if (format === "date-time") return "2026-01-01T00:00:00.000Z";
  if (format === "date") return "2026-01-01";
  const fits = (t: string) =>
    t.length >= minLength && t.length <= maxLength && (pattern === undefined || new RegExp(pattern).test(t));
  return TEXTS.find(fits) ?? "x".repeat(Math.max(1, minLength));
}

/** A menu holds menus: a list this deep is empty. */
const DEEPEST = 8;

function value(schema: Json, root: Json, depth = 0): unknown {
  if (schema.$ref !== undefined) {
    const found = root.$defs?.[schema.$ref.replace("#/$defs/", "")];
    return isSchema(found) ? value(found, root, depth + 1) : null;
  }
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) {
    const isNull = (c: unknown) => isSchema(c) && c.type === "null";
    const [first] = choices;
    return choices.some(isNull) || !isSchema(first) ? null : value(first, root, depth + 1);
  }
  if (Array.isArray(schema.type)) return null;
  if (schema.type === "string") return text(schema);
  if (schema.type === "integer" || schema.type === "number") return Math.max(1, schema.minimum ?? 1);
  if (schema.type === "boolean") return true;
  if (schema.type === "array")
    return isSchema(schema.items) && depth < DEEPEST ? [value(schema.items, root, depth + 1)] : [];
  const members = Object.entries(schema.properties ?? {}).filter(([name]) => schema.required?.includes(name));
  return Object.fromEntries(members.map(([name, s]) => [name, isSchema(s) ? value(s, root, depth + 1) : null]));
}

/** Something that the schema takes: required members, one of each list, null where null may be. */
export function sampleOf<S extends z.ZodType>(schema: S): z.output<S> {
  const json = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return schema.parse(value(json, json));
}

/** Makes a stub answer a route with a sample of what it promises. */
export const answerSample = (stubs: Stubs, route: Route): void => stubs.on(route, async () => sampleOf(route.result));
