import { WRITING } from "./fields.ts";
import { lines } from "./lines.ts";
import type { FeatureShape } from "./shape.ts";
import { snake } from "./words.ts";

/** `services/<service>/src/<area>/<feature>/table.ts` */
export function tableFile(f: FeatureShape): string {
  const columns = [
    ...new Set(["index", "pgTable", "uniqueIndex", ...f.fields.map((x) => WRITING[x.kind].column)]),
  ].sort((a, b) => (a < b ? -1 : 1));
  const [first] = f.fields;
  return lines(
    'import { catalogueColumns } from "@linehaul/kit/catalogue";',
    `import { ${columns.join(", ")} } from "drizzle-orm/pg-core";`,
    "",
    `/** ${f.title}. Common to the sites. */`,
    `export const ${f.one} = pgTable(`,
    `  "${f.table}",`,
    "  {",
    "    ...catalogueColumns(),",
    f.fields.map(({ name, kind }) => `    ${name}: ${WRITING[kind].column}("${snake(name)}").notNull(),`),
    "  },",
    "  (t) => [",
    `    uniqueIndex("${f.table}_${snake(first.name)}").on(t.${first.name}),`,
    `    index("${f.table}_modified").on(t.modifiedAt, t.id),`,
    "  ],",
    ");",
  );
}

/** `services/<service>/src/<area>/<feature>/feature.ts` */
export function featureFile(f: FeatureShape): string {
  const names = f.fields.map((x) => x.name).join(", ");
  const [first] = f.fields;
  const searched = f.fields.filter((x) => x.kind === "text").map((x) => `${f.one}.${x.name}`);
  const contract = `@linehaul/schema/${f.area}/${f.feature}`;
  return lines(
    `import { catalogueByIds, catalogueSave, ${f.toggles ? "catalogueToggle, " : ""}catalogueView } from "@linehaul/kit/catalogue";`,
    'import { contains } from "@linehaul/kit/contains";',
    'import { feature as bind } from "@linehaul/kit/feature";',
    'import { pageRows } from "@linehaul/kit/paging";',
    `import { ${f.one}Routes, type ${f.type} } from "${contract}";`,
    'import { and, eq, or } from "drizzle-orm";',
    `import { ${f.one} } from "./table.ts";`,
    "",
    `const view = ({ ${names}, ...row }: typeof ${f.one}.$inferSelect): ${f.type} => ({`,
    "  ...catalogueView(row),",
    f.fields.map((x) => `  ${x.name},`),
    "});",
    `const kind = { table: ${f.one}, row: view, event: "${f.one}.changed" };`,
    "",
    `export const feature = bind(${f.one}Routes, {`,
    "  pageQuery: ({ body: query }, { db }) => {",
    "    const { keyword, status } = query.filter ?? {};",
    "    return pageRows({",
    "      db,",
    "      ...kind,",
    "      query,",
    "      sorts: {",
    `        ${f.firstSort}_ASC: { column: ${f.one}.${first.name}, direction: "asc" },`,
    `        ${f.firstSort}_DESC: { column: ${f.one}.${first.name}, direction: "desc" },`,
    `        MODIFIED_AT_DESC: { column: ${f.one}.modifiedAt, direction: "desc" },`,
    "      },",
    "      where: and(",
    `        keyword ? or(...[${searched.join(", ")}].map((c) => contains(c, keyword))) : undefined,`,
    `        status && eq(${f.one}.status, status),`,
    "      ),",
    "    });",
    "  },",
    "  byIds: ({ body }, call) => catalogueByIds(call, { ...kind, ids: body.ids }),",
    "  save: ({ body: { id, version, ...values } }, call) =>",
    "    catalogueSave(call, {",
    "      ...kind,",
    "      id,",
    "      version,",
    "      values,",
    `      unique: { ${f.table}_${snake(first.name)}: "${first.name}" },`,
    `      buttons: { create: "${f.code}.CREATE", edit: "${f.code}.EDIT" },`,
    "    }),",
    f.toggles && [
      '  enable: ({ params }, call) => catalogueToggle(call, { ...kind, id: params.id, status: "ENABLED" }),',
      '  disable: ({ params }, call) => catalogueToggle(call, { ...kind, id: params.id, status: "DISABLED" }),',
    ],
    "});",
  );
}
