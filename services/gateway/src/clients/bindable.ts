import {
  getOperationAST,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLSchema,
} from "graphql";
import { isMenuButton } from "@linehaul/schema/modules";
import { mayBeBound, type Asks } from "@linehaul/schema/sync/may-be-bound";
import { accessOf, type Access } from "../access/access.ts";
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

/** What confirms a guess of a masked value reveals it (PERM-12): nobody stands behind what a script looks for. */
const CONFIRMS: ReadonlySet<string> = new Set([
  "Mutation.findSensitiveOrders",
  "Mutation.findSensitiveCustomers",
  "Mutation.findSensitiveUserAccounts",
  "Mutation.findSensitiveMembers",
]);

/** What a field asks of a client; null where no button that a client may hold opens it, or it writes what is a user's own. */
function asksOf(name: string, access: Access): Asks | null {
  if (!("may" in access)) return [];
  if (CONFIRMS.has(name)) return null;
  if (access.may.includes("SELF")) return name.startsWith("Mutation.") ? null : [];
  const any = access.may.filter(isMenuButton).filter(mayBeBound);
  return any.length === 0 ? null : [any];
}

function fieldsOf(schema: GraphQLSchema): Map<string, BindableField> {
  const fields = new Map<string, BindableField>();
  for (const [name, access] of Object.entries(accessTable(schema))) {
    const asks = asksOf(name, access);
    if (asks && name.includes(".")) fields.set(name, { name, asks });
  }
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
    const used = [...boundFieldsOf(schema, document)].sort().map((name) => fields.get(name));
    // One field that no client may have, and it has the operation neither.
    if (used.includes(undefined)) continue;
    const name = operation.name.value;
    names.set(text, name);
    const asks = used.flatMap((field) => field?.asks ?? []);
    found.set(name, { name, text, isMutation: operation.operation === "mutation", asks });
  }
  for (const name of UNBOUND) fields.delete(name);
  return { operations: new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1))), fields, names };
}
