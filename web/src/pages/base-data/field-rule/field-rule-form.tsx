import { useEffect, type ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { z } from "zod";
import { fieldsOf, isOfOrders, OF_ORDERS, RULED_FORMS } from "@linehaul/schema/base-data/field-rule/fields";
import { headOfField } from "@linehaul/schema/base-data/field-rule/head-of-field";
import { FIELD_EFFECTS, FieldRuleFields, FieldRuleForm as schema } from "@linehaul/schema/base-data/field-rule/row";
import { CUSTOMER_TYPES } from "@linehaul/schema/customers/customer";
import type { fieldRuleForm_fieldRule$key } from "../../../__generated__/fieldRuleForm_fieldRule.graphql.ts";
import { contentLanguage } from "../../../i18n/language.ts";
import { siteToday } from "../../../browser/site-day.ts";
import { useCatalogueForm, type FormProps } from "../../../parts/catalogue/use-catalogue-form.ts";
import { ChoiceField } from "../../../parts/form/choice-field.tsx";
import { CodesField, splitLines } from "../../../parts/form/codes-field.tsx";
import { DayField } from "../../../parts/form/day-field.tsx";
import { Fields } from "../../../parts/form/fields.tsx";
import { FormDialog } from "../../../parts/form/form-dialog.tsx";
import { TicksField } from "../../../parts/form/ticks-field.tsx";
import { LANE, LaneFields } from "../../../parts/lane/lane-fields.tsx";
import { ProductField } from "../../../parts/products/product-field.tsx";
import { CargoTypeField } from "../../../parts/reference/cargo-type-field.tsx";

type In = z.input<typeof schema>;
const blank = (): In => ({
  form: "NEW_ORDER",
  field: "",
  fromCountry: "",
  fromRegion: "",
  toCountry: "",
  toRegion: "",
  productCode: "",
  cargoTypeCode: "",
  customerTypes: [],
  effect: "REQUIRED",
  minLength: 0,
  maxLength: 0,
  pattern: "",
  choices: [],
  messageEn: "",
  messageZhCn: "",
  messageZhHk: "",
  priority: 0,
  validFrom: siteToday(),
  validTo: "",
});

/** Says what a field is on a lane (null), or edits what is said. */
export default function FieldRuleForm(props: FormProps<fieldRuleForm_fieldRule$key>): ReactNode {
  const { t } = useTranslation("field-rule");
  const edited = useFragment(
    graphql`
      fragment fieldRuleForm_fieldRule on FieldRule {
        id
        version
        form
        field
        fieldName
        fromCountry
        fromRegion
        toCountry
        toRegion
        productCode
        cargoTypeCode
        customerTypes
        effect
        minLength
        maxLength
        pattern
        choices
        messageEn
        messageZhCn
        messageZhHk
        priority
        validFrom
        validTo
      }
    `,
    props.row,
  );
  const mutation = graphql`
    mutation fieldRuleFormSaveMutation($input: SaveFieldRuleInput!) {
      saveFieldRule(input: $input) {
        fieldRule {
          ...fieldRuleRow_fieldRule
          ...fieldRuleForm_fieldRule
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
        fromCountry: edited.fromCountry ?? "",
        toCountry: edited.toCountry ?? "",
        productCode: edited.productCode ?? "",
        cargoTypeCode: edited.cargoTypeCode ?? "",
        validTo: edited.validTo ?? "",
        choices: [...edited.choices],
        // What a newer release knows can't be chosen here.
        form: RULED_FORMS.find((one) => one === edited.form) ?? "NEW_ORDER",
        effect: FIELD_EFFECTS.find((one) => one === edited.effect) ?? "REQUIRED",
        customerTypes: CUSTOMER_TYPES.filter((type) => edited.customerTypes.includes(type)),
      }
    : blank();
  const save = useCatalogueForm({ schema, edited, values, mutation, onSaved: props.onSaved });
  const { form } = save;
  const chosen = useWatch({ control: form.control, name: "form" });
  // What was said of an order is not sent of an account, which goes nowhere.
  useEffect(() => {
    if (!isOfOrders(chosen)) for (const name of OF_ORDERS) form.setValue(name, "");
  }, [chosen, form]);
  const fields = { of: save, rules: FieldRuleFields.shape, page: "field-rule" };
  const label = (name: keyof In) => t(`column.${name}`);
  const ofForm = [
    { value: "", label: t("parts:choose") },
    ...fieldsOf(chosen).map((field) => ({ value: field, label: headOfField(field, contentLanguage()) })),
  ];
  return (
    <FormDialog
      title={edited ? t("edit", { name: edited.fieldName }) : t("create")}
      save={save}
      onClose={props.onClose}
    >
      <ChoiceField
        form={form}
        name="form"
        label={label("form")}
        options={RULED_FORMS.map((value) => ({ value, label: t(`form.${value}`) }))}
        isFirst
      />
      <ChoiceField form={form} name="field" label={label("field")} options={ofForm} />
      <ChoiceField
        form={form}
        name="effect"
        label={label("effect")}
        options={FIELD_EFFECTS.map((value) => ({ value, label: t(`effect.${value}`) }))}
      />
      <Fields {...fields} names={["pattern", "minLength", "maxLength"]} />
      <CodesField form={form} name="choices" label={label("choices")} help={t("help.choices")} split={splitLines} />
      <Fields {...fields} names={["messageEn", "messageZhCn", "messageZhHk"]} />
      {isOfOrders(chosen) && (
        <>
          <LaneFields form={form} names={LANE} page="field-rule" />
          <ProductField form={form} name="productCode" label={label("productCode")} none={t("all")} />
          <CargoTypeField form={form} name="cargoTypeCode" label={label("cargoTypeCode")} none={t("all")} />
        </>
      )}
      <TicksField
        form={form}
        name="customerTypes"
        label={label("customerTypes")}
        help={t("help.customerTypes")}
        options={CUSTOMER_TYPES.map((value) => ({ value, label: t(`customerType.${value}`) }))}
      />
      <Fields {...fields} names={["priority"]} />
      <DayField form={form} name="validFrom" label={label("validFrom")} help={t("help.validFrom")} />
      <DayField form={form} name="validTo" label={label("validTo")} help={t("help.validTo")} />
    </FormDialog>
  );
}
