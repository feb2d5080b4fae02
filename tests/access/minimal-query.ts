import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
  type GraphQLField,
  type GraphQLInputType,
} from "graphql";

/** A literal that a type takes: required members only. */
function literal(type: GraphQLInputType): string {
  const inner = getNullableType(type);
  if (isListType(inner)) return `[${literal(inner.ofType)}]`;
  if (isNonNullType(inner)) return literal(inner.ofType);
  if (isEnumType(inner)) return inner.getValues()[0]?.name ?? "null";
  if (isInputObjectType(inner)) {
    const needed = Object.values(inner.getFields()).filter(isRequiredInputField);
    return `{ ${needed.map((f) => `${f.name}: ${literal(f.type)}`).join(", ")} }`;
  }
  return ["Int", "Float"].includes(inner.name) ? "1" : inner.name === "Boolean" ? "true" : '"x"';
}

/** The arguments that a field can't do without: `sort: AT_ASC`; empty when there are none. */
export const requiredArguments = (field: GraphQLField<unknown, unknown>): string =>
  field.args
    .filter(isRequiredArgument)
    .map((a) => `${a.name}: ${literal(a.type)}`)
    .join(", ");

/** The shortest document that asks for a root field: `{ orders { __typename } }`. */
export function minimalQuery(operation: "query" | "mutation", field: GraphQLField<unknown, unknown>): string {
  const needed = requiredArguments(field);
  const args = needed === "" ? "" : `(${needed})`;
  const selection = isLeafType(getNamedType(field.type)) ? "" : " { __typename }";
  return `${operation} { ${field.name}${args}${selection} }`;
}
