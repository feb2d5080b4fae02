import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import MagicString from "magic-string";
import type { Plugin } from "vite";

/** `graphql` with a plain template: an operation or a fragment with its name. */
const TAG = /(?<![\w/.`])graphql`([^`]*)`/g;
const NAME = /^\s*(?:query|mutation|subscription|fragment)\s+(\w+)/m;
const DECLARES = /graphql`|^extend /m;

/** Runs relay-compiler in `root`; its persist file must exist before. */
function compile(root: string): void {
  const persisted = resolve(root, "../schema/graph/operations.json");
  if (!existsSync(persisted)) writeFileSync(persisted, "{}\n");
  spawnSync("relay-compiler", ["--output", "quiet-with-errors"], { cwd: root, stdio: "inherit" });
}

/**
 * Replaces each graphql tag by an import of the artifact that relay-compiler wrote for it. In dev it compiles on start and
 * after each change of a file that declares something, so that no watchman is needed.
 */
export function relay({ artifacts = "src/__generated__" } = {}): Plugin {
  let root = "";
  return {
    name: "relay",
    enforce: "pre",
    // The whole package holds its containers of old too, and as CommonJS it is left out of nothing: 10 KiB of the first screen.
    config: () => ({ resolve: { alias: [{ find: /^react-relay$/, replacement: "react-relay/hooks" }] } }),
    configResolved(config) {
      root = config.root;
    },
    configureServer(server) {
      if (process.env["VITEST"]) return;
      compile(root);
      const onChange = (file: string) => {
        const ours = /\.([jt]sx?|graphql)$/.test(file) && !file.includes("__generated__");
        if (ours && DECLARES.test(readFileSync(file, "utf8"))) compile(root);
      };
      server.watcher.on("change", onChange).on("add", onChange);
    },
    transform: {
      filter: { id: { include: /\.[jt]sx?$/, exclude: [/node_modules/, /__generated__/] }, code: "graphql`" },
      handler(code, id) {
        const out = new MagicString(code);
        let imports = "";
        for (const match of code.matchAll(TAG)) {
          const name = NAME.exec(match[1] ?? "")?.[1];
          if (!name) return this.error("A graphql tag holds no name", match.index);
          const from = relative(dirname(id), resolve(root, artifacts, `${name}.graphql.ts`));
          imports += `import $${name} from ${JSON.stringify(from.startsWith(".") ? from : `./${from}`)};`;
          out.update(match.index, match.index + match[0].length, `$${name}`);
        }
        if (!imports) return null;
        out.prepend(imports);
        return { code: out.toString(), map: out.generateMap({ hires: "boundary", source: id }) };
      },
    },
  };
}
