import type { ReactNode } from "react";
import { useWatch, type UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import { isOfOrders, RULED_FORMS } from "@linehaul/schema/base-data/field-rule/fields";
import { FormPreviewForm } from "@linehaul/schema/base-data/field-rule/preview";
import { CUSTOMER_TYPES } from "@linehaul/schema/customers/customer";
import { SITES } from "@linehaul/schema/sites";
import type { FormPreviewInput } from "../../../__generated__/previewedFormQuery.graphql.ts";
import { config } from "../../../browser/config.ts";
import { siteToday } from "../../../browser/site-day.ts";
import { CountryField } from "../../../parts/countries/country-field.tsx";
import { ChoiceField } from "../../../parts/form/choice-field.tsx";
import { DayField } from "../../../parts/form/day-field.tsx";
import { TextField } from "../../../parts/form/text-field.tsx";
import { ProductField } from "../../../parts/products/product-field.tsx";
import { FormBox } from "../../../parts/question/form-box.tsx";
import { CargoTypeField } from "../../../parts/reference/cargo-type-field.tsx";
import { PreviewedForm } from "./previewed-form.tsx";

type Form = UseFormReturn<z.input<typeof FormPreviewForm>, unknown, z.output<typeof FormPreviewForm>>;
const blank = (): z.input<typeof FormPreviewForm> => ({
  form: "NEW_ORDER",
  fromCountry: SITES[config.site].country,
  fromRegion: "",
  toCountry: "",
  toRegion: "",
  day: siteToday(),
  productCode: "",
  cargoTypeCode: "",
  customerType: "",
});

const asks = ({ customerType, ...input }: z.output<typeof FormPreviewForm>): FormPreviewInput => ({
  ...input,
  customerType: customerType || null,
});

/** A panel that shows a form as it would be filled in: on a lane and a day, for a product, a cargo type and a customer. */
export default function FormPreviewBox(props: { readonly onClose: () => void }): ReactNode {
  const { t } = useTranslation("field-rule");
  const forms = RULED_FORMS.map((value) => ({ value, label: t(`form.${value}`) }));
  const notKnown = t("previewing.notKnown");
  const types = [
    { value: "", label: notKnown },
    ...CUSTOMER_TYPES.map((value) => ({ value, label: t(`customerType.${value}`) })),
  ];
  return (
    <FormBox
      title={t("preview")}
      texts={{ ask: t("previewing.show"), answer: t("previewing.shown"), close: t("previewing.close") }}
      schema={FormPreviewForm}
      blank={blank()}
      asks={asks}
      fields={(form) => (
        <>
          <ChoiceField form={form} name="form" label={t("column.form")} options={forms} isFirst />
          <DayField form={form} name="day" label={t("previewing.day")} />
          <OfOrders form={form} none={notKnown} />
          <ChoiceField form={form} name="customerType" label={t("column.customerType")} options={types} isOptional />
        </>
      )}
      answer={(input, turn) => <PreviewedForm input={input} turn={turn} />}
      onClose={props.onClose}
    />
  );
}

/** Where an order goes, and what with; an account goes nowhere. */
function OfOrders(props: { readonly form: Form; readonly none: string }) {
  const { t } = useTranslation("field-rule");
  const { form, none } = props;
  if (!isOfOrders(useWatch({ control: form.control, name: "form" }))) return null;
  return (
    <>
      <CountryField form={form} name="fromCountry" label={t("column.fromCountry")} />
      <TextField form={form} name="fromRegion" label={t("column.fromRegion")} isOptional />
      <CountryField form={form} name="toCountry" label={t("column.toCountry")} />
      <TextField form={form} name="toRegion" label={t("column.toRegion")} isOptional />
      <ProductField form={form} name="productCode" label={t("column.productCode")} none={none} />
      <CargoTypeField form={form} name="cargoTypeCode" label={t("column.cargoTypeCode")} none={none} />
    </>
  );
}
