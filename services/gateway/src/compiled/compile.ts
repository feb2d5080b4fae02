import {
  execute,
  getOperationAST,
  getVariableValues,
  Kind,
  OperationTypeNode,
  visit,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from "graphql";
import { fragmentsOf } from "./selection.ts";
import { underWay, type Done } from "./mutation.ts";
import { programOf, type Program } from "./program.ts";
import { goOn } from "../later/go-on.ts";
import { start, type Variables } from "./run.ts";

type Inputs = Readonly<Record<string, unknown>>;
/** Answers for somebody. Never rejects for what a resolver throws: that is an error of the answer. */
type Answer<C> = (context: C) => ExecutionResult | Promise<ExecutionResult>;
/** An operation that is ready for variables; null for those that it does not take. */
export type Prepare<C> = (inputs: Inputs) => Answer<C> | null;
export interface Compiler<C> {
  readonly schema: GraphQLSchema;
  /** Told when an operation is about to be answered once more: what it reads now, it has read before. */
  readonly onReplay: (context: C) => void;
}

/** A document with more conditions than this has too many programs: 2 for each. */
const MOST_CONDITIONS = 4;

/**
 * Makes of a valid operation one function for the happy path, once for each way its `@skip` and `@include` can fall. What leaves the happy path
 * (an error, a null where none may be, a value of an unexpected kind) is answered by graphql-js from the same reads: no service is
 * asked twice, and errors are graphql-js' own. What a mutation did by then is done: graphql-js is given what came of it.
 */
export function compile<C extends object>(
  { schema, onReplay }: Compiler<C>,
  document: DocumentNode,
  operationName: string | null = null,
): Prepare<C> {
  const definition = getOperationAST(document, operationName);
  if (!definition) return () => null;
  const isMutation = definition.operation === OperationTypeNode.MUTATION;
  const asIs = (contextValue: C, variableValues: Inputs, done?: Done) =>
    execute({
      schema: done ? underWay(schema) : schema,
      rootValue: done,
      document,
      contextValue,
      variableValues,
      operationName,
    });
  const isStream = definition.operation === OperationTypeNode.SUBSCRIPTION;
  const programFor = isStream ? null : programs(schema, document, definition);

  return (inputs) => {
    const { variableValues } = getVariableValues(schema, definition.variableDefinitions ?? [], inputs);
    if (!variableValues) return null;
    const program = programFor?.(variableValues);
    if (!program) return (context) => asIs(context, inputs);
    return (context) => {
      const done: Done | undefined = isMutation ? new Map() : undefined;
      return goOn(start(program, done ?? NOTHING, context, variableValues), (data) => {
        if (data) return { data };
        onReplay(context);
        return asIs(context, inputs, done);
      });
    };
  };
}

/** What a query's root fields are read from: they have resolvers. */
const NOTHING: Readonly<Record<string, never>> = Object.freeze({});

/** One program for each way the conditions fall; null where there can't be one. */
function programs(
  schema: GraphQLSchema,
  document: DocumentNode,
  definition: OperationDefinitionNode,
): ((variables: Variables) => Program | null) | null {
  const conditions = conditionsOf(document);
  if (!conditions) return null;
  const fragments = fragmentsOf(document);
  const made = new Map<string, Program | null>();
  const make = (key: string, variables: Variables): Program | null => {
    const program = orNull(() => programOf({ schema, definition, fragments, variables }));
    made.set(key, program);
    return program;
  };
  if (conditions.length === 0) {
    const only = make("", { coerced: {}, sources: {} });
    return only && (() => only);
  }
  return (variables) => {
    const fallen = conditions.map((name) => variables.coerced[name]);
    if (!fallen.every((on) => typeof on === "boolean")) return null;
    const key = fallen.join();
    return made.get(key) ?? (made.has(key) ? null : make(key, variables));
  };
}

const orNull = <T>(make: () => T): T | null => {
  try {
    return make();
  } catch {
    return null;
  }
};

/** The variables that conditions depend on; null for a document whose directives do more than that, or that has too many. */
function conditionsOf(document: DocumentNode): readonly string[] | null {
  const names = new Set<string>();
  let isPlain = true;
  visit(document, {
    Directive(directive) {
      if (directive.name.value !== "skip" && directive.name.value !== "include") isPlain = false;
      for (const { value } of directive.arguments ?? []) if (value.kind === Kind.VARIABLE) names.add(value.name.value);
    },
  });
  return isPlain && names.size <= MOST_CONDITIONS ? [...names] : null;
}
