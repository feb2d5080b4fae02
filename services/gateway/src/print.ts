import { writeFileSync } from "node:fs";
import { lexicographicSortSchema, printSchema } from "graphql";
import { accessTable } from "./access/table.ts";
import { schema } from "./schema.ts";

/** The graph as SDL, sorted, for schema/graph/schema.graphql. */
export const printedSchema = (): string => `${printSchema(lexicographicSortSchema(schema))}\n`;

/** Field → its buttons or why it is open, as JSON text for schema/graph/access.json. */
export const printedAccess = (): string => `${JSON.stringify(accessTable(schema), null, 2)}\n`;

if (import.meta.main) {
  const graph = new URL("../../../schema/graph/", import.meta.url);
  writeFileSync(new URL("schema.graphql", graph), printedSchema());
  writeFileSync(new URL("access.json", graph), printedAccess());
}
