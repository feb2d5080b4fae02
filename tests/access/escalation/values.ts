import { encodeNodeId, isUuid } from "@linehaul/gateway/access/node-id";
import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputType,
} from "graphql";
import { HOLDER } from "./cast.ts";
import type { Value } from "./json.ts";
import { nodeType, type Known, type Row } from "./known.ts";

/** What may stand in any text: the names of those who may more, what they see, and what opens more. */
const WORDS: readonly string[] = [
  HOLDER,
  "admin",
  "910002",
  "ADMINISTRATOR",
  "IDOPS",
  "VN",
  "C-PROOF-2",
  "PERM_ROLE.BIND_MODULE",
  "Query.orders",
  "Mutation.grantRole",
  "grantRoleFormMutation",
];

/** A name that nobody has: what is renamed so gives its own name away. */
const FREE = "proof-nobody";

export const columnOf = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
export const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.flatMap(textsIn) : typeof value === "string" ? [value] : [];
export const once = <T>(values: readonly T[]): T[] => [...new Map(values.map((v) => [JSON.stringify(v), v])).values()];

/** The tables that a field is called after: `roleIds` after `role`, or what ends so. */
function rowsCalled({ rows }: Known, field: string) {
  const stem = columnOf(field).replace(/_ids?$/, "");
  const exact = [...rows].filter(([table]) => table === stem);
  return exact.length > 0 ? exact : [...rows].filter(([table]) => table.endsWith(`_${stem}`));
}

/** Keys of the rows that a field may name: of the table that it is called after, else of all that are no nodes. */
export function keysFor(known: Known, field: string): string[] {
  const called = rowsCalled(known, field);
  const nodes = new Set(known.tableOf.values());
  const tables = called.length > 0 ? called : [...known.rows].filter(([table]) => !nodes.has(table));
  return tables.flatMap(([, found]) => found.flatMap((row) => textsIn(row["id"])));
}

/** Rows of the type of a node's id, each with its own; none for a type of another service. */
export function nodesFor({ rows, tableOf }: Known, example: string): { readonly id: string; readonly row: Row }[] {
  const type = nodeType(example);
  const found = type === null ? undefined : rows.get(tableOf.get(type) ?? "");
  if (type === null || !found) return [];
  return found.flatMap((row) => textsIn(row["id"]).map((key) => ({ id: encodeNodeId(type, key), row })));
}

interface Place {
  readonly name: string;
  readonly type: GraphQLInputType;
  /** What the example has there. */
  readonly example: Value | undefined;
  /** The table of the row that is meant; null for a new one. */
  readonly table: string | null;
}

/** The hostile values of a field: by its type, by its name, and by what the example has there. */
export function valuesFor(known: Known, { name, type, example, table }: Place): Value[] {
  const inner = getNullableType(type);
  if (isNonNullType(inner)) return valuesFor(known, { name, type: inner.ofType, example, table });
  if (isNonNullType(type))
    return valuesFor(known, { name, type: type.ofType, example, table }).filter((v) => v !== null);
  if (isListType(inner)) {
    const first = Array.isArray(example) ? example[0] : undefined;
    const items = valuesFor(known, { name, type: inner.ofType, example: first, table }).filter((item) => item !== null);
    return [null, ...items.map((item) => [item]), items];
  }
  if (isEnumType(inner)) return [null, ...inner.getValues().map((v) => v.name)];
  if (isInputObjectType(inner) || inner.name === "Int") return [null];
  if (inner.name === "Boolean") return [true, false];
  if (typeof example === "string" && nodeType(example) !== null) return nodesFor(known, example).map(({ id }) => id);
  if (typeof example === "string" && isUuid(example)) return keysFor(known, name);
  if (inner.name === "ID") return [];
  if (/Ids?$/.test(name) && rowsCalled(known, name).length > 0) return keysFor(known, name);
  const column = columnOf(name);
  const rows = table === null ? [...known.rows.values()].flat() : (known.rows.get(table) ?? []);
  const own = rows.flatMap((row) => textsIn(row[column]));
  return [null, ...(own.length > 0 ? once([...own, FREE]) : WORDS)];
}
