import { readOperations } from "@linehaul/gateway/server/operations";

/** The console's operations by id. */
export const operations = readOperations(new URL("../../schema/graph/operations.json", import.meta.url));
const NAME = /^(?:query|mutation|subscription) (\w+)/m;

/** The console's operations by name. */
export const operationsByName: ReadonlyMap<string, { readonly id: string; readonly text: string }> = new Map(
  Array.from(operations, ([id, text]) => [NAME.exec(text)?.[1] ?? "", { id, text }]),
);

/** The id that the console sends for an operation. */
export function operationId(name: string): string {
  const found = operationsByName.get(name);
  if (found === undefined) throw new Error(`the console has no operation ${name}`);
  return found.id;
}
