import { defaultFieldResolver, GraphQLObjectType, GraphQLSchema, type GraphQLFieldResolver } from "graphql";

type Resolve = GraphQLFieldResolver<unknown, unknown>;
/** What a mutation did: what came of its root fields, by their keys in the answer; a value or a promise of one. */
export type Done = Map<unknown, unknown>;
const isDone = (root: unknown): root is Done => root instanceof Map;

/** Resolves a root field of a mutation and keeps what came of it in the root value, a Map: it is done once, whoever answers in the end. */
export const doing =
  (resolve: Resolve, key: string): Resolve =>
  (root, args, context, info) => {
    const came = settled(() => resolve(undefined, args, context, info));
    if (isDone(root)) root.set(key, came);
    return came;
  };

/** What is thrown is kept like a promise that failed: graphql-js makes the same of both. */
function settled(resolve: () => unknown): unknown {
  try {
    return resolve();
  } catch (error) {
    const failed = Promise.reject(error);
    failed.catch(() => undefined);
    return failed;
  }
}

const known =
  (resolve: Resolve): Resolve =>
  (root, args, context, info) =>
    isDone(root) && root.has(info.path.key) ? root.get(info.path.key) : resolve(undefined, args, context, info);

const made = new WeakMap<GraphQLSchema, GraphQLSchema>();
/** The same schema for a mutation that is under way: with what it did as the root value, nothing of that is done again. */
export function underWay(schema: GraphQLSchema): GraphQLSchema {
  const before = made.get(schema);
  if (before) return before;
  const mutation = schema.getMutationType();
  if (!mutation) return schema;
  const { fields, ...rest } = mutation.toConfig();
  const again = new GraphQLObjectType({
    ...rest,
    fields: Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [
        name,
        { ...field, resolve: known(field.resolve ?? defaultFieldResolver) },
      ]),
    ),
  });
  const { types, ...config } = schema.toConfig();
  const same = new GraphQLSchema({ ...config, mutation: again, types: types.filter((type) => type !== mutation) });
  made.set(schema, same);
  return same;
}
