import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import { MENU_ICONS, ModuleInput } from "@linehaul/schema/permissions/perm-module";
import { z } from "zod";
import type { permModuleForm_module$key } from "../../../__generated__/permModuleForm_module.graphql.ts";
import type { permModuleFormSaveMutation } from "../../../__generated__/permModuleFormSaveMutation.graphql.ts";
import { ChoiceField } from "../../../parts/form/choice-field.tsx";
import { FormDialog } from "../../../parts/form/form-dialog.tsx";
import { IntegerField, TextField } from "../../../parts/form/text-field.tsx";
import { useSaveForm } from "../../../parts/form/use-save-form.ts";

/** A select says "none" by an empty text. */
const schema = ModuleInput.omit({ id: true, version: true }).extend({
  parentCode: z.string(),
  icon: z.enum(["", ...MENU_ICONS]),
});
type Values = z.infer<typeof schema>;
const blank: Values = { code: "", nameEn: "", nameZh: "", nameHk: "", parentCode: "", icon: "", sort: 0 };
const iconOf = (icon: string | null | undefined): Values["icon"] => MENU_ICONS.find((name) => name === icon) ?? "";

export interface BranchChoice {
  readonly code: string;
  readonly name: string;
}

/** Adds a module (null), or renames, moves and sorts one. */
export default function PermModuleForm(props: {
  readonly module: permModuleForm_module$key | null;
  readonly branches: readonly BranchChoice[];
  readonly onClose: () => void;
  readonly onSaved: () => void;
}): ReactNode {
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
    props.module,
  );
  const save = useSaveForm<Values, Values, permModuleFormSaveMutation>({
    schema,
    defaults: edited
      ? {
          code: edited.code,
          nameEn: edited.nameEn,
          nameZh: edited.nameZh,
          nameHk: edited.nameHk,
          parentCode: edited.parentCode ?? "",
          icon: iconOf(edited.icon),
          sort: edited.sort,
        }
      : blank,
    mutation: graphql`
      mutation permModuleFormSaveMutation($input: SaveModuleInput!) {
        saveModule(input: $input) {
          module {
            ...permModuleRow_module
            ...permModuleForm_module
          }
          errors {
            message
            field
          }
        }
      }
    `,
    variables: ({ parentCode, icon, ...values }, idempotencyKey) => ({
      input: {
        ...values,
        parentCode: parentCode || null,
        icon: icon || null,
        id: edited?.id,
        version: edited?.version,
        idempotencyKey,
      },
    }),
    onSaved: props.onSaved,
  });
  const { form } = save;
  const isNew = edited === null || edited === undefined;
  const branches = props.branches.map((branch) => ({ value: branch.code, label: branch.name }));
  return (
    <FormDialog title={isNew ? t("create") : t("edit", { code: edited.code })} save={save} onClose={props.onClose}>
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
      <TextField form={form} name="nameEn" label={t("column.nameEn")} isFirst={!isNew} />
      <TextField form={form} name="nameZh" label={t("column.nameZh")} />
      <TextField form={form} name="nameHk" label={t("column.nameHk")} help={t("help.nameHk")} isOptional />
      <IntegerField form={form} name="sort" label={t("column.sort")} help={t("help.sort")} />
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
