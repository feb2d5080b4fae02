import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import { MENU_ICONS, ModuleInput } from "@linehaul/schema/permissions/perm-module";
import { z } from "zod";
import type { permModuleForm_module$key } from "../../../__generated__/permModuleForm_module.graphql.ts";
import { useCatalogueForm, type FormProps } from "../../../parts/catalogue/use-catalogue-form.ts";
import { ChoiceField } from "../../../parts/form/choice-field.tsx";
import { Fields } from "../../../parts/form/fields.tsx";
import { FormDialog } from "../../../parts/form/form-dialog.tsx";
import { TextField } from "../../../parts/form/text-field.tsx";

const own = ModuleInput.omit({ id: true, version: true }).shape;
/** A select says "none" by an empty text. */
const schema = z.object({
  ...own,
  parentCode: z.string().transform((code) => code || null),
  icon: z.enum(["", ...MENU_ICONS]).transform((icon) => icon || null),
});
type Values = z.input<typeof schema>;
const blank: Values = { code: "", nameEn: "", nameZh: "", nameHk: "", parentCode: "", icon: "", sort: 0 };

export interface BranchChoice {
  readonly code: string;
  readonly name: string;
}

/** Adds a module (null), or renames, moves and sorts one. */
export default function PermModuleForm(
  props: FormProps<permModuleForm_module$key> & {
    readonly branches: readonly BranchChoice[];
  },
): ReactNode {
  const { row, onClose, onSaved } = props;
  const { t } = useTranslation("perm-module");
  const edited = useFragment(
    graphql`
      fragment permModuleForm_module on Module {
        id
        version
        code
        nameEn
        nameZh
        nameHk
        parentCode
        icon
        sort
      }
    `,
    row,
  );
  const mutation = graphql`
    mutation permModuleFormSaveMutation($input: SaveModuleInput!) {
      saveModule(input: $input) {
        module {
          ...permModuleRow_module
          ...permModuleForm_module
        }
        errors {
          message
          detail
          traceId
          field
        }
      }
    }
  `;
  const icon = MENU_ICONS.find((name) => name === edited?.icon) ?? "";
  const values: Values = edited ? { ...edited, parentCode: edited.parentCode ?? "", icon } : blank;
  const save = useCatalogueForm({ schema, edited, values, mutation, onSaved });
  const { form } = save;
  const isNew = edited === null || edited === undefined;
  const branches = props.branches.map((branch) => ({ value: branch.code, label: branch.name }));
  return (
    <FormDialog title={isNew ? t("create") : t("edit", { code: edited.code })} save={save} onClose={onClose}>
      <TextField
        form={form}
        name="code"
        label={t("column.code")}
        help={t(isNew ? "help.code" : "help.codeStays")}
        maxLength={50}
        isReadOnly={!isNew}
        isFirst={isNew}
      />
      <ChoiceField
        form={form}
        name="parentCode"
        label={t("column.parentCode")}
        help={t("help.parentCode")}
        options={[{ value: "", label: t("top") }, ...branches]}
      />
      <Fields of={save} rules={own} page="perm-module" names={["nameEn", "nameZh", "nameHk", "sort"]} />
      <ChoiceField
        form={form}
        name="icon"
        label={t("column.icon")}
        help={t("help.icon")}
        options={[
          { value: "", label: t("icon.own") },
          ...MENU_ICONS.map((name) => ({ value: name, label: t(`icon.${name}`) })),
        ]}
      />
    </FormDialog>
  );
}
