import { getOperationAST, Kind, type DocumentNode } from "graphql";

/** The document without the operations that are not run: what weighs a document looks at its first one. */
export function chosenAlone(document: DocumentNode, operationName?: string | null): DocumentNode {
  const chosen = getOperationAST(document, operationName);
  const isLeft = (d: DocumentNode["definitions"][number]): boolean =>
    d.kind !== Kind.OPERATION_DEFINITION || d === chosen;
  return { ...document, definitions: document.definitions.filter(isLeft) };
}
