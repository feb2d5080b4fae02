import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { z } from "zod";
import { ProductFlowFields, ProductFlowForm as schema } from "@linehaul/schema/base-data/product-flow/row";
import { PAY_METHODS } from "@linehaul/schema/orders/order/status";
import { SITES } from "@linehaul/schema/sites";
import type { productFlowForm_productFlow$key } from "../../../__generated__/productFlowForm_productFlow.graphql.ts";
import { config } from "../../../browser/config.ts";
import { siteToday } from "../../../browser/site-day.ts";
import { useCatalogueForm, type FormProps } from "../../../parts/catalogue/use-catalogue-form.ts";
import { DayField } from "../../../parts/form/day-field.tsx";
import { Fields } from "../../../parts/form/fields.tsx";
import { FormDialog } from "../../../parts/form/form-dialog.tsx";
import { LANE, LaneFields } from "../../../parts/lane/lane-fields.tsx";
import { TicksField } from "../../../parts/form/ticks-field.tsx";
import { ProductField } from "../../../parts/products/product-field.tsx";
import { CargoTypeField } from "../../../parts/reference/cargo-type-field.tsx";

type In = z.input<typeof schema>;
const blank = (): In => ({
  productCode: "",
  cargoTypeCode: "",
  fromCountry: SITES[config.site].country,
  fromRegion: "",
  toCountry: "",
  toRegion: "",
  payMethods: ["SENDER"],
  taxPayMethods: ["SENDER"],
  agingMin: 2,
  agingMax: 5,
  maxWeight: "",
  validFrom: siteToday(),
  validTo: "",
});

/** Says where a product goes (null), or edits what is said. */
export default function ProductFlowForm(props: FormProps<productFlowForm_productFlow$key>): ReactNode {
  const { t } = useTranslation("product-flow");
  const edited = useFragment(
    graphql`
      fragment productFlowForm_productFlow on ProductFlow {
        id
        version
        productCode
        productName
        cargoTypeCode
        fromCountry
        fromRegion
        toCountry
        toRegion
        payMethods
        taxPayMethods
        agingMin
        agingMax
        maxWeight
        validFrom
        validTo
      }
    `,
    props.row,
  );
  const mutation = graphql`
    mutation productFlowFormSaveMutation($input: SaveProductFlowInput!) {
      saveProductFlow(input: $input) {
        productFlow {
          ...productFlowRow_productFlow
          ...productFlowForm_productFlow
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
        cargoTypeCode: edited.cargoTypeCode ?? "",
        fromCountry: edited.fromCountry ?? "",
        toCountry: edited.toCountry ?? "",
        validTo: edited.validTo ?? "",
        // What a newer release knows can't be chosen here.
        payMethods: PAY_METHODS.filter((payer) => edited.payMethods.includes(payer)),
        taxPayMethods: PAY_METHODS.filter((payer) => edited.taxPayMethods.includes(payer)),
      }
    : blank();
  const save = useCatalogueForm({ schema, edited, values, mutation, onSaved: props.onSaved });
  const { form } = save;
  const fields = { of: save, rules: ProductFlowFields.shape, page: "product-flow" };
  const payers = PAY_METHODS.map((payer) => ({ value: payer, label: t(`parts:payer.${payer}`) }));
  const label = (name: keyof In) => t(`column.${name}`);
  const title = edited ? t("edit", { name: edited.productName ?? edited.productCode }) : t("create");
  return (
    <FormDialog title={title} save={save} onClose={props.onClose}>
      <ProductField form={form} name="productCode" label={label("productCode")} isFirst />
      <CargoTypeField form={form} name="cargoTypeCode" label={label("cargoTypeCode")} none={t("anyCargoType")} />
      <LaneFields form={form} names={LANE} page="product-flow" />
      <Fields {...fields} names={["agingMin", "agingMax"]} />
      <TicksField form={form} name="payMethods" label={label("payMethods")} options={payers} />
      <TicksField form={form} name="taxPayMethods" label={label("taxPayMethods")} options={payers} />
      <Fields {...fields} names={["maxWeight"]} />
      <DayField form={form} name="validFrom" label={label("validFrom")} help={t("help.validFrom")} />
      <DayField form={form} name="validTo" label={label("validTo")} help={t("help.validTo")} />
    </FormDialog>
  );
}
