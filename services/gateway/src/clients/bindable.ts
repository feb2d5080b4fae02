import {
  getOperationAST,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLSchema,
} from "graphql";
import { accessOf } from "../access/access.ts";
import { holdable } from "../access/actor.ts";
import type { Bindable, BindableField, BindableOperation } from "../access/bindable.ts";
import { accessTable } from "../access/table.ts";
import type { Operations } from "../compiled/read-operations.ts";

const ROOTS: ReadonlySet<string> = new Set(["Query", "Mutation", "Subscription"]);
/** Any node by its id: what it opens depends on the id, so no binding can name it. */
const UNBOUND: ReadonlySet<string> = new Set(["Query.node", "Query.nodes"]);

/** The root fields and the guarded fields of a document, as `Type.field`: what a binding must name. */
export function boundFieldsOf(schema: GraphQLSchema, document: DocumentNode): ReadonlySet<string> {
  const found = new Set<string>();
  const info = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(info, {
      Field(node) {
        const parent = info.getParentType()?.name ?? "?";
        const field = info.getFieldDef();
        const name = node.name.value;
        if (name === "__typename") return;
        const access = field ? accessOf(field) : undefined;
        if (!field || ROOTS.has(parent) || (access && "may" in access)) found.add(`${parent}.${name}`);
      },
    }),
  );
  return found;
}

function fieldsOf(schema: GraphQLSchema): ReadonlyMap<string, BindableField> {
  const fields = new Map<string, BindableField>();
  for (const [name, access] of Object.entries(accessTable(schema)))
    if (name.includes(".") && !UNBOUND.has(name))
      fields.set(name, { name, buttons: "may" in access ? access.may.filter(holdable) : [] });
  return fields;
}

/** Read once, when the gateway starts. */
export function bindableOf(schema: GraphQLSchema, operations: Operations): Bindable {
  const fields = fieldsOf(schema);
  const found = new Map<string, BindableOperation>();
  const names = new Map<string, string>();
  for (const text of operations.values()) {
    const document = parse(text);
    const operation = getOperationAST(document);
    if (!operation?.name) continue;
    const used = boundFieldsOf(schema, document);
    const buttons = new Set([...used].flatMap((name) => fields.get(name)?.buttons ?? []));
    const name = operation.name.value;
    names.set(text, name);
    found.set(name, { name, text, isMutation: operation.operation === "mutation", buttons: [...buttons].sort() });
  }
  return { operations: new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1))), fields, names };
}
