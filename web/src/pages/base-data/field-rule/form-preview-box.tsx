import { Button, chakra, Skeleton } from "@chakra-ui/react";
import { useState, type ReactNode } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import { RULED_FORMS } from "@linehaul/schema/base-data/field-rule/fields";
import { FormPreviewForm } from "@linehaul/schema/base-data/field-rule/preview";
import { CUSTOMER_TYPES } from "@linehaul/schema/customers/customer";
import { SITES } from "@linehaul/schema/sites";
import type { FormPreviewInput } from "../../../__generated__/previewedFormQuery.graphql.ts";
import { config } from "../../../browser/config.ts";
import { siteToday } from "../../../browser/site-day.ts";
import { Asked } from "../../../parts/boundary/asked.tsx";
import { CountryField } from "../../../parts/countries/country-field.tsx";
import { DialogBody, DialogFoot } from "../../../parts/dialog/dialog.tsx";
import { TabDialog } from "../../../parts/dialog/tab-dialog.tsx";
import { ChoiceField } from "../../../parts/form/choice-field.tsx";
import { DayField } from "../../../parts/form/day-field.tsx";
import { zodRules } from "../../../parts/form/rules.ts";
import { TextField } from "../../../parts/form/text-field.tsx";
import { useRules } from "../../../parts/lazy/rule-texts.ts";
import { ProductField } from "../../../parts/products/product-field.tsx";
import { CargoTypeField } from "../../../parts/reference/cargo-type-field.tsx";
import { PreviewedForm } from "./previewed-form.tsx";

const Grid = chakra("form", {
  base: { display: "grid", gridTemplateColumns: { base: "1fr", md: "1fr 1fr" }, columnGap: "4", rowGap: "3", mb: "4" },
});
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

/** A panel that shows a form as it would be filled in: on a lane and a day, for a product, a cargo type and a customer. */
export default function FormPreviewBox(props: { readonly onClose: () => void }): ReactNode {
  const { t } = useTranslation("field-rule");
  const say = useRules();
  /** What was asked, and how often: the same again is asked again. */
  const [asked, ask] = useState<{ readonly input: FormPreviewInput; readonly turn: number } | null>(null);
  const form = useForm({
    defaultValues: blank(),
    mode: "onTouched",
    resolver: zodRules(FormPreviewForm, ({ key, params }) => say(key, params)),
  });
  const submit = form.handleSubmit(({ customerType, ...input }) =>
    ask((before) => ({ input: { ...input, customerType: customerType || null }, turn: (before?.turn ?? 0) + 1 })),
  );
  const forms = RULED_FORMS.map((value) => ({ value, label: t(`form.${value}`) }));
  const notKnown = t("previewing.notKnown");
  const types = [
    { value: "", label: notKnown },
    ...CUSTOMER_TYPES.map((value) => ({ value, label: t(`customerType.${value}`) })),
  ];
  return (
    <TabDialog title={t("preview")} isDrawer onClose={props.onClose}>
      <DialogBody>
        <Grid noValidate onSubmit={(event) => void submit(event)}>
          <ChoiceField form={form} name="form" label={t("column.form")} options={forms} isFirst />
          <DayField form={form} name="day" label={t("previewing.day")} />
          <CountryField form={form} name="fromCountry" label={t("column.fromCountry")} />
          <TextField form={form} name="fromRegion" label={t("column.fromRegion")} isOptional />
          <CountryField form={form} name="toCountry" label={t("column.toCountry")} />
          <TextField form={form} name="toRegion" label={t("column.toRegion")} isOptional />
          <ProductField form={form} name="productCode" label={t("column.productCode")} none={notKnown} />
          <CargoTypeField form={form} name="cargoTypeCode" label={t("column.cargoTypeCode")} none={notKnown} />
          <ChoiceField form={form} name="customerType" label={t("column.customerType")} options={types} isOptional />
          <Button type="submit" variant="solid" justifySelf="start" alignSelf="end">
            {t("previewing.show")}
          </Button>
        </Grid>
        <section aria-label={t("previewing.shown")} aria-live="polite">
          {asked && (
            <Asked of={JSON.stringify(asked)} fallback={<Skeleton height="40" />}>
              {(tries) => <PreviewedForm input={asked.input} turn={`${asked.turn} ${tries}`} />}
            </Asked>
          )}
        </section>
      </DialogBody>
      <DialogFoot>
        <span />
        <Button onClick={props.onClose}>{t("previewing.close")}</Button>
      </DialogFoot>
    </TabDialog>
  );
}
