import {
  getDirectiveValues,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  isAbstractType,
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from "graphql";
import type { Variables } from "./run.ts";

/** An operation whose conditions have fallen: `variables` says which way. */
export interface Settled {
  readonly schema: GraphQLSchema;
  readonly definition: OperationDefinitionNode;
  readonly fragments: Record<string, FragmentDefinitionNode>;
  readonly variables: Variables;
}
export const fragmentsOf = (document: DocumentNode): Settled["fragments"] =>
  Object.fromEntries(
    document.definitions.flatMap((d) => (d.kind === Kind.FRAGMENT_DEFINITION ? [[d.name.value, d] as const] : [])),
  );
/** Response key → the nodes that ask for it, in the document's order. */
export type Fields = ReadonlyMap<string, [FieldNode, ...FieldNode[]]>;

/** What selection sets ask of an object of this type (GraphQL specification, CollectFields). */
export function fieldsOf(settled: Settled, type: GraphQLObjectType, sets: readonly SelectionSetNode[]): Fields {
  const { schema, fragments, variables } = settled;
  const fields = new Map<string, [FieldNode, ...FieldNode[]]>();
  const spread = new Set<string>();

  const isTaken = (node: SelectionNode): boolean =>
    getDirectiveValues(GraphQLSkipDirective, node, variables)?.["if"] !== true &&
    getDirectiveValues(GraphQLIncludeDirective, node, variables)?.["if"] !== false;
  const applies = (on: string | undefined): boolean => {
    if (on === undefined || on === type.name) return true;
    const condition = schema.getType(on);
    return isAbstractType(condition) && schema.isSubType(condition, type);
  };
  const collect = (set: SelectionSetNode): void => {
    for (const node of set.selections) {
      if (!isTaken(node)) continue;
      if (node.kind === Kind.FIELD) {
        const key = node.alias?.value ?? node.name.value;
        const same = fields.get(key);
        if (same) same.push(node);
        else fields.set(key, [node]);
      } else if (node.kind === Kind.INLINE_FRAGMENT) {
        if (applies(node.typeCondition?.name.value)) collect(node.selectionSet);
      } else if (!spread.has(node.name.value)) {
        spread.add(node.name.value);
        const fragment = fragments[node.name.value];
        if (fragment && applies(fragment.typeCondition.name.value)) collect(fragment.selectionSet);
      }
    }
  };
  sets.forEach(collect);
  return fields;
}
