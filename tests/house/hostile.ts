import { schema } from "@linehaul/gateway/schema";
import fc from "fast-check";
import {
  getOperationAST,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  isScalarType,
  parse,
  typeFromAST,
  type GraphQLInputType,
} from "graphql";

/** Texts that are no good as a header, a path, a key of an object or a value in a database. */
export const HOSTILE = [
  "",
  "a\nb",
  "a\r\nx-role-id: r2",
  "a\0b",
  "\ud800",
  "中",
  "💥".repeat(300),
  "x".repeat(20_000),
  "..",
  "../../admin",
  "%2f..%2f",
  "%",
  "__proto__",
  "constructor",
  "' or 1=1 --",
] as const;

/** Of these every second, third, …: the next turn takes the next ones. */
export const hostileOf = (turn: number, turns: number): readonly string[] =>
  HOSTILE.filter((_, n) => n % turns === turn % turns);

export const hostile = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 }).map((units) => String.fromCharCode(...units)),
  // The head of an id that stands, and the rest is anything.
  fc.string({ unit: "binary", maxLength: 40 }).map((text) => btoa(`Currency:${encodeURIComponent(text)}`)),
);

/** A place in variables: names of fields, and 0 for a list's first. */
export type Place = readonly (string | 0)[];
/** Inputs hold inputs: no operation's own are this deep. */
const DEEPEST = 5;

function within(type: GraphQLInputType, at: Place): Place[] {
  if (at.length > DEEPEST) return [];
  if (isNonNullType(type)) return within(type.ofType, at);
  if (isListType(type)) return within(type.ofType, [...at, 0]);
  if (isInputObjectType(type))
    return Object.values(type.getFields()).flatMap((field) => within(field.type, [...at, field.name]));
  return isScalarType(type) && !["Int", "Float", "Boolean"].includes(type.name) ? [at] : [];
}

/** Every place of an operation's variables where a text may stand, given in an example or not. */
export const placesFor = (operation: string): Place[] =>
  (getOperationAST(parse(operation))?.variableDefinitions ?? []).flatMap((definition) => {
    const type = typeFromAST(schema, definition.type);
    return isInputType(type) ? within(type, [definition.variable.name.value]) : [];
  });

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** The variables with this text in a place, and what leads there. */
export function withText(value: unknown, [first, ...rest]: Place, text: string): unknown {
  if (first === undefined) return text;
  if (first === 0) return [withText(Array.isArray(value) ? value[0] : undefined, rest, text)];
  const own = isObject(value) ? value : {};
  return { ...own, [first]: withText(Reflect.get(own, first), rest, text) };
}
