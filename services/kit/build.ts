import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";

/**
 * Bundles the service whose folder is the working directory: `src/main.ts` into `dist/main.js`, for Node. One file starts faster and
 * in a quarter of the memory. PGlite stays outside: it loads its wasm files from beside its own modules.
 */
const from = (path: string): string => fileURLToPath(new URL(path, `file://${process.cwd()}/`));

const bundle = await rolldown({
  input: from("src/main.ts"),
  platform: "node",
  external: [/^@electric-sql\/pglite/, "pg-native"],
});
await bundle.write({ file: from("dist/main.js"), format: "esm", sourcemap: true, codeSplitting: false });
await bundle.close();
