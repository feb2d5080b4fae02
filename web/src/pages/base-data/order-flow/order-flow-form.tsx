import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { z } from "zod";
import { laneText } from "@linehaul/schema/base-data/lane";
import { LANE_STATES, OrderFlowFields, OrderFlowForm as schema } from "@linehaul/schema/base-data/order-flow/row";
import { CUSTOMER_TYPES } from "@linehaul/schema/customers/customer";
import type { orderFlowForm_orderFlow$key } from "../../../__generated__/orderFlowForm_orderFlow.graphql.ts";
import { siteToday } from "../../../browser/site-day.ts";
import { useCatalogueForm, type FormProps } from "../../../parts/catalogue/use-catalogue-form.ts";
import { ChoiceField } from "../../../parts/form/choice-field.tsx";
import { DayField } from "../../../parts/form/day-field.tsx";
import { Fields } from "../../../parts/form/fields.tsx";
import { FormDialog } from "../../../parts/form/form-dialog.tsx";
import { LANE, LaneFields } from "../../../parts/lane/lane-fields.tsx";
import { TicksField } from "../../../parts/form/ticks-field.tsx";

type In = z.input<typeof schema>;
const blank = (): In => ({
  fromCountry: "",
  fromRegion: "",
  toCountry: "",
  toRegion: "",
  customerTypes: [],
  laneState: "CLOSED",
  reasonEn: "",
  reasonZhCn: "",
  reasonZhHk: "",
  validFrom: siteToday(),
  validTo: "",
});

/** Opens or closes a lane (null), or edits what is said. */
export default function OrderFlowForm(props: FormProps<orderFlowForm_orderFlow$key>): ReactNode {
  const { t } = useTranslation("order-flow");
  const edited = useFragment(
    graphql`
      fragment orderFlowForm_orderFlow on OrderFlow {
        id
        version
        fromCountry
        fromRegion
        toCountry
        toRegion
        customerTypes
        laneState
        reasonEn
        reasonZhCn
        reasonZhHk
        validFrom
        validTo
      }
    `,
    props.row,
  );
  const mutation = graphql`
    mutation orderFlowFormSaveMutation($input: SaveOrderFlowInput!) {
      saveOrderFlow(input: $input) {
        orderFlow {
          ...orderFlowRow_orderFlow
          ...orderFlowForm_orderFlow
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
        validTo: edited.validTo ?? "",
        // What a newer release knows can't be chosen here.
        customerTypes: CUSTOMER_TYPES.filter((type) => edited.customerTypes.includes(type)),
        laneState: edited.laneState === "OPEN" ? "OPEN" : "CLOSED",
      }
    : blank();
  const save = useCatalogueForm({ schema, edited, values, mutation, onSaved: props.onSaved });
  const { form } = save;
  const fields = { of: save, rules: OrderFlowFields.shape, page: "order-flow" };
  const label = (name: keyof In) => t(`column.${name}`);
  const types = CUSTOMER_TYPES.map((type) => ({ value: type, label: t(`customerType.${type}`) }));
  const states = LANE_STATES.map((state) => ({ value: state, label: t(`parts:status.lane.${state}`) }));
  const { fromCountry, fromRegion = "", toCountry, toRegion = "" } = values;
  const name = laneText({ fromCountry: fromCountry || null, fromRegion, toCountry: toCountry || null, toRegion });
  return (
    <FormDialog title={edited ? t("edit", { name }) : t("create")} save={save} onClose={props.onClose}>
      <LaneFields form={form} names={LANE} page="order-flow" />
      <TicksField
        form={form}
        name="customerTypes"
        label={label("customerTypes")}
        help={t("help.customerTypes")}
        options={types}
      />
      <ChoiceField form={form} name="laneState" label={label("laneState")} options={states} />
      <Fields {...fields} names={["reasonEn", "reasonZhCn", "reasonZhHk"]} />
      <DayField form={form} name="validFrom" label={label("validFrom")} help={t("help.validFrom")} />
      <DayField form={form} name="validTo" label={label("validTo")} help={t("help.validTo")} />
    </FormDialog>
  );
}
