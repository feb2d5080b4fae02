import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import { CurrencyInput } from "@linehaul/schema/base-data/currency";
import type { currencyForm_currency$key } from "../../../__generated__/currencyForm_currency.graphql.ts";
import { useCatalogueForm, type FormProps } from "../../../parts/catalogue/use-catalogue-form.ts";
import { Fields } from "../../../parts/form/fields.tsx";
import { FormDialog } from "../../../parts/form/form-dialog.tsx";

const schema = CurrencyInput.omit({ id: true, version: true });
const blank = { code: "", nameEn: "", nameZh: "", symbol: "", decimals: 2, rateToCny: "", sort: 0 };

/** Creates a currency (null) or edits one. */
export default function CurrencyForm({ row, onClose, onSaved }: FormProps<currencyForm_currency$key>): ReactNode {
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
    row,
  );
  const mutation = graphql`
    mutation currencyFormSaveMutation($input: SaveCurrencyInput!) {
      saveCurrency(input: $input) {
        currency {
          ...currencyRow_currency
          ...currencyForm_currency
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
  const save = useCatalogueForm({ schema, edited, values: edited ?? blank, mutation, onSaved });
  return (
    <FormDialog title={edited ? t("edit", { code: edited.code }) : t("create")} save={save} onClose={onClose}>
      <Fields
        of={save}
        rules={schema.shape}
        page="currency"
        names={["code", "symbol", "nameEn", "nameZh", "rateToCny", "decimals", "sort"]}
      />
    </FormDialog>
  );
}
