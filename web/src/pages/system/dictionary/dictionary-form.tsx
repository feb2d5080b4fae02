import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import { DictionaryItemInput } from "@linehaul/schema/system/dictionary";
import { z } from "zod";
import type { dictionaryForm_item$key } from "../../../__generated__/dictionaryForm_item.graphql.ts";
import { StatusField } from "../../../parts/catalogue/status-field.tsx";
import { useCatalogueForm, type FormProps } from "../../../parts/catalogue/use-catalogue-form.ts";
import { Fields } from "../../../parts/form/fields.tsx";
import { FormDialog } from "../../../parts/form/form-dialog.tsx";
import { TextField } from "../../../parts/form/text-field.tsx";

const { names, ...own } = DictionaryItemInput.omit({ id: true, version: true }).shape;
const { en, "zh-CN": zhCn, "zh-HK": zhHk } = names.shape;
/** The graph has `zhCn` where the contract has `zh-CN`, and so has the form. */
const schema = z.object({ ...own, names: z.object({ en, zhCn, zhHk }) });
const blank = { dicKey: "", dicValue: "", names: { en: "", zhCn: "", zhHk: "" }, sort: 0, remark: "" };

/** Adds an entry (null) to a dictionary, or edits one, in every language side by side. */
export default function DictionaryForm(
  props: FormProps<dictionaryForm_item$key> & {
    /** The dictionary that is open; empty: a new entry says which. */
    readonly pathKey: string;
  },
): ReactNode {
  const { row, pathKey, onClose, onSaved } = props;
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
    row,
  );
  const mutation = graphql`
    mutation dictionaryFormSaveMutation($input: SaveDictionaryItemInput!) {
      saveDictionaryItem(input: $input) {
        dictionaryItem {
          ...dictionaryRow_item
          ...dictionaryForm_item
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
  const status = edited?.status === "DISABLED" ? "DISABLED" : "ENABLED";
  const values = { pathKey, ...(edited ?? blank), status } as const;
  const save = useCatalogueForm({ schema, edited, values, mutation, onSaved });
  const { form } = save;
  const isEdit = edited !== null && edited !== undefined;
  return (
    <FormDialog title={isEdit ? t("edit", { key: edited.dicKey }) : t("create")} save={save} onClose={onClose}>
      <TextField
        form={form}
        name="pathKey"
        label={t("column.pathKey")}
        help={t(isEdit ? "help.kept" : "help.pathKey")}
        isReadOnly={isEdit}
        isFirst={!isEdit && pathKey === ""}
      />
      <TextField
        form={form}
        name="dicKey"
        label={t("column.dicKey")}
        help={t(isEdit ? "help.kept" : "help.dicKey")}
        isReadOnly={isEdit}
        isFirst={!isEdit && pathKey !== ""}
      />
      <TextField form={form} name="names.en" label={t("column.en")} isFirst={isEdit} />
      <TextField form={form} name="names.zhCn" label={t("column.zhCn")} help={t("help.name")} isOptional />
      <TextField form={form} name="names.zhHk" label={t("column.zhHk")} help={t("help.name")} isOptional />
      <Fields of={save} rules={own} page="dictionary" names={["dicValue"]} />
      <StatusField form={form} name="status" help={t("help.status")} />
      <Fields of={save} rules={own} page="dictionary" names={["sort", "remark"]} />
    </FormDialog>
  );
}
