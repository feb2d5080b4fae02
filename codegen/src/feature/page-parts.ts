import { WRITING } from "./fields.ts";
import { lines } from "./lines.ts";
import type { FeatureShape } from "./shape.ts";

const GENERATED = "../../../__generated__";

/** `<feature>-row.tsx`: columns and a row. */
export function rowFile(f: FeatureShape): string {
  const [first, ...rest] = f.fields;
  const hasDecimals = f.fields.some((x) => x.kind === "decimal");
  const acts = f.toggles ? "" : "viewerMayEnable: false, viewerMayDisable: false, onToggle: () => undefined, ";
  return lines(
    'import type { ReactNode } from "react";',
    'import { graphql, useFragment } from "react-relay";',
    `import type { ${f.type}Sort } from "${GENERATED}/${f.one}PageQuery.graphql.ts";`,
    `import type { ${f.one}Row_${f.one}$data, ${f.one}Row_${f.one}$key } from "${GENERATED}/${f.one}Row_${f.one}.graphql.ts";`,
    hasDecimals && 'import { formatDecimal } from "../../../format/money.ts";',
    `import { actsColumn, ${f.toggles ? "statusColumn, " : ""}trackColumns, type RowActs } from "../../../parts/catalogue/columns.tsx";`,
    'import type { Column } from "../../../parts/table/column.ts";',
    'import { TableRow } from "../../../parts/table/table-row.tsx";',
    "",
    `type Row = ${f.one}Row_${f.one}$data & RowActs;`,
    "",
    `export const ${f.one}Columns: readonly Column<Row, ${f.type}Sort>[] = [`,
    `  { id: "${first.name}", width: 160, fixed: "start", sort: { asc: "${f.firstSort}_ASC", desc: "${f.firstSort}_DESC" }, cell: (row) => <b>{row.${first.name}}</b> },`,
    f.toggles && "  statusColumn,",
    rest.map(({ name, kind }) => {
      const { cell, cellMore } = WRITING[kind];
      return `  { id: "${name}", ${cellMore}, cell: (row) => ${cell(`row.${name}`)} },`;
    }),
    '  ...trackColumns.map((c) => (c.id === "modifiedAt" ? { ...c, sort: { desc: "MODIFIED_AT_DESC" as const } } : c)),',
    "  actsColumn,",
    "];",
    "",
    `/** A ${f.spoken} of the list. */`,
    `export function ${f.type}Row(props: {`,
    `  readonly ${f.one}: ${f.one}Row_${f.one}$key;`,
    "  readonly onEdit: () => void;",
    f.toggles && "  readonly onToggle: () => void;",
    "}): ReactNode {",
    f.toggles ? "  const { onEdit, onToggle } = props;" : "  const { onEdit } = props;",
    "  const row = useFragment(",
    "    graphql`",
    `      fragment ${f.one}Row_${f.one} on ${f.type} {`,
    "        id",
    f.fields.map(({ name }) => `        ${name}`),
    ["status", "createdBy", "createdAt", "modifiedBy", "modifiedAt", "viewerMayEdit"].map((name) => `        ${name}`),
    f.toggles && ["        viewerMayEnable", "        viewerMayDisable"],
    "      }",
    "    `,",
    `    props.${f.one},`,
    "  );",
    "  return (",
    "    <TableRow",
    "      id={row.id}",
    `      label={row.${first.name}}`,
    `      row={{ ...row, ${acts}name: row.${first.name}, onEdit${f.toggles ? ", onToggle" : ""} }}`,
    `      columns={${f.one}Columns}`,
    '      off={row.status === "DISABLED"}',
    "    />",
    "  );",
    "}",
  );
}

const formField = (f: FeatureShape, index: number): string[] => {
  const field = f.fields[index];
  if (field === undefined) return [];
  const { formField: Part, formMore } = WRITING[field.kind];
  const help = field.kind === "day" ? ` help={t("help.day")}` : "";
  const first = index === 0 ? " isFirst" : "";
  return [
    `      <${Part} form={form} name="${field.name}" label={t("column.${field.name}")}${help}${formMore}${first} />`,
  ];
};

/** `<feature>-form.tsx`: creates or edits. */
export function formFile(f: FeatureShape): string {
  const parts = [...new Set(f.fields.map((x) => WRITING[x.kind].formField))].sort((a, b) => (a < b ? -1 : 1));
  return lines(
    'import type { ReactNode } from "react";',
    'import { useTranslation } from "react-i18next";',
    'import { graphql, useFragment } from "react-relay";',
    `import { ${f.type}Input } from "@linehaul/schema/${f.area}/${f.feature}";`,
    `import type { ${f.one}Form_${f.one}$key } from "${GENERATED}/${f.one}Form_${f.one}.graphql.ts";`,
    `import type { ${f.one}FormSaveMutation } from "${GENERATED}/${f.one}FormSaveMutation.graphql.ts";`,
    'import { FormDialog } from "../../../parts/form/form-dialog.tsx";',
    `import { ${parts.join(", ")} } from "../../../parts/form/text-field.tsx";`,
    'import { useSaveForm } from "../../../parts/form/use-save-form.ts";',
    "",
    `const schema = ${f.type}Input.omit({ id: true, version: true });`,
    `const blank = { ${f.fields.map(({ name, kind }) => `${name}: ${WRITING[kind].blank}`).join(", ")} };`,
    "",
    `/** Creates a ${f.spoken} (null) or edits one. */`,
    `export default function ${f.type}Form(props: {`,
    `  readonly ${f.one}: ${f.one}Form_${f.one}$key | null;`,
    "  readonly onClose: () => void;",
    "  readonly onSaved: () => void;",
    "}): ReactNode {",
    `  const { t } = useTranslation("${f.feature}");`,
    "  const edited = useFragment(",
    "    graphql`",
    `      fragment ${f.one}Form_${f.one} on ${f.type} {`,
    "        id",
    "        version",
    f.fields.map(({ name }) => `        ${name}`),
    "      }",
    "    `,",
    `    props.${f.one},`,
    "  );",
    `  const save = useSaveForm<typeof blank, typeof blank, ${f.one}FormSaveMutation>({`,
    "    schema,",
    "    defaults: edited ?? blank,",
    "    mutation: graphql`",
    `      mutation ${f.one}FormSaveMutation($input: Save${f.type}Input!) {`,
    `        save${f.type}(input: $input) {`,
    `          ${f.one} {`,
    `            ...${f.one}Row_${f.one}`,
    `            ...${f.one}Form_${f.one}`,
    "          }",
    "          errors {",
    "            message",
    "            field",
    "          }",
    "        }",
    "      }",
    "    `,",
    "    variables: (values, idempotencyKey) => ({",
    "      input: { ...values, id: edited?.id, version: edited?.version, idempotencyKey },",
    "    }),",
    `    errorsOf: (response) => response.save${f.type}.errors,`,
    "    onSaved: props.onSaved,",
    "  });",
    "  const { form } = save;",
    "  return (",
    `    <FormDialog title={edited ? t("edit", { ${f.fields[0].name}: edited.${f.fields[0].name} }) : t("create")} save={save} onClose={props.onClose}>`,
    f.fields.flatMap((_, index) => formField(f, index)),
    "    </FormDialog>",
    "  );",
    "}",
  );
}
