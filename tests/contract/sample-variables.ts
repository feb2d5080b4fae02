import { encodeNodeId } from "@linehaul/gateway/access/node-id";
import { schema } from "@linehaul/gateway/schema";
import { uuid } from "@linehaul/gateway/testing/fixtures";
import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredInputField,
  typeFromAST,
  type GraphQLInputType,
  type OperationDefinitionNode,
} from "graphql";

/** Texts that pass the rules of the inputs; a day or a number does for the rest. */
const TEXTS: Readonly<Record<string, string>> = {
  code: "MYR",
  reason: "A sample.",
  rateToCny: "1.5",
  key: "table.SAMPLE",
  value: "{}",
  pathKey: "order/status",
  text: "sample",
  resourceCode: "SAMPLE",
  paramStruct: "{}",
  systemId: "LINEHAUL",
  nameHk: "",
  centralAccount: "sample",
  userName: "sample",
  grantId: uuid(1, 1),
  roleId: uuid(1, 1),
  groupId: uuid(1, 1),
  userId: uuid(1, 1),
  name: "sample-tool",
  operations: "currencyPageQuery",
  fields: "Query.currencies",
};
/** What an input must hold although its type does not say so. */
const BATCH = { names: ["sample"], roleIds: [uuid(1, 1)] };
const MORE: Readonly<Record<string, object>> = {
  saveDataGroup: { sites: ["MY"] },
  batchCheck: BATCH,
  batchGrant: BATCH,
  batchRevoke: BATCH,
};
/** What an operation asks for although it need not: a page as the console has it, and which thing. */
const WANTED: ReadonlySet<string> = new Set(["first", "id"]);
const PAGE = 50;
const ORDER_KIND = 1;

const nodeTypes = Object.values(schema.getTypeMap())
  .filter((type) => isObjectType(type) && type.getInterfaces().some((i) => i.name === "Node"))
  .map((type) => type.name);
/** Arguments that name a node of a type of their own. */
const NODES: Readonly<Record<string, string>> = { accountId: "LeafAccount" };
const named = (text: string, ends: (a: string, b: string) => boolean) =>
  nodeTypes.find((name) => ends(text.toLowerCase(), name.toLowerCase()));
/**
 * Whose id is meant: `resourceIds` and `enableCurrency` say it themselves, `bindRoleModules` holds it; `node` is asked for the type
 * that its fragment is on.
 */
const nodeOf = (name: string, field: string, on: string | undefined): string =>
  named(name.replace(/Ids?$/, ""), (a, b) => a === b) ??
  on ??
  named(field, (a, b) => a.endsWith(b)) ??
  named(field, (a, b) => a.startsWith(`bind${b}`)) ??
  named(field, (a, b) => a.startsWith(`reset${b}`)) ??
  "Order";

function sample(type: GraphQLInputType, name: string, field: string, on?: string): unknown {
  const inner = getNullableType(type);
  if (isNonNullType(inner)) return sample(inner.ofType, name, field, on);
  if (isListType(inner)) return [sample(inner.ofType, name, field, on)];
  if (isEnumType(inner)) return inner.getValues()[0]?.name;
  if (isInputObjectType(inner)) {
    const members = Object.values(inner.getFields()).filter((f) => isRequiredInputField(f));
    return { ...Object.fromEntries(members.map((f) => [f.name, sample(f.type, f.name, field)])), ...MORE[field] };
  }
  if (inner.name === "ID" && !(name in TEXTS))
    return encodeNodeId(NODES[name] ?? nodeOf(name, field, on), uuid(ORDER_KIND, 1));
  if (inner.name === "Boolean") return true;
  if (inner.name === "Int" || inner.name === "Float") return name === "first" ? PAGE : 1;
  // A text that is also a number of whatever kind.
  return TEXTS[name] ?? (/day$/i.test(name) ? "2026-11-20" : "1");
}

/** Variables with which an operation does all that it can. */
export function sampleVariables({
  variableDefinitions = [],
  selectionSet,
}: OperationDefinitionNode): Record<string, unknown> {
  const first = selectionSet.selections.find((node) => node.kind === "Field");
  const root = first?.name.value ?? "";
  const fragment = first?.selectionSet?.selections.find((node) => node.kind === "InlineFragment");
  const on = fragment?.typeCondition?.name.value;
  const found: [string, unknown][] = [];
  for (const { variable, type: node, defaultValue } of variableDefinitions) {
    const type = typeFromAST(schema, node);
    if (!type || !isInputType(type)) continue;
    const name = variable.name.value;
    if ((isNonNullType(type) && !defaultValue) || WANTED.has(name)) found.push([name, sample(type, name, root, on)]);
  }
  return Object.fromEntries(found);
}
