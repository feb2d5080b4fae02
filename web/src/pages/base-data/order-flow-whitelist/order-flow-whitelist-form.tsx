import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { z } from "zod";
import {
  NewOrderFlowWhitelist as schema,
  OrderFlowWhitelistFields,
} from "@linehaul/schema/base-data/order-flow-whitelist";
import { SITES } from "@linehaul/schema/sites";
import type { orderFlowWhitelistForm_orderFlowWhitelist$key } from "../../../__generated__/orderFlowWhitelistForm_orderFlowWhitelist.graphql.ts";
import { config } from "../../../browser/config.ts";
import { siteToday } from "../../../browser/site-day.ts";
import { useCatalogueForm, type FormProps } from "../../../parts/catalogue/use-catalogue-form.ts";
import { DayField } from "../../../parts/form/day-field.tsx";
import { Fields } from "../../../parts/form/fields.tsx";
import { FormDialog } from "../../../parts/form/form-dialog.tsx";
import { LANE, LaneFields } from "../../../parts/lane/lane-fields.tsx";

type In = z.input<typeof schema>;
const blank = (): In => ({
  code: "",
  customerCode: "",
  fromCountry: SITES[config.site].country,
  fromRegion: "",
  toCountry: "",
  toRegion: "",
  validFrom: siteToday(),
  validTo: "",
  remark: "",
});

/** Lets a customer pass a closed lane (null), or edits a row. */
export default function OrderFlowWhitelistForm(
  props: FormProps<orderFlowWhitelistForm_orderFlowWhitelist$key>,
): ReactNode {
  const { t } = useTranslation("order-flow-whitelist");
  const edited = useFragment(
    graphql`
      fragment orderFlowWhitelistForm_orderFlowWhitelist on OrderFlowWhitelist {
        id
        version
        code
        customerCode
        fromCountry
        fromRegion
        toCountry
        toRegion
        validFrom
        validTo
        remark
      }
    `,
    props.row,
  );
  const mutation = graphql`
    mutation orderFlowWhitelistFormSaveMutation($input: SaveOrderFlowWhitelistInput!) {
      saveOrderFlowWhitelist(input: $input) {
        orderFlowWhitelist {
          ...orderFlowWhitelistRow_orderFlowWhitelist
          ...orderFlowWhitelistForm_orderFlowWhitelist
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
      }
    : blank();
  const save = useCatalogueForm({ schema, edited, values, mutation, onSaved: props.onSaved });
  const { form } = save;
  const fields = { of: save, rules: OrderFlowWhitelistFields.shape, page: "order-flow-whitelist" };
  const label = (name: keyof In) => t(`column.${name}`);
  const title = edited ? t("edit", { name: edited.code }) : t("create");
  return (
    <FormDialog title={title} save={save} onClose={props.onClose}>
      <Fields {...fields} names={["code", "customerCode"]} />
      <LaneFields form={form} names={LANE} page="order-flow-whitelist" />
      <DayField form={form} name="validFrom" label={label("validFrom")} help={t("help.validFrom")} />
      <DayField form={form} name="validTo" label={label("validTo")} help={t("help.validTo")} />
      <Fields {...fields} names={["remark"]} />
    </FormDialog>
  );
}
