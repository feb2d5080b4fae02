import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import { CONFIG_STATUS } from "@linehaul/schema/catalogue";
import { DictionaryItemInput } from "@linehaul/schema/system/dictionary";
import type { z } from "zod";
import type { dictionaryForm_item$key } from "../../../__generated__/dictionaryForm_item.graphql.ts";
import type { dictionaryFormSaveMutation } from "../../../__generated__/dictionaryFormSaveMutation.graphql.ts";
import { ChoiceField } from "../../../parts/form/choice-field.tsx";
import { FormDialog } from "../../../parts/form/form-dialog.tsx";
import { IntegerField, TextField } from "../../../parts/form/text-field.tsx";
import type { UserError } from "../../../parts/form/use-act.ts";
import { useSaveForm } from "../../../parts/form/use-save-form.ts";

const schema = DictionaryItemInput.omit({ id: true, version: true });
type Values = z.output<typeof schema>;

/** The graph writes `zhCn` where the contract, and so the form, has `zh-CN`. */
const LANGUAGE_OF: ReadonlyMap<string, string> = new Map([
  ["zhCn", "zh-CN"],
  ["zhHk", "zh-HK"],
]);
const atField = ({ message, field }: UserError): UserError => ({
  message,
  field: field?.map((step) => LANGUAGE_OF.get(step) ?? step),
});

/** Adds an entry (null) to a dictionary, or edits one, in every language side by side. */
export default function DictionaryForm(props: {
  readonly item: dictionaryForm_item$key | null;
  /** The dictionary that is open; empty: a new entry says which. */
  readonly pathKey: string;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}): ReactNode {
  const { t } = useTranslation("dictionary");
  const edited = useFragment(
    graphql`
      fragment dictionaryForm_item on DictionaryItem {
        id
        version
        pathKey
        dicKey
        dicValue
        names {
          en
          zhCn
          zhHk
        }
        status
        sort
        remark
      }
    `,
    props.item,
  );
  const save = useSaveForm<z.input<typeof schema>, Values, dictionaryFormSaveMutation>({
    schema,
    defaults: edited
      ? {
          pathKey: edited.pathKey,
          dicKey: edited.dicKey,
          dicValue: edited.dicValue,
          names: { en: edited.names.en, "zh-CN": edited.names.zhCn, "zh-HK": edited.names.zhHk },
          status: edited.status === "DISABLED" ? "DISABLED" : "ENABLED",
          sort: edited.sort,
          remark: edited.remark,
        }
      : {
          pathKey: props.pathKey,
          dicKey: "",
          dicValue: "",
          names: { en: "", "zh-CN": "", "zh-HK": "" },
          status: "ENABLED",
          sort: 0,
          remark: "",
        },
    mutation: graphql`
      mutation dictionaryFormSaveMutation($input: SaveDictionaryItemInput!) {
        saveDictionaryItem(input: $input) {
          dictionaryItem {
            ...dictionaryRow_item
            ...dictionaryForm_item
          }
          errors {
            message
            field
          }
        }
      }
    `,
    variables: ({ names, ...values }, idempotencyKey) => ({
      input: {
        ...values,
        names: { en: names.en, zhCn: names["zh-CN"], zhHk: names["zh-HK"] },
        id: edited?.id,
        version: edited?.version,
        idempotencyKey,
      },
    }),
    errorsOf: (response) => response.saveDictionaryItem.errors.map(atField),
    onSaved: props.onSaved,
  });
  const { form } = save;
  const isEdit = edited !== null && edited !== undefined;
  return (
    <FormDialog title={isEdit ? t("edit", { key: edited.dicKey }) : t("create")} save={save} onClose={props.onClose}>
      <TextField
        form={form}
        name="pathKey"
        label={t("column.pathKey")}
        help={t(isEdit ? "help.kept" : "help.pathKey")}
        isReadOnly={isEdit}
        isFirst={!isEdit && props.pathKey === ""}
      />
      <TextField
        form={form}
        name="dicKey"
        label={t("column.dicKey")}
        help={t(isEdit ? "help.kept" : "help.dicKey")}
        isReadOnly={isEdit}
        isFirst={!isEdit && props.pathKey !== ""}
      />
      <TextField form={form} name="names.en" label={t("column.en")} isFirst={isEdit} />
      <TextField form={form} name="names.zh-CN" label={t("column.zhCn")} help={t("help.name")} isOptional />
      <TextField form={form} name="names.zh-HK" label={t("column.zhHk")} help={t("help.name")} isOptional />
      <TextField form={form} name="dicValue" label={t("column.dicValue")} help={t("help.dicValue")} />
      <ChoiceField
        form={form}
        name="status"
        label={t("parts:catalogue.column.status")}
        options={CONFIG_STATUS.map((value) => ({ value, label: t(`parts:status.config.${value}`) }))}
        help={t("help.status")}
      />
      <IntegerField form={form} name="sort" label={t("column.sort")} help={t("help.sort")} />
      <TextField form={form} name="remark" label={t("column.remark")} maxLength={200} isOptional />
    </FormDialog>
  );
}
