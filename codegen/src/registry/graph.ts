import { filesIn } from "../places.ts";
import { source, type Source } from "./source.ts";

/** Loads every file of the graph: each declares its types and fields on the builder when it is loaded. */
export function graphRegistry(root: string): Source {
  const files = filesIn(root, "services/gateway/src", "graph/**/*.ts").filter((f) => !f.endsWith(".test.ts"));
  return source("services/gateway/src/__generated__/graph.ts", [
    ...files.map((f) => `import "../${f}";`),
    "export {};",
  ]);
}
