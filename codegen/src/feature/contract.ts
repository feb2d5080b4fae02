import { WRITING } from "./fields.ts";
import { lines } from "./lines.ts";
import type { FeatureShape } from "./shape.ts";

/** One route of the contract. */
const route = (f: FeatureShape, name: string, parts: readonly string[]): string[] => [
  `  ${name}: route({`,
  `    service: "${f.service}",`,
  ...parts.map((part) => `    ${part},`),
  "  }),",
];

const toggle = (f: FeatureShape, verb: "enable" | "disable", summary: string): string[] =>
  route(f, verb, [
    'method: "POST"',
    `path: "/${f.one}/${verb}/:id"`,
    `may: ["${f.code}.${verb.toUpperCase()}"]`,
    `summary: "${summary}"`,
    "params: ById",
    `result: ${f.type}`,
  ]);

/** `schema/src/<area>/<feature>.ts`: inputs, limits and routes. */
export const contractFile = (f: FeatureShape): string =>
  lines(
    'import { z } from "zod";',
    `import { ${f.toggles ? "ById, " : ""}ByIds, CatalogueRow, ConfigStatus, savedRow } from "../catalogue.ts";`,
    'import { page, pageQuery } from "../paging.ts";',
    'import { route } from "../route.ts";',
    "",
    `/** What a ${f.spoken} is saved with. */`,
    `export const ${f.type}Input = z.object({`,
    "  ...savedRow,",
    f.fields.map(({ name, kind }) => `  ${name}: ${WRITING[kind].input},`),
    "});",
    `export type ${f.type}Input = z.infer<typeof ${f.type}Input>;`,
    "",
    `export const ${f.type} = CatalogueRow.extend({`,
    f.fields.map(({ name, kind }) => `  ${name}: ${WRITING[kind].row},`),
    `}).meta({ id: "${f.type}" });`,
    `export type ${f.type} = z.infer<typeof ${f.type}>;`,
    `export const ${f.table.toUpperCase()}_SORTS = ["${f.firstSort}_ASC", "${f.firstSort}_DESC", "MODIFIED_AT_DESC"] as const;`,
    `export const ${f.one}Filter = { keyword: z.string().trim().max(60).optional(), status: ConfigStatus.optional() };`,
    "",
    `export const ${f.one}Routes = {`,
    route(f, "pageQuery", [
      'method: "POST"',
      `path: "/${f.one}/pageQuery"`,
      `may: ["${f.code}.VIEW"]`,
      "safe: true",
      `summary: "${f.title}, a page"`,
      `body: pageQuery({ filter: ${f.one}Filter, sort: ${f.table.toUpperCase()}_SORTS })`,
      `result: page(${f.type})`,
    ]),
    route(f, "byIds", [
      'method: "POST"',
      `path: "/${f.one}/byIds"`,
      `may: ["${f.code}.VIEW"]`,
      "safe: true",
      `summary: "${f.title} by id"`,
      "body: ByIds",
      `result: z.array(${f.type})`,
    ]),
    route(f, "save", [
      'method: "POST"',
      `path: "/${f.one}/save"`,
      `may: ["${f.code}.CREATE", "${f.code}.EDIT"]`,
      `summary: "Create a ${f.spoken} (no id) or edit one"`,
      `body: ${f.type}Input`,
      `result: ${f.type}`,
    ]),
    f.toggles && toggle(f, "enable", `Bring a ${f.spoken} into use`),
    f.toggles && toggle(f, "disable", `Take a ${f.spoken} out of use`),
    "} as const;",
  );
