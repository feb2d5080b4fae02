import { labelsOf, WRITING } from "./fields.ts";
import { lines } from "./lines.ts";
import type { FeatureShape } from "./shape.ts";

const toggle = (f: FeatureShape, verb: "Enable" | "Disable", description: string): string[] => [
  `catalogueToggle("${verb}", {`,
  `  type: ${f.type},`,
  `  field: "${f.one}",`,
  `  may: "${f.code}.${verb.toUpperCase()}",`,
  `  description: "${description}",`,
  `  write: (grant, id, options) => grant.call(${f.one}Routes.${verb.toLowerCase()}, { params: { id } }, options),`,
  "});",
];

/** `services/gateway/src/graph/<area>/<feature>.ts` */
export function graphFile(f: FeatureShape): string {
  const sorts = `${f.table.toUpperCase()}_SORTS`;
  const [first] = f.fields;
  return lines(
    "import {",
    `  ${sorts},`,
    `  ${f.one}Filter,`,
    `  ${f.type}Input,`,
    `  ${f.one}Routes,`,
    `  type ${f.type} as Row,`,
    `} from "@linehaul/schema/${f.area}/${f.feature}";`,
    'import { z } from "zod";',
    'import { builder } from "../../access/builder.ts";',
    'import { entity } from "../../access/entity.ts";',
    'import { viewerMay } from "../../access/viewer-may.ts";',
    'import { catalogueConnection } from "../../catalogue/connection.ts";',
    'import { catalogueFields } from "../../catalogue/fields.ts";',
    'import { catalogueSave } from "../../catalogue/save.ts";',
    f.toggles && 'import { catalogueToggle } from "../../catalogue/toggle.ts";',
    'import { ascending, newestFirst, textDescending } from "../../paging/sort-key.ts";',
    'import { ConfigStatus } from "../../contract/common.ts";',
    "",
    `const ${f.type} = entity("${f.type}", {`,
    `  description: "One of the ${f.title.toLowerCase()}.",`,
    `  may: ["${f.code}.VIEW"],`,
    `  key: (${f.one}: Row) => ${f.one}.id,`,
    `  load: (ids, grant) => grant.call(${f.one}Routes.byIds, { body: { ids: [...ids] } }),`,
    "  fields: (t) => ({",
    f.fields.map((field) => `    ${field.name}: ${WRITING[field.kind].exposed(field.name, `${labelsOf(field)[0]}.`)},`),
    "    ...catalogueFields(t),",
    `    viewerMayEdit: viewerMay(t, "${f.code}.EDIT", "May the viewer edit it?"),`,
    f.toggles && [
      `    viewerMayEnable: viewerMay(t, "${f.code}.ENABLE", "May the viewer bring it into use?"),`,
      `    viewerMayDisable: viewerMay(t, "${f.code}.DISABLE", "May the viewer take it out of use?"),`,
    ],
    "  }),",
    "});",
    "",
    `catalogueConnection("${f.many}", {`,
    `  type: ${f.type},`,
    `  description: "${f.title}, a page. One call to the ${f.service} service.",`,
    `  may: ${f.type}.may,`,
    `  sorts: ${sorts},`,
    "  sortKeys: {",
    `    ${f.firstSort}_ASC: ascending((row: Row) => row.${first.name}),`,
    `    ${f.firstSort}_DESC: textDescending((row: Row) => row.${first.name}),`,
    "    MODIFIED_AT_DESC: newestFirst((row: Row) => row.modifiedAt),",
    "  },",
    "  filter: {",
    `    schema: z.object(${f.one}Filter),`,
    `    input: builder.inputType("${f.type}Filter", {`,
    '      description: "Conditions that must all hold.",',
    "      fields: (t) => ({",
    '        keyword: t.string({ description: "In its texts." }),',
    '        status: t.field({ type: ConfigStatus, description: "In use or not." }),',
    "      }),",
    "    }),",
    "  },",
    `  page: (grant, query) => grant.call(${f.one}Routes.pageQuery, { body: query }),`,
    `  fields: (t) => ({ viewerMayCreate: viewerMay(t, "${f.code}.CREATE", "May the viewer add one?") }),`,
    "});",
    "",
    "catalogueSave({",
    `  type: ${f.type},`,
    `  field: "${f.one}",`,
    `  may: { create: "${f.code}.CREATE", edit: "${f.code}.EDIT" },`,
    `  schema: ${f.type}Input,`,
    "  input: (t) => ({",
    f.fields.map((field) => {
      const { argument, limits } = WRITING[field.kind];
      return `    ${field.name}: t.${argument}({ required: true, description: "${labelsOf(field)[0]}, ${limits}." }),`;
    }),
    "  }),",
    `  save: (grant, body, options) => grant.call(${f.one}Routes.save, { body }, options),`,
    "});",
    f.toggles && [
      "",
      ...toggle(f, "Enable", `Brings a ${f.spoken} into use.`),
      ...toggle(f, "Disable", `Takes a ${f.spoken} out of use.`),
    ],
  );
}
