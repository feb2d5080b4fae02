import {
  getDirectiveValues,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  Kind,
  type GraphQLResolveInfo,
  type SelectionNode,
  type SelectionSetNode,
} from "graphql";

/** The names of the fields that the operation takes of what this resolver answers, fragments and conditions read. */
export function selected(info: GraphQLResolveInfo): ReadonlySet<string> {
  const names = new Set<string>();
  const seen = new Set<string>();
  const taken = (node: SelectionNode) =>
    getDirectiveValues(GraphQLSkipDirective, node, info.variableValues)?.["if"] !== true &&
    getDirectiveValues(GraphQLIncludeDirective, node, info.variableValues)?.["if"] !== false;
  const walk = (set: SelectionSetNode | undefined): void => {
    for (const node of set?.selections ?? []) {
      if (!taken(node)) continue;
      if (node.kind === Kind.FIELD) names.add(node.name.value);
      else if (node.kind === Kind.INLINE_FRAGMENT) walk(node.selectionSet);
      else if (!seen.has(node.name.value)) {
        seen.add(node.name.value);
        walk(info.fragments[node.name.value]?.selectionSet);
      }
    }
  };
  for (const node of info.fieldNodes) walk(node.selectionSet);
  return names;
}

const NEED_TOTAL = ["totalCount", "totalIsExact", "pageCursors"];
/** Counting costs a query: it is asked for only when an answer holds it. */
export const needsTotal = (names: ReadonlySet<string>): boolean => NEED_TOTAL.some((name) => names.has(name));
