import { writeFileSync } from "node:fs";
import { bindableOf } from "./clients/bindable.ts";
import { readOperations } from "./compiled/read-operations.ts";
import { schema } from "./schema.ts";

/**
 * What clients can be bound to: by name what each operation and field asks for, of each list one button. For schema/graph/bindable.json,
 * which the admin service goes by.
 */
function printedBindable(operations: URL): string {
  const bindable = bindableOf(schema, readOperations(operations));
  const asks = (part: "operations" | "fields") =>
    Object.fromEntries([...bindable[part].values()].map((one) => [one.name, one.asks]));
  const lines = (named: object) =>
    Object.entries(named).map(([name, one]) => `    ${JSON.stringify(name)}: ${JSON.stringify(one)}`);
  const part = (name: "operations" | "fields") => `  ${JSON.stringify(name)}: {\n${lines(asks(name)).join(",\n")}\n  }`;
  return `{\n${part("operations")},\n${part("fields")}\n}\n`;
}

const graph = new URL("../../../schema/graph/", import.meta.url);
writeFileSync(new URL("bindable.json", graph), printedBindable(new URL("operations.json", graph)));
