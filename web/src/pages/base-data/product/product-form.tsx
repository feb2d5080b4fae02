import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { z } from "zod";
import { ProductFields, ProductForm as schema } from "@linehaul/schema/base-data/product";
import { PAY_METHODS, PICKUP_TYPES } from "@linehaul/schema/orders/order/status";
import type { productForm_product$key } from "../../../__generated__/productForm_product.graphql.ts";
import { useCatalogueForm, type FormProps } from "../../../parts/catalogue/use-catalogue-form.ts";
import { Fields } from "../../../parts/form/fields.tsx";
import { FormDialog } from "../../../parts/form/form-dialog.tsx";
import { ReferenceTicks } from "../../../parts/reference/reference-ticks.tsx";
import { TicksField } from "../../../parts/form/ticks-field.tsx";

type In = z.input<typeof schema>;
const blank: In = {
  code: "",
  nameEn: "",
  nameZhCn: "",
  nameZhHk: "",
  helpEn: "",
  helpZhCn: "",
  helpZhHk: "",
  cargoTypes: [],
  minWeight: "",
  maxWeight: "",
  maxParcelWeight: "",
  maxLength: 120,
  maxGirth: 300,
  volumeDivisor: 5000,
  payMethods: ["SENDER"],
  taxPayMethods: ["SENDER"],
  pickupWays: ["COURIER"],
  sort: 0,
};

/** Creates a product (null) or edits one. */
export default function ProductRowForm(props: FormProps<productForm_product$key>): ReactNode {
  const { t } = useTranslation("product");
  const edited = useFragment(
    graphql`
      fragment productForm_product on Product {
        id
        version
        code
        nameEn
        nameZhCn
        nameZhHk
        helpEn
        helpZhCn
        helpZhHk
        cargoTypes
        minWeight
        maxWeight
        maxParcelWeight
        maxLength
        maxGirth
        volumeDivisor
        payMethods
        taxPayMethods
        pickupWays
        sort
      }
    `,
    props.row,
  );
  const mutation = graphql`
    mutation productFormSaveMutation($input: SaveProductInput!) {
      saveProduct(input: $input) {
        product {
          ...productRow_product
          ...productForm_product
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
        cargoTypes: [...edited.cargoTypes],
        // What a newer release knows can't be chosen here.
        payMethods: PAY_METHODS.filter((payer) => edited.payMethods.includes(payer)),
        taxPayMethods: PAY_METHODS.filter((payer) => edited.taxPayMethods.includes(payer)),
        pickupWays: PICKUP_TYPES.filter((way) => edited.pickupWays.includes(way)),
      }
    : blank;
  const save = useCatalogueForm({ schema, edited, values, mutation, onSaved: props.onSaved });
  const { form } = save;
  const fields = { of: save, rules: ProductFields.shape, page: "product" };
  const payers = PAY_METHODS.map((payer) => ({ value: payer, label: t(`parts:payer.${payer}`) }));
  const title = edited ? t("edit", { name: edited.code }) : t("create");
  return (
    <FormDialog title={title} save={save} onClose={props.onClose}>
      <Fields {...fields} names={["code"]} isReadOnly={Boolean(edited)} />
      <Fields {...fields} names={["nameEn", "nameZhCn", "nameZhHk"]} />
      <ReferenceTicks
        form={form}
        name="cargoTypes"
        label={t("column.cargoTypes")}
        help={t("help.cargoTypes")}
        list="postingCargoTypeList"
      />
      <Fields
        {...fields}
        names={["minWeight", "maxWeight", "maxParcelWeight", "maxLength", "maxGirth", "volumeDivisor"]}
      />
      <TicksField form={form} name="payMethods" label={t("column.payMethods")} options={payers} />
      <TicksField form={form} name="taxPayMethods" label={t("column.taxPayMethods")} options={payers} />
      <TicksField
        form={form}
        name="pickupWays"
        label={t("column.pickupWays")}
        options={PICKUP_TYPES.map((way) => ({ value: way, label: t(`way.${way}`) }))}
      />
      <Fields {...fields} names={["sort", "helpEn", "helpZhCn", "helpZhHk"]} />
    </FormDialog>
  );
}
