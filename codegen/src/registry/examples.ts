import { filesIn } from "../places.ts";
import { local, source, type Source } from "./source.ts";

/** The files of the console that hold examples for the operations beside them, from `web/src`. */
export const exampleFiles = (root: string): string[] =>
  filesIn(root, "web/src", "**/examples.ts").filter((file) => file !== "relay/examples.ts");

/** `examples` for the tests: operation → variables that it can be asked with. */
export function exampleRegistry(root: string): Source {
  const files = exampleFiles(root);
  return source("tests/__generated__/examples.ts", [
    `import type { Examples } from "@linehaul/web/relay/examples";`,
    ...files.map((f, n) => `import * as ${local(n)} from "@linehaul/web/${f.replace(/\.ts$/, "")}";`),
    "",
    `export const examples: Readonly<Record<string, Examples<object>>> = { ${files.map((_, n) => `...${local(n)}`).join(", ")} };`,
  ]);
}
