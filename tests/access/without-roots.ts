import { Kind, parse, print, separateOperations, visit, type DocumentNode } from "graphql";

const named = (document: DocumentNode): ReadonlySet<string> => {
  const names = new Set<string>();
  visit(document, {
    VariableDefinition: () => false,
    Variable: (node) => void names.add(node.name.value),
  });
  return names;
};

/** An operation without some of its root fields, and without the fragments and variables that only these used; null when nothing is left. */
export function withoutRoots(text: string, left: ReadonlySet<string>): string | null {
  const pruned = visit(parse(text), {
    OperationDefinition: (node) => ({
      ...node,
      selectionSet: {
        ...node.selectionSet,
        selections: node.selectionSet.selections.filter(
          (field) => field.kind !== Kind.FIELD || !left.has(field.alias?.value ?? field.name.value),
        ),
      },
    }),
  });
  const [document] = Object.values(separateOperations(pruned));
  const [operation] = document?.definitions ?? [];
  if (!document || operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error("no operation");
  if (operation.selectionSet.selections.length === 0) return null;
  const used = named(document);
  return print(
    visit(document, { VariableDefinition: (node) => (used.has(node.variable.name.value) ? undefined : null) }),
  );
}
