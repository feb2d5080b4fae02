import { accessOf } from "@linehaul/gateway/access/access";
import type { UserButton } from "@linehaul/gateway/access/actor";
import { decodeNodeId } from "@linehaul/gateway/access/node-id";
import { schema } from "@linehaul/gateway/schema";
import {
  getArgumentValues,
  getOperationAST,
  getVariableValues,
  isNonNullType,
  isObjectType,
  Kind,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type FieldNode,
  type GraphQLField,
} from "graphql";
import { z } from "zod";
import { narrowedTo } from "./narrowed.ts";

/** Any one of these opens it; null: it is open to everybody who is signed in. */
export type Needs = readonly UserButton[] | null;
/** A root field of an operation, as one example asks for it. */
export interface Root {
  readonly alias: string;
  readonly needs: Needs;
  /** Refused, it leaves nothing of the whole answer. */
  readonly isNonNull: boolean;
}
/** A guarded field below the root, with what opens it: `Order.customer`. */
export interface Relation {
  readonly name: string;
  readonly needs: readonly UserButton[];
}

const NodeArgs = z.union([
  z.object({ id: z.string() }).transform(({ id }) => [id]),
  z.object({ ids: z.array(z.string()) }).transform(({ ids }) => ids),
]);

/** Nodes are opened by the buttons of their type. */
function needsOfNodes(args: unknown): Needs {
  const [type, ...others] = new Set(NodeArgs.parse(args).map((id) => decodeNodeId(id).type));
  const found = type === undefined || others.length > 0 ? undefined : schema.getType(type);
  if (!isObjectType(found)) throw new Error("an example asks for nodes of one type");
  const access = accessOf(found);
  return access && "may" in access ? access.may : null;
}

function needsOf(field: GraphQLField<unknown, unknown>, args: Record<string, unknown>): Needs {
  if (field.name === "node" || field.name === "nodes") return needsOfNodes(args);
  const access = accessOf(field);
  if (!access) throw new Error(`${field.name} declares nothing`);
  if (!("may" in access)) return null;
  return narrowedTo(field.name, args, access.may);
}

/** The root fields of an operation and what each needs with these variables, as the schema declares it. */
export function rootsOf(text: string, variables: object): Root[] {
  const operation = getOperationAST(parse(text));
  const type = operation ? schema.getRootType(operation.operation) : undefined;
  if (!operation || !type) throw new Error("no operation");
  const read = getVariableValues(schema, operation.variableDefinitions ?? [], { ...variables });
  if (read.errors) throw new Error(`an example that does not fit: ${read.errors.join("; ")}`);
  const { variableValues } = read;
  // `inlineRoots` has written out those of fragments.
  const fields = operation.selectionSet.selections.filter((node): node is FieldNode => node.kind === Kind.FIELD);
  return fields.map((node) => {
    const field = type.getFields()[node.name.value];
    if (!field) throw new Error(`no field ${node.name.value}`);
    const args = getArgumentValues(field, node, variableValues);
    return {
      alias: node.alias?.value ?? node.name.value,
      needs: needsOf(field, args),
      // Nodes are refused each by itself.
      isNonNull: isNonNullType(field.type) && field.name !== "nodes",
    };
  });
}

/** The guarded fields of an operation below its roots. */
export function relationsOf(text: string): Relation[] {
  const relations = new Map<string, Relation>();
  const info = new TypeInfo(schema);
  const enter = (): void => {
    const [parent, field] = [info.getParentType(), info.getFieldDef()];
    const access = field ? accessOf(field) : undefined;
    if (!parent || !field || !access || !("may" in access) || isRoot(parent.name)) return;
    const name = `${parent.name}.${field.name}`;
    relations.set(name, { name, needs: access.may });
  };
  visit(parse(text), visitWithTypeInfo(info, { Field: enter }));
  return [...relations.values()];
}
const isRoot = (type: string): boolean => ["Query", "Mutation", "Subscription"].includes(type);
