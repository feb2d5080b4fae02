import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { z } from "zod";
import { CargoFlowForm as schema } from "@linehaul/schema/base-data/cargo-flow/row";
import { SITES } from "@linehaul/schema/sites";
import type { cargoFlowForm_cargoFlow$key } from "../../../__generated__/cargoFlowForm_cargoFlow.graphql.ts";
import { config } from "../../../browser/config.ts";
import { siteToday } from "../../../browser/site-day.ts";
import { useCatalogueForm, type FormProps } from "../../../parts/catalogue/use-catalogue-form.ts";
import { DayField } from "../../../parts/form/day-field.tsx";
import { FormDialog } from "../../../parts/form/form-dialog.tsx";
import { LANE, LaneFields } from "../../../parts/lane/lane-fields.tsx";
import { CargoTypeField } from "../../../parts/reference/cargo-type-field.tsx";
import { ReferenceTicks } from "../../../parts/reference/reference-ticks.tsx";

type In = z.input<typeof schema>;
const blank = (): In => ({
  fromCountry: SITES[config.site].country,
  fromRegion: "",
  toCountry: "",
  toRegion: "",
  cargoTypeCode: "",
  payWays: [],
  services: [],
  validFrom: siteToday(),
  validTo: "",
});

/** Says what goes with a cargo type on a lane (null), or edits what is said. */
export default function CargoFlowForm(props: FormProps<cargoFlowForm_cargoFlow$key>): ReactNode {
  const { t } = useTranslation("cargo-flow");
  const edited = useFragment(
    graphql`
      fragment cargoFlowForm_cargoFlow on CargoFlow {
        id
        version
        fromCountry
        fromRegion
        toCountry
        toRegion
        cargoTypeCode
        payWays
        services
        validFrom
        validTo
      }
    `,
    props.row,
  );
  const mutation = graphql`
    mutation cargoFlowFormSaveMutation($input: SaveCargoFlowInput!) {
      saveCargoFlow(input: $input) {
        cargoFlow {
          ...cargoFlowRow_cargoFlow
          ...cargoFlowForm_cargoFlow
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
        cargoTypeCode: edited.cargoTypeCode ?? "",
        payWays: [...edited.payWays],
        services: [...edited.services],
        validTo: edited.validTo ?? "",
      }
    : blank();
  const save = useCatalogueForm({ schema, edited, values, mutation, onSaved: props.onSaved });
  const { form } = save;
  const label = (name: keyof In) => t(`column.${name}`);
  return (
    <FormDialog title={edited ? t("edit") : t("create")} save={save} onClose={props.onClose}>
      <LaneFields form={form} names={LANE} page="cargo-flow" />
      <CargoTypeField form={form} name="cargoTypeCode" label={label("cargoTypeCode")} none={t("all")} />
      <ReferenceTicks
        form={form}
        name="payWays"
        label={label("payWays")}
        help={t("help.payWays")}
        list="payMethodList"
      />
      <ReferenceTicks
        form={form}
        name="services"
        label={label("services")}
        help={t("help.services")}
        list="addServiceList"
      />
      <DayField form={form} name="validFrom" label={label("validFrom")} help={t("help.validFrom")} />
      <DayField form={form} name="validTo" label={label("validTo")} help={t("help.validTo")} />
    </FormDialog>
  );
}
