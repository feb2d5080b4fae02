import { existsSync, readFileSync } from "node:fs";
import { featureOf } from "@linehaul/schema/feature-name";
import { z } from "zod";

/** What vite writes of the files that it made, by what they were made from. */
export const MANIFEST = ".vite/manifest.json";
const keys = z.array(z.string()).default([]);
const Manifest = z.record(
  z.string(),
  z.object({ file: z.string(), imports: keys, dynamicImports: keys, assets: keys }),
);
type Manifest = z.infer<typeof Manifest>;

const PAGE = "index.html";
const CODE = "src/console.ts";
const entryOf = (code: string): string => `src/pages/__generated__/entries/${featureOf(code)}.ts`;
/** Which of them is wanted is known to the browser alone. */
const TEXTS = /\/locales\/[\w-]+\.json$/;
/** The letters of nearly every text; those of the other files come when a text has some. */
const FONT = /\/inter-latin-wght-normal-/;

/** These and all that they import, each once, what is imported first. */
function withImports(manifest: Manifest, roots: readonly string[]): ReadonlySet<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (seen.has(key) || chunk === undefined) return;
    seen.add(key);
    for (const next of chunk.imports) visit(next);
    files.add(chunk.file);
  };
  for (const root of roots) visit(root);
  return files;
}

/** What the first script runs is read at once. The rest is fetched and no more: to read it keeps the browser from running the first script. */
const asModule = (file: string): string => `<link rel="modulepreload" crossorigin href="/${file}">`;
const asScript = (file: string): string => `<link rel="preload" as="script" crossorigin href="/${file}">`;
const asFont = (file: string): string => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`;

/**
 * The links by which a browser begins to fetch, with the page itself, what it would find out later: the console's code, and of the
 * module that the address names (it may be anything) what asks the graph first, its entry, and its code. Empty for a build
 * that has no manifest.
 */
export function readPreloads(dist: URL): (code: string | null) => string {
  const path = new URL(MANIFEST, dist);
  if (!existsSync(path)) return () => "";
  const manifest = Manifest.parse(JSON.parse(readFileSync(path, "utf8")));
  /** Vite named these in the page. */
  const named = withImports(manifest, [PAGE]);
  const fonts = Object.values(manifest).flatMap(({ assets }) => assets.filter((file) => FONT.test(file)));
  return (code) => {
    const entry = code === null ? [] : [entryOf(code)];
    const asks = withImports(manifest, entry);
    const later = entry.flatMap((key) => manifest[key]?.dynamicImports ?? []).filter((key) => !TEXTS.test(key));
    const read = withImports(manifest, [CODE, ...later]);
    return [
      ...[...asks].filter((file) => !named.has(file)).map(asModule),
      ...[...read].filter((file) => !named.has(file) && !asks.has(file)).map(asScript),
      ...fonts.map(asFont),
    ].join("");
  };
}
