import { schema } from "@linehaul/gateway/schema";
import {
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
} from "graphql";
import { COMMON } from "./common.ts";

type Field = GraphQLField<unknown, unknown>;
/** A field that leads to rows: `edges` of a connection and their nodes count as one step. */
interface Leads {
  readonly row: GraphQLObjectType;
  readonly how: "connection" | "list" | "one";
}
export interface Way extends Leads {
  /** `Query.orders`, `Order.customer` */
  readonly name: string;
  readonly field: Field;
}

const isNode = (type: GraphQLObjectType): boolean => type.getInterfaces().some((i) => i.name === "Node");
const objectOf = (type: GraphQLOutputType | undefined): GraphQLObjectType | undefined => {
  const named = type && getNamedType(type);
  return isObjectType(named) ? named : undefined;
};

function leadsTo({ type }: Field): Leads | null {
  const target = objectOf(type);
  if (!target) return null;
  const { edges } = target.getFields();
  const node = objectOf(objectOf(edges?.type)?.getFields()["node"]?.type);
  if (node) return { row: node, how: "connection" };
  return { row: target, how: isListType(getNullableType(type)) ? "list" : "one" };
}

const waysOf = (type: GraphQLObjectType): Way[] =>
  Object.values(type.getFields()).flatMap((field) => {
    const leads = leadsTo(field);
    return leads ? [{ ...leads, field, name: `${type.name}.${field.name}` }] : [];
  });

const query = schema.getQueryType();
if (!query) throw new Error("the graph has no queries");

/** Everything that lists rows, also inside of what a root field answers, where that is no row itself: `ButtonHolders.users`. */
function listsOf(type: GraphQLObjectType, seen: Set<GraphQLObjectType> = new Set()): Way[] {
  if (seen.has(type)) return [];
  seen.add(type);
  // The edges of a page are the rows of the list that it belongs to.
  return waysOf(type)
    .filter(({ field }) => field.name !== "edges")
    .flatMap((way) => {
      if (way.how === "list") return [way];
      const page = objectOf(way.field.type);
      if (way.how === "connection") return page ? [way, ...listsOf(page, seen)] : [];
      return isNode(way.row) || way.row.name in COMMON ? [] : listsOf(way.row, seen);
    });
}

const objects = Object.values(schema.getTypeMap()).filter(isObjectType);
export const lists: readonly Way[] = listsOf(query);
export const nodeTypes: readonly GraphQLObjectType[] = objects.filter(isNode);

const rows = [...new Set([...lists.map(({ row }) => row), ...nodeTypes])];
/** Null says that a row is of all sites: an act recorded in the audit trail may be. */
const tellsSite = (type: GraphQLObjectType): boolean => /^SiteCode!?$/.test(String(type.getFields()["site"]?.type));
const isScoped = (type: GraphQLObjectType): boolean => rows.includes(type) && !(type.name in COMMON) && tellsSite(type);
/** What is listed, or is a node, and neither tells its site nor says why it is of none. */
export const undeclared: readonly string[] = rows
  .filter((type) => !(type.name in COMMON) && !tellsSite(type))
  .map((type) => type.name);
/** Names of COMMON that nothing lists any more. */
export const goneFromGraph: readonly string[] = Object.keys(COMMON).filter(
  (name) => !rows.some((r) => r.name === name),
);

/** What lists a site's rows by itself; what an answer lists is among `answers`. */
export const scopedLists: readonly Way[] = lists.filter(({ name, row }) => name.startsWith("Query.") && isScoped(row));
export const scopedNodes: readonly GraphQLObjectType[] = nodeTypes.filter(isScoped);
/** Root fields that answer one row by an argument: `Query.order`. */
export const byArgument: readonly Way[] = waysOf(query).filter(({ row, how }) => how === "one" && isScoped(row));
const toRows = objects
  .filter((type) => !/^(Query|Mutation|Subscription)$|(Connection|Edge|Payload)$/.test(type.name))
  .map((type) => ({ isNode: isNode(type), ways: waysOf(type).filter(({ row }) => isScoped(row)) }));
/** From a node to rows of a site: `Order.customer`. */
export const relations: readonly Way[] = toRows.flatMap((type) => (type.isNode ? type.ways : []));
/** From an answer that is no node: `PickupAnswer.notice`. */
export const answers: readonly Way[] = toRows.flatMap((type) => (type.isNode ? [] : type.ways));

/** Mutations that hand out a file of a list. */
export const exports: readonly Field[] = Object.values(schema.getMutationType()?.getFields() ?? {}).filter(
  ({ type }) => getNamedType(type).name === "ExportPayload",
);
