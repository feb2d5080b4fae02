import { globSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { writeRegistries } from "../registry/all.ts";
import { writeSource } from "../registry/source.ts";
import { runTool } from "../tool.ts";

/** The persisted operations: id → text. */
export const OPERATIONS = "schema/graph/operations.json";

/**
 * relay-compiler wants the file to be there and only ever adds to it: it begins from nothing, so that no operation outlives its
 * page. The artifacts go as well: an operation whose artifact is there already is not written into the file again.
 */
function rebuildOperations(root: string): void {
  const file = join(root, OPERATIONS);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, "{}\n");
  const artifacts = join(root, "web/src/__generated__");
  for (const artifact of globSync("*.ts", { cwd: artifacts })) rmSync(join(artifacts, artifact));
  runTool(root, "web", "relay-compiler", ["--output", "quiet-with-errors"]);
}

/**
 * Brings all that is derived up to date, in the order in which one part reads another: registries; the schema that the gateway
 * prints; relay-compiler's artifacts and operations; what clients can be bound to; the services' OpenAPI documents.
 */
export async function generateEverything(root: string): Promise<void> {
  writeRegistries(root);
  runTool(root, "services/gateway", process.execPath, ["src/print.ts"]);
  rebuildOperations(root);
  runTool(root, "services/gateway", process.execPath, ["src/print-bindable.ts"]);
  // Loaded only now: the registries that it reads may not have existed before.
  const { restDocuments } = await import("./rest.ts");
  for (const [path, text] of await restDocuments()) writeSource(root, { path, text });
}
