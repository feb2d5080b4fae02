import { z } from "zod";
import type { Route } from "@linehaul/schema/route";
import { timeOf, uuid } from "./numbered.ts";
import type { Stubs } from "./stubs.ts";

type Json = z.core.JSONSchema.BaseSchema;
const isSchema = (value: unknown): value is Json => typeof value === "object" && value !== null;

/** Where a sample stands: in which document, for which number, under which name, how deep. */
interface At {
  readonly root: Json;
  readonly n: number;
  readonly name: string;
  readonly depth: number;
}
const below = (at: At, more: Partial<At> = {}): At => ({ ...at, ...more, depth: at.depth + 1 });

const KIND = 8;
const FORMATS: Readonly<Record<string, (n: number) => string>> = {
  uuid: (n) => uuid(KIND, n),
  "date-time": timeOf,
  date: (n) => timeOf(n).slice(0, "2026-01-01".length),
  decimal: (n) => `${n}.5`,
  email: (n) => `person.${n}@example.com`,
  uri: (n) => `https://example.com/${n}`,
};
/** Ten digits, as customers' codes have. */
const DIGITS = 1_000_000_000;
/** What a text may be, whatever its pattern is: the first that fits. */
const texts = (n: number, name: string): readonly string[] => [
  `${name} ${n}`,
  `${name}${n}`,
  `SAMPLE_${n}`,
  `sample.${n}`,
  "table.SAMPLE",
  "SAMPLE.VIEW",
  String(DIGITS + n),
  `${n}.5`,
  String(n),
  "MYR",
  "MY",
  "x",
  "X",
];

function text({ format = "", pattern, minLength = 0, maxLength = Infinity }: Json, { n, name }: At): string {
  const made = FORMATS[format]?.(n);
  const fits = (t: string): boolean =>
    t.length >= minLength && t.length <= maxLength && (pattern === undefined || new RegExp(pattern, "u").test(t));
  const found = [...(made === undefined ? [] : [made]), ...texts(n, name), "x".repeat(minLength)].find(fits);
  if (found === undefined)
    throw new Error(`${name}: no text of sample.ts fits ${pattern ?? `${maxLength} characters`}`);
  return found;
}

const number = ({ minimum = 1, exclusiveMinimum = 0, maximum = Infinity }: Json): number =>
  Math.min(maximum, Math.max(1, minimum, Number(exclusiveMinimum) + 1));

/** A menu holds menus: a list this deep is empty. */
const DEEPEST = 8;

function list(schema: Json, at: At): unknown[] {
  if (schema.prefixItems) return schema.prefixItems.map((item) => value(item, below(at)));
  if (at.depth >= DEEPEST) return [];
  return Array.from({ length: schema.minItems ?? 1 }, (_, i) => value(schema.items, below(at, { n: at.n + i })));
}

function value(schema: unknown, at: At): unknown {
  if (!isSchema(schema)) return null;
  if (schema.$ref === "#") return value(at.root, below(at));
  if (schema.$ref !== undefined) return value(at.root.$defs?.[schema.$ref.replace("#/$defs/", "")], below(at));
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.some((c) => isSchema(c) && c.type === "null") ? null : value(choices[0], below(at));
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => value(part, below(at))));
  if (Array.isArray(schema.type))
    return schema.type.includes("null") ? null : value({ ...schema, type: schema.type[0] }, at);
  if (schema.type === "string") return text(schema, at);
  if (schema.type === "integer" || schema.type === "number") return number(schema);
  if (schema.type === "boolean") return true;
  if (schema.type === "array") return list(schema, at);
  const member = (name: string) => value(schema.properties?.[name] ?? schema.additionalProperties, below(at, { name }));
  return Object.fromEntries((schema.required ?? []).map((name) => [name, member(name)]));
}

const documents = new WeakMap<z.ZodType, Json>();
function documentOf(schema: z.ZodType): Json {
  const known = documents.get(schema) ?? z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  documents.set(schema, known);
  return known;
}

/**
 * Something that the contract takes, the same each time, and other texts, times and ids for each number: required members, one of each list,
 * null where null may be. What must have a certain value is said over it: `{ ...sampleOf(OrderRow, 7), senderCountry: "MY" }`.
 */
export function sampleOf<S extends z.ZodType>(schema: S, n = 1): z.output<S> {
  const root = documentOf(schema);
  return schema.parse(value(root, { root, n, name: "text", depth: 0 }));
}

/** Makes a stub answer a route with a sample of what it promises. */
export const answerSample = (stubs: Stubs, route: Route): void => stubs.on(route, async () => sampleOf(route.result));
