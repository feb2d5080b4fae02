import { existsSync, readFileSync } from "node:fs";
import { featureOf } from "@linehaul/schema/feature-name";
import { isModuleCode } from "@linehaul/schema/modules";
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
/** Where the console finds the entry of a page that the document does not name. */
const REGISTRY = "src/pages/__generated__/pages.ts";
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

/** What the document says of the code that its page needs. */
export interface Ahead {
  readonly links: string;
  /** The page that the address names, and its entry's file; null where it names none. */
  readonly entry: { readonly code: string; readonly file: string } | null;
}
export const NOTHING: Ahead = { links: "", entry: null };

/**
 * The links by which a browser begins to fetch, with the page itself, what it would find out later: the console's code, and of the
 * module that the address names (it may be anything) what asks the graph first, its entry, and its code. Where it names no page, the browser knows which
 * is wanted and looks it up. Nothing for a build that has no manifest.
 */
export function readPreloads(dist: URL): (code: string | null) => Ahead {
  const path = new URL(MANIFEST, dist);
  if (!existsSync(path)) return () => NOTHING;
  const manifest = Manifest.parse(JSON.parse(readFileSync(path, "utf8")));
  /** Vite named these in the page. */
  const named = withImports(manifest, [PAGE]);
  const fonts = Object.values(manifest).flatMap(({ assets }) => assets.filter((file) => FONT.test(file)));
  return (code) => {
    const key = code !== null && isModuleCode(code) ? entryOf(code) : "";
    const page = manifest[key];
    const asks = withImports(manifest, [page === undefined ? REGISTRY : key]);
    const later = (page?.dynamicImports ?? []).filter((part) => !TEXTS.test(part));
    const read = withImports(manifest, [CODE, ...later]);
    const links = [
      ...[...asks].filter((file) => !named.has(file)).map(asModule),
      ...[...read].filter((file) => !named.has(file) && !asks.has(file)).map(asScript),
      ...fonts.map(asFont),
    ].join("");
    return { links, entry: code === null || page === undefined ? null : { code, file: `/${page.file}` } };
  };
}
