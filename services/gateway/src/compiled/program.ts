import { type FieldNode, type GraphQLObjectType, type SelectionSetNode } from "graphql";
import { completed, type FillOf } from "./complete.ts";
import { plainOf } from "./leaf.ts";
import { leave } from "./leave.ts";
import { doing } from "./mutation.ts";
import { literal, type Fill, type Member } from "./literal.ts";
import { argsOf, resolvedBy, type Site } from "./resolved.ts";
import type { Data, Run } from "./run.ts";
import { fieldsOf, type Settled } from "./selection.ts";

/** Writes the answer of an operation into an object, while all is well; throws where it is not. */
export type Program = (run: Run, root: object) => Data;

/**
 * Makes the program of an operation whose conditions have fallen. Throws for what programs do not cover: introspection, and a mutation of
 * several fields, which are done one after the other.
 */
export function programOf(settled: Settled): Program {
  const { schema, definition } = settled;
  const root = schema.getRootType(definition.operation) ?? leave("no such root type");
  const isMutation = root === schema.getMutationType();
  let sites = 0;

  function member(parent: GraphQLObjectType, key: string, nodes: readonly [FieldNode, ...FieldNode[]]): Member {
    const name = nodes[0].name.value;
    if (name === "__typename") return { key, from: "name", name: parent.name };
    const field = parent.getFields()[name] ?? leave(`${name} is no field of its own`);
    const args = argsOf(field, nodes[0]);
    const site: Site = { index: sites++, operation: settled, parent, field, nodes, args };
    const complete = completed(field.type, site, fillOf(nodes));
    const resolve = field.resolve && isMutation && parent === root ? doing(field.resolve, key) : field.resolve;
    return resolve
      ? { key, from: "resolver", resolved: resolvedBy(resolve, site, key, complete) }
      : { key, from: "property", property: name, plain: plainOf(field.type), complete };
  }

  const fill = (type: GraphQLObjectType, sets: readonly SelectionSetNode[]): Fill =>
    literal([...fieldsOf(settled, type, sets)].map(([key, nodes]) => member(type, key, nodes)));

  /** Types of an interface share a field's selections; each is filled by its own literal. */
  const fillOf = (nodes: readonly FieldNode[]): FillOf => {
    const sets = nodes.flatMap((node) => node.selectionSet ?? []);
    return (type) => fill(type, sets);
  };

  const sets = [definition.selectionSet];
  if (isMutation && fieldsOf(settled, root, sets).size > 1) leave("one after the other");
  const main = fill(root, sets);
  return (run, from) => main(from, run);
}
