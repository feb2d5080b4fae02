import en from "@linehaul/schema/export-heads/en.json" with { type: "json" };
import { LANGUAGES } from "@linehaul/schema/sites";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Source } from "../registry/source.ts";
import { labelOf } from "./labels.ts";
import type { FeatureShape } from "./shape.ts";

/** The head of a file's column: the one that catalogues share, else the feature's own. */
export const headOf = (one: string, field: string): string =>
  `catalogue.${field}` in en ? `catalogue.${field}` : `${one}.${field}`;

/** The heads of files with those of the feature's fields, in each language. */
export function headFiles(root: string, { one, fields }: FeatureShape): Source[] {
  return LANGUAGES.map((language) => {
    const path = `schema/src/export-heads/${language}.json`;
    const there: object = JSON.parse(readFileSync(join(root, path), "utf8"));
    const own = fields.map((field) => [headOf(one, field.name), labelOf(field, language)] as const);
    const heads = { ...Object.fromEntries(own), ...there };
    const added = own.filter(([head]) => !(head in there)).map(([head]) => head);
    const inOrder = [...Object.keys(there), ...added].map((head) => [head, Reflect.get(heads, head)] as const);
    return { path, text: `${JSON.stringify(Object.fromEntries(inOrder), null, 2)}\n` };
  });
}
