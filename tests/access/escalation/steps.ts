import { features as adminFeatures } from "@linehaul/admin/__generated__/features";
import { accessOf } from "@linehaul/gateway/access/access";
import { schema } from "@linehaul/gateway/schema";
import {
  getNamedType,
  getNullableType,
  getOperationAST,
  isInputObjectType,
  isLeafType,
  isInterfaceType,
  isObjectType,
  Kind,
  parse,
  type GraphQLField,
  type GraphQLNamedType,
} from "graphql";
import { z } from "zod";
import { answeredOperations } from "../../house/operations.ts";
import { narrowedTo } from "../narrowed.ts";
import { hostileInputs } from "./inputs.ts";
import { Values } from "./json.ts";
import { nodeType, type Known } from "./known.ts";

type Field = GraphQLField<unknown, unknown>;
/** One mutation with what it is sent. */
export interface Step {
  readonly mutation: string;
  readonly input: Values;
  /** What of a row, or of an example, is not as it was; null for all as it was. */
  readonly changed: string | null;
}

const mutations: readonly Field[] = Object.values(schema.getMutationType()?.getFields() ?? {});
const Example = z.object({ input: Values });

/** The mutations that an operation asks for. */
const mutationsIn = (text: string): string[] =>
  (getOperationAST(parse(text))?.selectionSet.selections ?? []).flatMap((s) =>
    s.kind === Kind.FIELD ? [s.name.value] : [],
  );
/** The inputs with which the console's operations for each mutation are asked by tests. */
const examples = Map.groupBy(
  answeredOperations.flatMap((operation) => {
    const inputs = operation.examples.flatMap((example) => {
      const read = Example.safeParse(example);
      return read.success ? [read.data.input] : [];
    });
    return mutationsIn(operation.text).flatMap((mutation) => inputs.map((input) => ({ mutation, input })));
  }),
  ({ mutation }) => mutation,
);
const examplesOf = ({ name }: Field): Values[] => (examples.get(name) ?? []).map(({ input }) => input);

const inputOf = (field: Field) => field.args.find(({ name }) => name === "input");
/** What a type tells of itself to everybody. */
const leavesOf = (type: GraphQLNamedType): string[] =>
  !isObjectType(type) && !isInterfaceType(type)
    ? []
    : Object.values(type.getFields())
        .filter((f) => isLeafType(getNamedType(f.type)) && f.args.length === 0 && accessOf(f) === undefined)
        .map((f) => f.name);

/** Asks for all that a payload tells, the secrets among it. */
function textOf(field: Field): string {
  const payload = getNamedType(field.type);
  const parts = isObjectType(payload) ? Object.values(payload.getFields()) : [];
  const below = parts.flatMap((f) => {
    const leaves = leavesOf(getNamedType(f.type));
    return leaves.length === 0 || accessOf(f) ? [] : [`${f.name} { ${leaves.join(" ")} }`];
  });
  const told = [...leavesOf(payload), ...below].join(" ");
  const input = inputOf(field);
  const [declared, given] = input === undefined ? ["", ""] : [`($input: ${String(input.type)})`, "(input: $input)"];
  return `mutation ${idOf(field.name)}${declared} { it: ${field.name}${given} { ${told} } }`;
}

/** The name, and the id, of the operation for a mutation. */
export function idOf(mutation: string): string {
  return `proof_${mutation}`;
}
/** Each mutation as an operation that the gateway knows: own documents take a button of their own. */
export const proofOperations: ReadonlyMap<string, string> = new Map(
  mutations.map((field) => [idOf(field.name), textOf(field)]),
);

/** The types of the nodes that mutations are sent. */
export const nodeTypes: ReadonlySet<string> = new Set(
  mutations.flatMap((field) =>
    examplesOf(field).flatMap((example) =>
      Object.values(example).flatMap((value) => (typeof value === "string" ? (nodeType(value) ?? []) : [])),
    ),
  ),
);

/** The buttons that open some mutation. */
export const changingButtons: readonly string[] = [...new Set(mutations.flatMap(buttonsOf))].sort();
function buttonsOf(field: Field): readonly string[] {
  const access = accessOf(field);
  return access && "may" in access ? access.may : [];
}

const isOfAdmin: ReadonlySet<string> = new Set(
  adminFeatures.flatMap((feature) => feature.routes).flatMap(({ route }) => ("may" in route ? route.may : [])),
);
/** Does some route of the admin service take the button? A grant of another opens none there, whatever is sent: its mutations are asked as the console asks. */
const reachesAdmin = (button: string): boolean => isOfAdmin.has(button);

/** What a button opens among the mutations: each with every input. `SELF` opens some to everybody. */
export function stepsOf(known: Known, button: string): ReadonlyMap<string, readonly Step[]> {
  return new Map(
    mutations.flatMap((field) => {
      const access = accessOf(field);
      const type = getNullableType(inputOf(field)?.type);
      if (!access || !("may" in access)) return [];
      const { may } = access;
      const opens = (input: Values): boolean => narrowedTo(field.name, { input }, may).some((one) => one === button);
      if (!may.some((one) => one === button)) return [];
      const examples = examplesOf(field);
      const hostile = () =>
        isInputObjectType(type) ? hostileInputs(known, type, examples) : [{ input: {}, changed: null }];
      const isAsked = examples.length > 0 && !reachesAdmin(button);
      const all = isAsked ? examples.map((input) => ({ input, changed: null })) : hostile();
      const inputs = all.filter(({ input }) => opens(input));
      return [[field.name, inputs.map((one) => ({ mutation: field.name, ...one }))]];
    }),
  );
}
