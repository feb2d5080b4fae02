import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { z } from "zod";
import { FEE_KINDS } from "@linehaul/schema/base-data/add-service-fee-fields";
import { LANE_STATES } from "@linehaul/schema/base-data/order-flow/row";
import { ServiceFlowFields, ServiceFlowForm as schema } from "@linehaul/schema/base-data/service-flow/row";
import { SITES } from "@linehaul/schema/sites";
import type { serviceFlowForm_serviceFlow$key } from "../../../__generated__/serviceFlowForm_serviceFlow.graphql.ts";
import { config } from "../../../browser/config.ts";
import { siteToday } from "../../../browser/site-day.ts";
import { useCatalogueForm, type FormProps } from "../../../parts/catalogue/use-catalogue-form.ts";
import { ChoiceField } from "../../../parts/form/choice-field.tsx";
import { DayField } from "../../../parts/form/day-field.tsx";
import { Fields } from "../../../parts/form/fields.tsx";
import { FormDialog } from "../../../parts/form/form-dialog.tsx";
import { LANE, LaneFields } from "../../../parts/lane/lane-fields.tsx";
import { ProductField } from "../../../parts/products/product-field.tsx";
import { ReferenceField } from "../../../parts/reference/reference-field.tsx";

type In = z.input<typeof schema>;
const blank = (): In => ({
  serviceCode: "",
  productCode: "",
  fromCountry: "",
  fromRegion: "",
  toCountry: "",
  toRegion: "",
  laneState: "OPEN",
  feeKind: "FIXED",
  fee: "",
  feeLeast: "",
  feeMost: "",
  feeCurrency: SITES[config.site].currency,
  validFrom: siteToday(),
  validTo: "",
});

/** Says where a service can be had and for how much (null), or edits what is said. */
export default function ServiceFlowForm(props: FormProps<serviceFlowForm_serviceFlow$key>): ReactNode {
  const { t } = useTranslation("service-flow");
  const edited = useFragment(
    graphql`
      fragment serviceFlowForm_serviceFlow on ServiceFlow {
        id
        version
        serviceCode
        service {
          name
        }
        productCode
        fromCountry
        fromRegion
        toCountry
        toRegion
        laneState
        feeKind
        fee
        feeLeast
        feeMost
        feeCurrency
        validFrom
        validTo
      }
    `,
    props.row,
  );
  const mutation = graphql`
    mutation serviceFlowFormSaveMutation($input: SaveServiceFlowInput!) {
      saveServiceFlow(input: $input) {
        serviceFlow {
          ...serviceFlowRow_serviceFlow
          ...serviceFlowForm_serviceFlow
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
        productCode: edited.productCode ?? "",
        fromCountry: edited.fromCountry ?? "",
        toCountry: edited.toCountry ?? "",
        // What a newer release knows can't be chosen here.
        laneState: edited.laneState === "CLOSED" ? "CLOSED" : "OPEN",
        feeKind: edited.feeKind === "PERCENT" ? "PERCENT" : "FIXED",
        feeLeast: edited.feeLeast ?? "",
        feeMost: edited.feeMost ?? "",
        validTo: edited.validTo ?? "",
      }
    : blank();
  const save = useCatalogueForm({ schema, edited, values, mutation, onSaved: props.onSaved });
  const { form } = save;
  const fields = { of: save, rules: ServiceFlowFields.shape, page: "service-flow" };
  const states = LANE_STATES.map((state) => ({ value: state, label: t(`parts:status.served.${state}`) }));
  const kinds = FEE_KINDS.map((kind) => ({ value: kind, label: t(`feeKind.${kind}`) }));
  const label = (name: keyof In) => t(`column.${name}`);
  const title = edited ? t("edit", { name: edited.service.name }) : t("create");
  return (
    <FormDialog title={title} save={save} onClose={props.onClose}>
      <ReferenceField form={form} name="serviceCode" label={label("serviceCode")} list="addServiceList" />
      <ProductField form={form} name="productCode" label={label("productCode")} none={t("anyProduct")} />
      <LaneFields form={form} names={LANE} page="service-flow" />
      <ChoiceField
        form={form}
        name="laneState"
        label={label("laneState")}
        help={t("help.laneState")}
        options={states}
      />
      <ChoiceField form={form} name="feeKind" label={label("feeKind")} options={kinds} />
      <Fields {...fields} names={["fee", "feeCurrency", "feeLeast", "feeMost"]} />
      <DayField form={form} name="validFrom" label={label("validFrom")} help={t("help.validFrom")} />
      <DayField form={form} name="validTo" label={label("validTo")} help={t("help.validTo")} />
    </FormDialog>
  );
}
