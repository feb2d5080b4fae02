import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Source } from "../registry/source.ts";
import { headFiles } from "./heads.ts";
import type { FeatureShape } from "./shape.ts";

/** Where lists of which files are made are named, beside the feature's own folder. */
const LISTS = "schema/src/orders/export-task.ts";

/** A text with something put behind what a pattern finds; throws where it finds nothing. */
function behind(text: string, found: RegExp, what: string, path: string): string {
  if (!found.test(text)) throw new Error(`${path} is not as new-feature knows it: name the list there by hand`);
  return text.replace(found, (all) => `${all}${what}`);
}

function changed(root: string, path: string, ...pairs: readonly (readonly [RegExp, string])[]): Source {
  const before = readFileSync(join(root, path), "utf8");
  return { path, text: pairs.reduce((text, [found, what]) => behind(text, found, what, path), before) };
}

/** Files that are there and name each list of which files are made, and each head of a file: with the feature's. */
export function joinedFiles(root: string, f: FeatureShape): Source[] {
  const heads = f.parts.includes("columns") ? headFiles(root, f) : [];
  if (!f.parts.includes("exports")) return heads;
  const maker = `services/${f.service}/src/orders/export-task/feature.ts`;
  const from = f.area === "orders" ? `../${f.feature}` : `../../${f.area}/${f.feature}`;
  return [
    ...heads,
    changed(root, LISTS, [/EXPORTED_LISTS = \[[^\]]*"(?=,?\s*\])/, `, "${f.code}"`]),
    changed(
      root,
      maker,
      [/^import [^\n]*\n/, `import { ${f.one}Export } from "${from}/export-list.ts";\n`],
      [/exportTasks\("\w+", \[[^\]]*?(?=,?\s*\])/, `, ${f.one}Export`],
    ),
  ];
}
