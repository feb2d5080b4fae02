import {
  getNullableType,
  GraphQLBoolean,
  GraphQLID,
  GraphQLInt,
  GraphQLString,
  type GraphQLLeafType,
  type GraphQLOutputType,
} from "graphql";
import { isThenable, leave } from "./leave.ts";
import type { Complete } from "./run.ts";

/** A null or undefined that the schema does not allow ends the happy path. */
export const missing = (): never => leave("null where none may be");
export const isAbsent = (value: unknown): value is null | undefined => value === null || value === undefined;

/** Anything that is no plain value of the type's own: the type itself knows what it makes of it. */
function coerced(type: GraphQLLeafType, value: unknown): unknown {
  if (typeof value === "function" || value instanceof Error || isThenable(value)) leave("no leaf");
  const written: unknown = type.coerceOutputValue(value);
  return isAbsent(written) ? leave("a leaf that became null") : written;
}

// One function for all fields of a type, not one a field: the engine then sees through the call. Hence the pairs.
const string: Complete = (v) => (typeof v === "string" ? v : isAbsent(v) ? missing() : coerced(GraphQLString, v));
const stringOrNull: Complete = (v) => (typeof v === "string" ? v : isAbsent(v) ? null : coerced(GraphQLString, v));
const id: Complete = (v) => (typeof v === "string" ? v : isAbsent(v) ? missing() : coerced(GraphQLID, v));
const idOrNull: Complete = (v) => (typeof v === "string" ? v : isAbsent(v) ? null : coerced(GraphQLID, v));
const int: Complete = (v) => (isInt(v) ? v : isAbsent(v) ? missing() : coerced(GraphQLInt, v));
const intOrNull: Complete = (v) => (isInt(v) ? v : isAbsent(v) ? null : coerced(GraphQLInt, v));
const boolean: Complete = (v) => (typeof v === "boolean" ? v : isAbsent(v) ? missing() : coerced(GraphQLBoolean, v));
const booleanOrNull: Complete = (v) => (typeof v === "boolean" ? v : isAbsent(v) ? null : coerced(GraphQLBoolean, v));

/** A 32-bit integer, and not -0, of which `Int` makes 0. */
const isInt = (v: unknown): boolean => typeof v === "number" && (v | 0) === v && !Object.is(v, -0);

const PLAIN: ReadonlyMap<GraphQLLeafType, { readonly required: Complete; readonly nullable: Complete }> = new Map<
  GraphQLLeafType,
  { readonly required: Complete; readonly nullable: Complete }
>([
  [GraphQLString, { required: string, nullable: stringOrNull }],
  [GraphQLID, { required: id, nullable: idOrNull }],
  [GraphQLInt, { required: int, nullable: intOrNull }],
  [GraphQLBoolean, { required: boolean, nullable: booleanOrNull }],
]);

/** What `typeof` says of values that are their own answer. */
export type Plain = "string" | "boolean";
/** The kind of value that a field of this type answers as it is; null where more than that is to be seen. */
export function plainOf(type: GraphQLOutputType): Plain | null {
  const nullable = getNullableType(type);
  if (nullable === GraphQLString || nullable === GraphQLID) return "string";
  return nullable === GraphQLBoolean ? "boolean" : null;
}

/** Completes a scalar or an enum. */
export function leaf(type: GraphQLLeafType, isRequired: boolean): Complete {
  const plain = PLAIN.get(type);
  if (plain) return isRequired ? plain.required : plain.nullable;
  return isRequired
    ? (value) => (isAbsent(value) ? missing() : coerced(type, value))
    : (value) => (isAbsent(value) ? null : coerced(type, value));
}
