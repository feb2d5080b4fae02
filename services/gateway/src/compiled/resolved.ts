import {
  getArgumentValues,
  type FieldNode,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
} from "graphql";
import { isThenable } from "./leave.ts";
import type { Resolved } from "./literal.ts";
import type { Complete, Variables } from "./run.ts";
import type { Settled } from "./selection.ts";

type Field = GraphQLField<unknown, unknown>;
/** A field with a resolver, at its place in an operation. */
export interface Site {
  /** Its number among those of the program. */
  readonly index: number;
  readonly operation: Settled;
  readonly parent: GraphQLObjectType;
  readonly field: Field;
  readonly nodes: readonly [FieldNode, ...FieldNode[]];
  readonly args: (variables: Variables) => Readonly<Record<string, unknown>>;
}

const NONE: Readonly<Record<string, unknown>> = Object.freeze({});

/** Throws what graphql-js would say of wrong arguments; it says it better. */
export const argsOf = (field: Field, node: FieldNode): Site["args"] =>
  field.args.length === 0 ? () => NONE : (variables) => getArgumentValues(field, node, variables);

/** Calls a resolver as graphql-js would, and completes what it answers. */
export const resolvedBy =
  (resolve: GraphQLFieldResolver<unknown, unknown>, site: Site, key: string, complete: Complete): Resolved =>
  (source, run, into) => {
    const value: unknown = resolve(source, run.args(site), run.context, run.info(site));
    if (!isThenable(value)) return complete(value, run);
    run.wait(value, into, key, complete);
    // What was known already is there now; what is not has its place.
    return into[key];
  };
