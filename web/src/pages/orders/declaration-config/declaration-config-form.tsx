import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { z } from "zod";
import {
  DECLARATION_DIRECTIONS,
  DeclarationConfigFields,
  DeclarationConfigForm as schema,
} from "@linehaul/schema/orders/declaration-config/row";
import { DOCUMENT_KINDS } from "@linehaul/schema/orders/order/history";
import { DECLARATION_METHODS } from "@linehaul/schema/orders/order/status";
import type { declarationConfigForm_declarationConfig$key } from "../../../__generated__/declarationConfigForm_declarationConfig.graphql.ts";
import { siteToday } from "../../../browser/site-day.ts";
import { useCatalogueForm, type FormProps } from "../../../parts/catalogue/use-catalogue-form.ts";
import { CountryField } from "../../../parts/countries/country-field.tsx";
import { Choice } from "../../../parts/filters/choice.tsx";
import { ChoiceField } from "../../../parts/form/choice-field.tsx";
import { ChoicesField } from "../../../parts/form/choices-field.tsx";
import { DayField } from "../../../parts/form/day-field.tsx";
import { Fields } from "../../../parts/form/fields.tsx";
import { FormDialog } from "../../../parts/form/form-dialog.tsx";

type In = z.input<typeof schema>;
const blank = (): In => ({
  customerCode: "",
  direction: "EXPORT",
  countryCode: "",
  method: "GENERAL_TRADE",
  documents: [],
  validFrom: siteToday(),
  validTo: "",
  remark: "",
});

/** Says how a customer's goods are declared (null), or edits what is said. */
export default function DeclarationConfigForm(
  props: FormProps<declarationConfigForm_declarationConfig$key>,
): ReactNode {
  const { t } = useTranslation("declaration-config");
  const edited = useFragment(
    graphql`
      fragment declarationConfigForm_declarationConfig on DeclarationConfig {
        id
        version
        customerCode
        customerName
        direction
        countryCode
        method
        documents
        validFrom
        validTo
        remark
      }
    `,
    props.row,
  );
  const mutation = graphql`
    mutation declarationConfigFormSaveMutation($input: SaveDeclarationConfigInput!) {
      saveDeclarationConfig(input: $input) {
        declarationConfig {
          ...declarationConfigRow_declarationConfig
          ...declarationConfigForm_declarationConfig
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
  const fresh = blank();
  const values: In = edited
    ? {
        ...edited,
        // What a newer release knows can't be chosen here.
        direction: DECLARATION_DIRECTIONS.find((one) => one === edited.direction) ?? fresh.direction,
        method: DECLARATION_METHODS.find((one) => one === edited.method) ?? fresh.method,
        documents: DOCUMENT_KINDS.filter((kind) => edited.documents.includes(kind)),
        countryCode: edited.countryCode ?? "",
        validTo: edited.validTo ?? "",
      }
    : fresh;
  const save = useCatalogueForm({ schema, edited, values, mutation, onSaved: props.onSaved });
  const { form } = save;
  const fields = { of: save, rules: DeclarationConfigFields.shape, page: "declaration-config" };
  const title = edited ? t("edit", { name: edited.customerName }) : t("create");
  return (
    <FormDialog title={title} save={save} onClose={props.onClose}>
      <Fields {...fields} names={["customerCode"]} />
      <ChoiceField
        form={form}
        name="direction"
        label={t("column.direction")}
        options={DECLARATION_DIRECTIONS.map((one) => ({ value: one, label: t(`direction.${one}`) }))}
      />
      <CountryField form={form} name="countryCode" label={t("column.countryCode")} none={t("anyCountry")} />
      <ChoiceField
        form={form}
        name="method"
        label={t("column.method")}
        options={DECLARATION_METHODS.map((one) => ({ value: one, label: t(`method.${one}`) }))}
      />
      <ChoicesField form={form} name="documents" label={t("column.documents")} help={t("help.documents")} isWide>
        {(value, onChange) => (
          <Choice
            label={t("column.documents")}
            options={DOCUMENT_KINDS.map((kind) => ({ value: String(kind), label: t(`document.${kind}`) }))}
            value={value}
            onChange={onChange}
          />
        )}
      </ChoicesField>
      <DayField form={form} name="validFrom" label={t("column.validFrom")} help={t("help.validFrom")} />
      <DayField form={form} name="validTo" label={t("column.validTo")} help={t("help.validTo")} />
      <Fields {...fields} names={["remark"]} />
    </FormDialog>
  );
}
