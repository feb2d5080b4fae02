import { GraphQLError, Kind, type ASTVisitor, type SelectionSetNode, type ValidationContext } from "graphql";

/** How often one response key may stand in a selection: more only makes work (merging them is quadratic). */
const MOST = 10;

/** A rule against `{ a a a … }`. */
export function repeatedKeys(context: ValidationContext): ASTVisitor {
  return {
    SelectionSet(set: SelectionSetNode) {
      const times = new Map<string, number>();
      for (const node of set.selections) {
        if (node.kind !== Kind.FIELD) continue;
        const key = node.alias?.value ?? node.name.value;
        const n = (times.get(key) ?? 0) + 1;
        times.set(key, n);
        if (n === MOST + 1)
          context.reportError(new GraphQLError(`"${key}" stands more than ${MOST} times here.`, { nodes: node }));
      }
    },
  };
}
