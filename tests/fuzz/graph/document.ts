import { schema } from "@linehaul/gateway/schema";
import {
  getNamedType,
  isAbstractType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  type GraphQLField,
  type GraphQLNamedType,
} from "graphql";
import { requiredArguments } from "../../access/minimal-query.ts";

export type Kind = "query" | "mutation";
type Field = GraphQLField<unknown, unknown>;

/** A page's rows are three levels below their field: connection, edge, node. */
const LEVELS = 3;
/** So that no document weighs more than a user's own may. */
const MOST_FIELDS = 30;

function selected(field: Field, levels: number): string {
  const args = requiredArguments(field);
  return `${field.name}${args === "" ? "" : `(${args})`}${selection(getNamedType(field.type), levels - 1)}`;
}

function fieldsOf(type: GraphQLNamedType, levels: number): string[] {
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  return Object.values(type.getFields())
    .filter((field) => isLeafType(getNamedType(field.type)) || levels > 0)
    .slice(0, MOST_FIELDS)
    .map((field) => selected(field, levels));
}

/** What is asked of a type: its leaves, and those of what it leads to, some levels deep. */
function selection(type: GraphQLNamedType, levels: number): string {
  if (isLeafType(type)) return "";
  const members =
    isAbstractType(type) && !isInterfaceType(type)
      ? schema.getPossibleTypes(type).map((t) => `... on ${t.name} { __typename }`)
      : [];
  return ` { ${["__typename", ...members, ...fieldsOf(type, levels)].join(" ")} }`;
}

/** A document that asks for a root field with every argument that it takes, each a variable. */
export function documentFor(kind: Kind, field: Field): string {
  const { args } = field;
  const declared = args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(", ");
  const given = args.map((arg) => `${arg.name}: $${arg.name}`).join(", ");
  const asked = `${field.name}${args.length > 0 ? `(${given})` : ""}${selection(getNamedType(field.type), LEVELS)}`;
  return `${kind}${args.length > 0 ? `(${declared})` : ""} { ${asked} }`;
}
