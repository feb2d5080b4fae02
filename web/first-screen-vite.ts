import { gzipSync } from "node:zlib";
import type { Plugin, Rolldown } from "vite";

const KIB = 1024;

/** What a browser loads until the order list can be used: the console, the texts of one language, the list's entry, page and texts. */
const FIRST_SCREEN = [
  "index.html",
  "src/console.ts",
  "src/texts/en.ts",
  "src/pages/__generated__/entries/order-list.ts",
  "src/pages/orders/order-list/order-list-page.tsx",
  "src/pages/orders/order-list/locales/en.json",
];

/** These chunks and all that they import, each once. */
function withImports(bundle: Rolldown.OutputBundle, roots: readonly Rolldown.OutputChunk[]): Set<Rolldown.OutputChunk> {
  const all = new Set<Rolldown.OutputChunk>();
  const visit = (chunk: Rolldown.OutputChunk): void => {
    if (all.has(chunk)) return;
    all.add(chunk);
    for (const name of chunk.imports) {
      const next = bundle[name];
      if (next?.type === "chunk") visit(next);
    }
  };
  for (const root of roots) visit(root);
  return all;
}

/** Prints the gzipped JavaScript of the first screen and fails the build above `limitKiB`. */
export function firstScreen({ limitKiB }: { readonly limitKiB: number }): Plugin {
  return {
    name: "first-screen",
    apply: "build",
    generateBundle: {
      // Vite writes last of all which files come with each that is loaded later.
      order: "post",
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
        const roots = FIRST_SCREEN.flatMap((path) => {
          const found = chunks.find((c) => c.facadeModuleId?.endsWith(`/${path}`));
          if (!found) this.error(`The first screen's ${path} has no chunk: name it anew in first-screen-vite.ts`);
          return [found];
        });
        const sizes = [...withImports(bundle, roots)]
          .map((c) => ({ name: c.fileName, bytes: gzipSync(c.code, { level: 9 }).length }))
          .sort((a, b) => b.bytes - a.bytes);
        const total = sizes.reduce((sum, s) => sum + s.bytes, 0) / KIB;
        const list = sizes.map((s) => `  ${(s.bytes / KIB).toFixed(1).padStart(6)}  ${s.name}`).join("\n");
        this.info(`First screen: ${total.toFixed(1)} KiB of gzipped JavaScript, at most ${limitKiB}\n${list}`);
        if (total > limitKiB)
          this.error(`The first screen takes ${total.toFixed(1)} KiB of gzipped JavaScript, more than ${limitKiB}`);
      },
    },
  };
}
