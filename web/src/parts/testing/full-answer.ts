import { buildSchema, getNamedType, getNullableType, isEnumType, isLeafType, isListType, isObjectType } from "graphql";
import type { GraphQLObjectType, GraphQLOutputType } from "graphql";
import type { MockResolvers } from "relay-test-utils";
import printed from "../../../../schema/graph/schema.graphql?raw";

const schema = buildSchema(printed);
/** How many rows a list has. */
const ROWS = 3;
const SAMPLES: Readonly<Record<string, unknown>> = {
  Int: 3,
  Float: 3,
  Boolean: true,
  DateTime: "2026-01-02T03:04:05.000Z",
  Date: "2026-01-02",
  Decimal: "12.50",
};

/** A value of the type, by the schema; undefined where the mock's own is as good. */
function sample(type: GraphQLOutputType): unknown {
  const own = getNullableType(type);
  if (isListType(own)) return isLeafType(getNamedType(own)) ? [] : undefined;
  if (isEnumType(own)) return own.getValues()[0]?.name;
  return isLeafType(own) ? SAMPLES[own.name] : undefined;
}

const valuesOf = (type: GraphQLObjectType): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.values(type.getFields())
      .map(({ name, type: of }) => [name, name === "edges" ? Array.from({ length: ROWS }, () => ({})) : sample(of)])
      .filter(([, value]) => value !== undefined),
  );

/** The answer to any query of the graph: lists of three rows, numbers, instants and states that the schema allows. */
export const fullAnswer: MockResolvers = Object.fromEntries(
  Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter((type) => !type.name.startsWith("__"))
    .map((type) => [type.name, () => valuesOf(type)]),
);
