import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FeatureShape } from "./shape.ts";

const MODEL = "web/src/pages/base-data/currency/currency";

/** Every spelling of the model's name, longest first, with the feature's own. */
const spellings = (f: FeatureShape): readonly (readonly [RegExp, string])[] => [
  [/The currencies that orders can be declared in/, f.title],
  [/\bcurrencies\b/g, f.many],
  [/CURRENCY_SORTS/g, `${f.table.toUpperCase()}_SORTS`],
  [/CURRENCY/g, f.code],
  [/base-data\/currency/g, `${f.area}/${f.feature}`],
  [/\.\/currency-/g, `./${f.feature}-`],
  [/\("currency"\)/g, `("${f.feature}")`],
  [/"currency"/g, `"${f.feature}"`],
  [/Currency/g, f.type],
  [/currency/g, f.one],
];

/** The files of the model that hold no field of its own. */
export type CopiedPart = "-list.ts" | "-page.tsx" | "-toggle.tsx" | "entry.ts";

/** A file of the model with the names changed, and without what takes rows out of use where the module does not offer that. */
export function copied(root: string, f: FeatureShape, part: CopiedPart): string {
  const file = part === "entry.ts" ? MODEL.replace(/currency$/, part) : `${MODEL}${part}`;
  const text = readFileSync(join(root, file), "utf8");
  const kept = f.toggles ? text : text.replace(/^.*toggle.*\n/gim, "");
  const named = spellings(f).reduce((s, [from, to]) => s.replace(from, to), kept);
  // What the question names the row by.
  return part === "-toggle.tsx" ? named.replace(/\bcode\b/g, f.fields[0].name) : named;
}
