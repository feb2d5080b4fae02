import { WRITING } from "./fields.ts";
import { lines } from "./lines.ts";
import type { FeatureShape } from "./shape.ts";

/** `examples.ts`: with what the tests ask each operation of the page. */
export function examplesFile(f: FeatureShape): string {
  const operations: readonly (readonly [name: string, examples: string])[] = [
    [`${f.one}PageQuery`, `{ first: EXAMPLE_PAGE, sort: "${f.firstSort}_ASC" }`],
    [`${f.one}FormSaveMutation`, "{ input: own }, { input: { ...own, ...row, version: 1 } }"],
    ...(f.toggles ? ["Enable", "Disable"] : []).map(
      (way) => [`${f.one}Toggle${way}Mutation`, "{ input: row }"] as const,
    ),
  ];
  return lines(
    operations.map(([name]) => `import type { ${name}$variables } from "../../../__generated__/${name}.graphql.ts";`),
    'import { EXAMPLE_PAGE, exampleId, type Examples } from "../../../relay/examples.ts";',
    "",
    `const own = { ${f.fields.map(({ name, kind }) => `${name}: ${WRITING[kind].sample}`).join(", ")} };`,
    `const row = { id: exampleId("${f.type}") };`,
    "",
    operations.map(([name, examples]) => `export const ${name}: Examples<${name}$variables> = [${examples}];`),
  );
}
