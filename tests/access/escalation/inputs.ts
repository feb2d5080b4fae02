import { isUuid } from "@linehaul/gateway/access/node-id";
import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
} from "graphql";
import type { Value, Values } from "./json.ts";
import { nodeType, type Known, type Row } from "./known.ts";
import { columnOf, keysFor, nodesFor, once, textsIn, valuesFor } from "./values.ts";

/** The gateway's own, and what is read just before it is sent. */
const LEFT_ALONE: ReadonlySet<string> = new Set(["idempotencyKey", "version"]);

/** A value of a row as an input takes it; undefined where it does not fit. */
function fitting(type: GraphQLInputType, value: unknown): Value | undefined {
  const inner = getNullableType(type);
  if (isNonNullType(inner) || isInputObjectType(inner)) return undefined;
  if (isListType(inner)) {
    if (!Array.isArray(value)) return undefined;
    const items = value.flatMap((item) => fitting(inner.ofType, item) ?? []);
    return items.length === value.length ? items : undefined;
  }
  if (isEnumType(inner)) {
    const name = String(value);
    return inner.getValues().find((v) => v.name === name || v.name === name.toUpperCase())?.name;
  }
  if (inner.name === "Boolean") return typeof value === "boolean" ? value : undefined;
  if (inner.name === "Int") return typeof value === "number" ? value : undefined;
  return typeof value === "string" ? value : undefined;
}

/** What a form would send back of a row. */
const ofRow = (fields: readonly GraphQLInputField[], row: Row): Values =>
  Object.fromEntries(
    fields.flatMap(({ name, type }) => {
      const value = name === "id" ? undefined : fitting(isNonNullType(type) ? type.ofType : type, row[columnOf(name)]);
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** Does a field say which rows are meant? */
const names = (value: Value | undefined): boolean =>
  textsIn(value).some((text) => nodeType(text) !== null || isUuid(text));

/** An example with each row in the place of its ids, and with the rest as that row has it. */
function basesOf(known: Known, fields: readonly GraphQLInputField[], example: Values): Values[] {
  const needed = new Set(fields.filter(({ type }) => isNonNullType(type)).map(({ name }) => name));
  let bases: Values[] = [example];
  for (const { name } of fields) {
    const value = example[name];
    if (typeof value === "string" && nodeType(value) !== null) {
      const nodes = nodesFor(known, value);
      if (nodes.length === 0) continue;
      bases = bases.flatMap((base) => {
        const least = Object.fromEntries(Object.entries(base).filter(([key]) => needed.has(key)));
        return nodes.flatMap(({ id, row }) => {
          const held = { ...ofRow(fields, row), [name]: id };
          return once([
            { ...base, ...held },
            { ...least, ...held },
          ]);
        });
      });
    } else if (textsIn(value).some(isUuid)) {
      const keys = keysFor(known, name);
      bases = bases.flatMap((base) => keys.map((key) => ({ ...base, [name]: Array.isArray(value) ? [key] : key })));
    }
  }
  return bases;
}

interface Hostile {
  readonly input: Values;
  /** The field that has another value than its row. */
  readonly changed: string | null;
}

/** What somebody with bad intent may send, by the type alone: each row in turn, and in each field in turn what is not his. */
export function hostileInputs(known: Known, type: GraphQLInputObjectType, examples: readonly Values[]): Hostile[] {
  const fields = Object.values(type.getFields());
  const all = examples.flatMap((example) => {
    const open = fields.filter(({ name }) => !LEFT_ALONE.has(name) && !names(example[name]));
    const bases = basesOf(known, fields, example);
    const table = known.tableOf.get(nodeType(textsIn(example["id"])[0] ?? "") ?? "") ?? null;
    const values = open.map(({ name, type: of }) => ({
      name,
      values: valuesFor(known, { name, type: of, example: example[name], table }),
    }));
    const changed = (base: Values) =>
      values.flatMap((field) =>
        field.values.map((value) => ({ input: { ...base, [field.name]: value }, changed: field.name })),
      );
    return [...bases.map((input) => ({ input, changed: null })), ...bases.flatMap(changed)];
  });
  return [...new Map(all.toReversed().map((one) => [JSON.stringify(one.input), one])).values()].toReversed();
}
