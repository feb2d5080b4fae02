import { readOperations } from "@linehaul/gateway/compiled/read-operations";
import { examples } from "../__generated__/examples.ts";

/** The console's operations by id. */
export const operations = readOperations(new URL("../../schema/graph/operations.json", import.meta.url));
const HEAD = /^(query|mutation|subscription) (\w+)/m;

export interface Operation {
  readonly id: string;
  readonly name: string;
  /** A subscription answers as a stream, and for as long as it lives. */
  readonly isStream: boolean;
  readonly text: string;
  /** Variables that it can be asked with, from the `examples.ts` beside it; none when somebody forgot them. */
  readonly examples: readonly object[];
}

/** The console's operations by name. */
export const operationsByName: ReadonlyMap<string, Operation> = new Map(
  Array.from(operations, ([id, text]) => {
    const [, kind, name = ""] = HEAD.exec(text) ?? [];
    return [name, { id, name, isStream: kind === "subscription", text, examples: examples[name] ?? [] }];
  }),
);

/** Those that are asked and answered. */
export const answeredOperations: readonly Operation[] = [...operationsByName.values()].filter((o) => !o.isStream);

/** The id that the console sends for an operation. */
export function operationId(name: string): string {
  const found = operationsByName.get(name);
  if (found === undefined) throw new Error(`the console has no operation ${name}`);
  return found.id;
}
