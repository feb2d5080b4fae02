import { Kind, parse, print, type DocumentNode, type SelectionNode } from "graphql";

function inlined(selections: readonly SelectionNode[], document: DocumentNode): readonly SelectionNode[] {
  return selections.flatMap((node) => {
    if (node.kind !== Kind.FRAGMENT_SPREAD) return [node];
    const fragment = document.definitions.find(
      (d) => d.kind === Kind.FRAGMENT_DEFINITION && d.name.value === node.name.value,
    );
    return fragment?.kind === Kind.FRAGMENT_DEFINITION ? inlined(fragment.selectionSet.selections, document) : [];
  });
}

/** An operation whose root fields all stand in itself, none in a fragment on the root type. */
export function inlineRoots(text: string): string {
  const document = parse(text);
  return print({
    ...document,
    definitions: document.definitions.map((d) =>
      d.kind === Kind.OPERATION_DEFINITION
        ? { ...d, selectionSet: { ...d.selectionSet, selections: inlined(d.selectionSet.selections, document) } }
        : d,
    ),
  });
}
