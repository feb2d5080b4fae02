import fc from "fast-check";
import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
} from "graphql";
import { manyOf, mostly, number, text } from "../texts.ts";

/** Inputs hold inputs: none of the graph's is this deep. */
const DEEPEST = 6;

function scalar(name: string): fc.Arbitrary<unknown> {
  if (name === "Boolean") return fc.boolean();
  return name === "Int" || name === "Float" ? number : text;
}

function inner(type: GraphQLInputType, depth: number): fc.Arbitrary<unknown> {
  const nullable = getNullableType(type);
  if (isListType(nullable)) {
    const one = inner(nullable.ofType, depth + 1);
    const many = one.map((value) => manyOf(value));
    return fc.oneof({ weight: 20, arbitrary: fc.array(one, { maxLength: 3 }) }, { weight: 1, arbitrary: many });
  }
  if (isInputObjectType(nullable))
    return depth > DEEPEST ? fc.constant({}) : valuesOf(Object.values(nullable.getFields()), depth + 1);
  if (isEnumType(nullable)) {
    const names = nullable.getValues().map((value) => value.name);
    return fc.oneof({ weight: 40, arbitrary: fc.constantFrom(...names) }, { weight: 1, arbitrary: text });
  }
  return isNonNullType(nullable) ? inner(nullable.ofType, depth) : scalar(nullable.name);
}

/** A value of a type; now and then none of it. */
export const valueOf = (type: GraphQLInputType, depth = 0): fc.Arbitrary<unknown> => mostly(inner(type, depth));

/** Values by name: what can't be null nearly always, all else every other time. */
export function valuesOf(
  fields: readonly (GraphQLArgument | GraphQLInputField)[],
  depth = 0,
): fc.Arbitrary<Record<string, unknown>> {
  const members = fields.map(({ name, type }) => {
    const value = valueOf(type, depth);
    return [name, isNonNullType(type) ? value : fc.option(value, { nil: undefined })] as const;
  });
  return fc.record(Object.fromEntries(members), { noNullPrototype: true });
}
