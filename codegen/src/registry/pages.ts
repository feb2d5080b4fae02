import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { areaOf, featureOf, MODULES, type ModuleSpec } from "@linehaul/schema/modules";
import { LANGUAGES } from "@linehaul/schema/sites";
import { filesIn } from "../places.ts";
import { local, source, type Source } from "./source.ts";

/** A page of the console: the module that it belongs to and its entry file, from `web/src/pages`. */
interface PageFile {
  readonly code: string;
  readonly file: string;
}

/** Where a module's page lives, from `web/src/pages`; home stands alone. */
export const pageFolder = (module: ModuleSpec): string => {
  const [area, feature] = [areaOf(module), featureOf(module.code)];
  return area === feature ? area : `${area}/${feature}`;
};

/** Throws when a folder belongs to no module: its page could never be opened. */
export function pageFiles(root: string): PageFile[] {
  const codes = new Map(MODULES.map((m) => [pageFolder(m), m.code]));
  return filesIn(root, "web/src/pages", "*/**/entry.{ts,tsx}").map((file) => {
    const code = codes.get(file.slice(0, file.lastIndexOf("/")));
    if (code === undefined)
      throw new Error(
        `web/src/pages/${file} belongs to no module: name its folder <area>/<feature> after schema/src/modules.ts`,
      );
    return { code, file };
  });
}

/** What the shell must know of a page before its entry is loaded (its traits), copied from the entry's text. */
function plainParts(root: string, file: string): string[] {
  const text = readFileSync(join(root, "web/src/pages", file), "utf8");
  const href = /^\s*href: ("[^"]*")/m.exec(text) ?? /\blinkPage\(("[^"]*")\)/.exec(text);
  const shape = /^\s*shape: ("[^"]*")/m.exec(text);
  return [
    ...(/^\s*needsParams: true\b/m.test(text) ? ["needsParams: true"] : []),
    ...(href ? [`href: ${href[1]}`] : []),
    ...(shape ? [`shape: ${shape[1]}`] : []),
  ];
}

const folderOf = (file: string): string => file.slice(0, file.lastIndexOf("/"));

/** How the texts beside a page are loaded, a line a language; `from` is what leads to `web/src/pages`. Nothing where there are none. */
function localesOf(root: string, file: string, from: string): string[] {
  const path = (language: string) => `${folderOf(file)}/locales/${language}.json`;
  return LANGUAGES.filter((language) => existsSync(join(root, "web/src/pages", path(language)))).map(
    (language) => `  "${language}": () => import("${from}/${path(language)}"),`,
  );
}

/** Not beside relay-compiler's artifacts: it deletes what it did not write. */
const MADE = "web/src/pages/__generated__";
/** A file for each page: its entry with the texts that stand beside it. */
export const PAGE_ENTRIES = `${MADE}/entries`;
const pageEntry = (root: string, { code, file }: PageFile): Source => {
  const locales = localesOf(root, file, "../..");
  return source(`${PAGE_ENTRIES}/${featureOf(code)}.ts`, [
    ...(locales.length === 0 ? [] : ['import type { PageLocales } from "../../../texts/setup.ts";']),
    `export { entry } from "../../${file}";`,
    ...(locales.length === 0 ? [] : ["", "export const locales: PageLocales = {", ...locales, "};"]),
  ]);
};

/**
 * `pages` of the console: module code → how to load its entry and texts; and `traits`: what must be known before that, of those pages of
 * which there is something to know. The first screen holds the traits and none of the pages, so that a hundred more add nothing to it.
 */
export function pageRegistry(root: string): Source[] {
  const files = pageFiles(root);
  const registry = source(`${MADE}/pages.ts`, [
    'import type { LoadedPage } from "../entry.ts";',
    "",
    "export const pages: Readonly<Record<string, () => Promise<LoadedPage>>> = {",
    ...files.map(({ code }) => `  ${code}: () => import("./entries/${featureOf(code)}.ts"),`),
    "};",
  ]);
  const traits = source(`${MADE}/traits.ts`, [
    'import type { PageTraits } from "../entry.ts";',
    "",
    "export const traits: Readonly<Record<string, PageTraits>> = {",
    ...files.flatMap(({ code, file }) => {
      const parts = plainParts(root, file);
      return parts.length === 0 ? [] : [`  ${code}: { ${parts.join(", ")} },`];
    }),
    "};",
  ]);
  return [registry, traits, ...files.map((file) => pageEntry(root, file))];
}

/** What features contribute to the shell by a file of their own beside their page: what waits there, and their card of the home page. */
const CONTRIBUTIONS = [
  { file: "badge.ts", name: "badges", local: "badge", type: "MenuBadge", from: "../badge.ts", hasTexts: false },
  {
    file: "home-card.ts",
    name: "cards",
    local: "card",
    type: "FoundCard",
    from: "../home/card-entry.ts",
    hasTexts: true,
  },
] as const;

/** `badges` and `cards` of the console, by the module code of the page beside which they stand. */
export const contributions = (root: string): Source[] =>
  CONTRIBUTIONS.map(({ file, name, local: what, type, from, hasTexts }) => {
    const found = pageFiles(root).filter((page) => existsSync(join(root, "web/src/pages", folderOf(page.file), file)));
    return source(`${MADE}/${name}.ts`, [
      `import type { ${type} } from "${from}";`,
      ...found.map((page, n) => `import { ${what} as ${local(n)} } from "../${folderOf(page.file)}/${file}";`),
      "",
      `export const ${name}: Readonly<Record<string, ${type}>> = {`,
      ...found.flatMap((page, n) => {
        const locales = hasTexts ? localesOf(root, page.file, "..") : [];
        return locales.length === 0
          ? [`  ${page.code}: ${local(n)},`]
          : [`  ${page.code}: { ...${local(n)}, locales: {`, ...locales, "  } },"];
      }),
      "};",
    ]);
  });

/** `PAGES`: the modules that have a page; the admin service enables just these. `MENU_PAGES`: those of them that the menu shows. */
export function pageList(root: string): Source {
  const files = pageFiles(root);
  const inMenu = files.filter(({ file }) => !plainParts(root, file).includes("needsParams: true"));
  const list = (of: readonly PageFile[]) => JSON.stringify(of.map(({ code }) => code));
  return source("schema/src/__generated__/pages.ts", [
    `export const PAGES: readonly string[] = ${list(files)};`,
    `export const MENU_PAGES: readonly string[] = ${list(inMenu)};`,
  ]);
}
