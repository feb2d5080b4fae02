import { z } from "zod";
import { isRecord } from "@linehaul/schema/record";
import type { Route } from "@linehaul/schema/route";
import { MASKS, SENSITIVE_MARK, type Sensitive } from "@linehaul/schema/sensitive";

/** Which fields a contract marks, by name; `masked`: what it answers masked, whose clear value is of a kind that nobody said. */
export type SensitiveFields = ReadonlyMap<string, Sensitive | "masked">;

const isKind = (mark: unknown): mark is Sensitive => typeof mark === "string" && mark in MASKS;

/** The mark of a field, which may stand within a list or a choice. */
function markOf(schema: unknown): Sensitive | "masked" | undefined {
  if (Array.isArray(schema)) return schema.map(markOf).find((mark) => mark !== undefined);
  if (!isRecord(schema)) return undefined;
  const own = schema[SENSITIVE_MARK];
  if (isKind(own)) return own;
  if (schema.format === "masked") return "masked";
  return [schema.items, schema.anyOf, schema.oneOf, schema.allOf].map(markOf).find((mark) => mark !== undefined);
}

/** Every field of an object, at any depth. A mark of what is taken says more than one of what is answered: it has a kind. */
function collect(schema: unknown, into: Map<string, Sensitive | "masked">): void {
  if (Array.isArray(schema)) for (const part of schema) collect(part, into);
  if (!isRecord(schema)) return;
  for (const [name, field] of Object.entries(isRecord(schema.properties) ? schema.properties : {})) {
    const mark = markOf(field);
    if (mark !== undefined && (mark !== "masked" || !into.has(name))) into.set(name, mark);
  }
  for (const part of Object.values(schema)) collect(part, into);
}

const known = new WeakMap<Route, SensitiveFields>();

/** What a route's contract marks in all that it takes and answers. */
export function sensitiveFields(route: Route): SensitiveFields {
  const before = known.get(route);
  if (before !== undefined) return before;
  const found = new Map<string, Sensitive | "masked">();
  for (const taken of [route.params, route.query, route.body])
    if (taken) collect(z.toJSONSchema(taken, { io: "input", unrepresentable: "any" }), found);
  collect(z.toJSONSchema(route.result, { io: "output", unrepresentable: "any" }), found);
  known.set(route, found);
  return found;
}
