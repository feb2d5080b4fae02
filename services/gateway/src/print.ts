import { writeFileSync } from "node:fs";
import { lexicographicSortSchema, printSchema } from "graphql";
import { GRANTING } from "@linehaul/schema/permissions/granting";
import { accessTable } from "./access/table.ts";
import { schema } from "./schema.ts";

/** The graph as SDL, sorted, for schema/graph/schema.graphql. */
export const printedSchema = (): string => `${printSchema(lexicographicSortSchema(schema))}\n`;

/** Field → its buttons or why it is open, as JSON text for schema/graph/access.json. */
export const printedAccess = (): string => `${JSON.stringify(accessTable(schema), null, 2)}\n`;

/** Button → what its holder can give by it, as JSON text for schema/graph/granting.json. A button that is not there gives nothing. */
export const printedGranting = (): string =>
  `${JSON.stringify(Object.fromEntries(Object.entries(GRANTING).sort(([a], [b]) => (a < b ? -1 : 1))), null, 2)}\n`;

if (import.meta.main) {
  const graph = new URL("../../../schema/graph/", import.meta.url);
  writeFileSync(new URL("schema.graphql", graph), printedSchema());
  writeFileSync(new URL("access.json", graph), printedAccess());
  writeFileSync(new URL("granting.json", graph), printedGranting());
}
