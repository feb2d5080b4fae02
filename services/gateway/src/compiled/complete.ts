import {
  getNamedType,
  getNullableType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLAbstractType,
  type GraphQLObjectType,
  type GraphQLOutputType,
} from "graphql";
import { isAbsent, leaf, missing } from "./leaf.ts";
import { isThenable, leave } from "./leave.ts";
import type { Fill } from "./literal.ts";
import type { Complete } from "./run.ts";
import type { Site } from "./resolved.ts";

/** What fills an object of a type with the selections of the field that is completed. */
export type FillOf = (type: GraphQLObjectType) => Fill;

/** What turns a value into its part of the answer (GraphQL specification, CompleteValue), as long as all is well. */
export function completed(type: GraphQLOutputType, site: Site, fillOf: FillOf): Complete {
  const isRequired = isNonNullType(type);
  const nullable = getNullableType(type);
  if (isLeafType(nullable)) return leaf(nullable, isRequired);
  const complete = isListType(nullable)
    ? (isLeafType(getNamedType(nullable)) ? asIs : list)(completed(nullable.ofType, site, fillOf))
    : isObjectType(nullable)
      ? object(nullable, site, fillOf)
      : abstract(nullable, site, fillOf);
  return isRequired
    ? (value, run) => (isAbsent(value) ? missing() : complete(value, run))
    : (value, run) => (isAbsent(value) ? null : complete(value, run));
}

function list(complete: Complete): Complete {
  return (value, run) => {
    if (!Array.isArray(value)) return leave("no list");
    const items: readonly unknown[] = value;
    const answers: unknown[] = [];
    for (let n = 0; n < items.length; n += 1) {
      const item = items[n];
      if (isThenable(item)) {
        answers.push(null);
        run.wait(item, answers, n, complete);
      } else answers.push(complete(item, run));
    }
    return answers;
  };
}

/** A list of leaves is mostly its own answer: it is copied only where an item becomes another. */
function asIs(complete: Complete): Complete {
  const copied = list(complete);
  return (value, run) => {
    if (!Array.isArray(value)) return leave("no list");
    const items: readonly unknown[] = value;
    for (let n = 0; n < items.length; n += 1) if (complete(items[n], run) !== items[n]) return copied(value, run);
    return items;
  };
}

function object(type: GraphQLObjectType, site: Site, fillOf: FillOf): Complete {
  const fill = fillOf(type);
  const { isTypeOf } = type;
  return (value, run) => {
    if (typeof value !== "object" || value instanceof Error || isThenable(value)) leave("no object");
    if (isTypeOf && isTypeOf(value, run.context, run.info(site)) !== true) leave("not of the type");
    return fill(value, run);
  };
}

function abstract(type: GraphQLAbstractType, site: Site, fillOf: FillOf): Complete {
  const { resolveType } = type;
  if (!resolveType) return leave("a type that is told by isTypeOf");
  const objects = new Map(
    site.operation.schema.getPossibleTypes(type).map((possible) => [possible.name, object(possible, site, fillOf)]),
  );
  return (value, run) => {
    const name: unknown = resolveType(value, run.context, run.info(site), type);
    const complete = typeof name === "string" ? objects.get(name) : undefined;
    return complete ? complete(value, run) : leave("no such type");
  };
}
