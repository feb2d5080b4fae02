import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import { CurrencyInput } from "@linehaul/schema/base-data/currency";
import type { currencyForm_currency$key } from "../../../__generated__/currencyForm_currency.graphql.ts";
import type { currencyFormSaveMutation } from "../../../__generated__/currencyFormSaveMutation.graphql.ts";
import { FormDialog } from "../../../parts/form/form-dialog.tsx";
import { IntegerField, TextField } from "../../../parts/form/text-field.tsx";
import { useSaveForm } from "../../../parts/form/use-save-form.ts";

const schema = CurrencyInput.omit({ id: true, version: true });
const blank = { code: "", nameEn: "", nameZh: "", symbol: "", decimals: 2, rateToCny: "", sort: 0 };

/** Creates a currency (null) or edits one. */
export default function CurrencyForm(props: {
  readonly currency: currencyForm_currency$key | null;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}): ReactNode {
  const { t } = useTranslation("currency");
  const edited = useFragment(
    graphql`
      fragment currencyForm_currency on Currency {
        id
        version
        code
        nameEn
        nameZh
        symbol
        decimals
        rateToCny
        sort
      }
    `,
    props.currency,
  );
  const save = useSaveForm<typeof blank, typeof blank, currencyFormSaveMutation>({
    schema,
    defaults: edited ?? blank,
    mutation: graphql`
      mutation currencyFormSaveMutation($input: SaveCurrencyInput!) {
        saveCurrency(input: $input) {
          currency {
            ...currencyRow_currency
            ...currencyForm_currency
          }
          errors {
            message
            field
          }
        }
      }
    `,
    variables: (values, idempotencyKey) => ({
      input: { ...values, id: edited?.id, version: edited?.version, idempotencyKey },
    }),
    errorsOf: (response) => response.saveCurrency.errors,
    onSaved: props.onSaved,
  });
  const { form } = save;
  return (
    <FormDialog title={edited ? t("edit", { code: edited.code }) : t("create")} save={save} onClose={props.onClose}>
      <TextField form={form} name="code" label={t("column.code")} help={t("help.code")} maxLength={3} isFirst />
      <TextField form={form} name="symbol" label={t("column.symbol")} />
      <TextField form={form} name="nameEn" label={t("column.nameEn")} />
      <TextField form={form} name="nameZh" label={t("column.nameZh")} />
      <TextField
        form={form}
        name="rateToCny"
        label={t("column.rateToCny")}
        help={t("help.rateToCny")}
        inputMode="decimal"
      />
      <IntegerField form={form} name="decimals" label={t("column.decimals")} help={t("help.decimals")} />
      <IntegerField form={form} name="sort" label={t("column.sort")} help={t("help.sort")} />
    </FormDialog>
  );
}
