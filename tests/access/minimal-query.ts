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

/** The shortest document that asks for a root field: `{ orders { __typename } }`. */
export function minimalQuery(operation: "query" | "mutation", field: GraphQLField<unknown, unknown>): string {
  const needed = field.args.filter(isRequiredArgument);
  const args = needed.length > 0 ? `(${needed.map((a) => `${a.name}: ${literal(a.type)}`).join(", ")})` : "";
  const selection = isLeafType(getNamedType(field.type)) ? "" : " { __typename }";
  return `${operation} { ${field.name}${args}${selection} }`;
}
