import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { z } from "zod";
import { PAY_FOR, PaymentMethodInput } from "@linehaul/schema/base-data/pay-method";
import { PAY_METHODS } from "@linehaul/schema/orders/order/status";
import type { payMethodForm_payMethod$key } from "../../../__generated__/payMethodForm_payMethod.graphql.ts";
import { useCatalogueForm, type FormProps } from "../../../parts/catalogue/use-catalogue-form.ts";
import { Fields } from "../../../parts/form/fields.tsx";
import { FormDialog } from "../../../parts/form/form-dialog.tsx";
import { TicksField } from "../../../parts/form/ticks-field.tsx";

const schema = PaymentMethodInput.omit({ id: true, version: true });
type In = z.input<typeof schema>;
const blank: In = {
  code: "",
  nameEn: "",
  nameZhCn: "",
  nameZhHk: "",
  payFor: [...PAY_FOR],
  payers: ["SENDER"],
  needsMonthCard: false,
  sort: 0,
};

/** Creates a pay method (null) or edits one. */
export default function PaymentMethodForm(props: FormProps<payMethodForm_payMethod$key>): ReactNode {
  const { t } = useTranslation("pay-method");
  const edited = useFragment(
    graphql`
      fragment payMethodForm_payMethod on PaymentMethod {
        id
        version
        code
        nameEn
        nameZhCn
        nameZhHk
        payFor
        payers
        needsMonthCard
        sort
      }
    `,
    props.row,
  );
  const mutation = graphql`
    mutation payMethodFormSaveMutation($input: SavePaymentMethodInput!) {
      savePaymentMethod(input: $input) {
        payMethod {
          ...payMethodRow_payMethod
          ...payMethodForm_payMethod
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
  const values: In = edited
    ? {
        ...edited,
        // What a newer release knows can't be chosen here.
        payFor: PAY_FOR.filter((one) => edited.payFor.includes(one)),
        payers: PAY_METHODS.filter((payer) => edited.payers.includes(payer)),
      }
    : blank;
  const save = useCatalogueForm({ schema, edited, values, mutation, onSaved: props.onSaved });
  const fields = { of: save, rules: schema.shape, page: "pay-method" };
  const title = edited ? t("edit", { name: edited.code }) : t("create");
  return (
    <FormDialog title={title} save={save} onClose={props.onClose}>
      <Fields {...fields} names={["code"]} isReadOnly={Boolean(edited)} />
      <Fields {...fields} names={["nameEn", "nameZhCn", "nameZhHk"]} />
      <TicksField
        form={save.form}
        name="payFor"
        label={t("column.payFor")}
        options={PAY_FOR.map((one) => ({ value: one, label: t(`payFor.${one}`) }))}
      />
      <TicksField
        form={save.form}
        name="payers"
        label={t("column.payers")}
        options={PAY_METHODS.map((payer) => ({ value: payer, label: t(`parts:payer.${payer}`) }))}
      />
      <Fields {...fields} names={["needsMonthCard", "sort"]} />
    </FormDialog>
  );
}
