import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { z } from "zod";
import { PICKUP_TYPES } from "@linehaul/schema/orders/order/status";
import { NewPickupNotice as schema } from "@linehaul/schema/service-centre/pickup-support/notice";
import { WEEKDAYS } from "@linehaul/schema/weekday";
import { SITES } from "@linehaul/schema/sites";
import type { pickupSupportForm_pickupNotice$key } from "../../../__generated__/pickupSupportForm_pickupNotice.graphql.ts";
import { config } from "../../../browser/config.ts";
import { siteToday } from "../../../browser/site-day.ts";
import { useCatalogueForm, type FormProps } from "../../../parts/catalogue/use-catalogue-form.ts";
import { Choice } from "../../../parts/filters/choice.tsx";
import { ChoicesField } from "../../../parts/form/choices-field.tsx";
import { DayField } from "../../../parts/form/day-field.tsx";
import { Fields } from "../../../parts/form/fields.tsx";
import { FormDialog } from "../../../parts/form/form-dialog.tsx";
import { useFieldError } from "../../../parts/form/use-field-error.ts";
import { PlaceFields } from "./place-fields.tsx";

const site = SITES[config.site];
type In = z.input<typeof schema>;
const blank = (): In => ({
  countryCode: site.country,
  region: "",
  city: "",
  productCode: "",
  ways: ["COURIER"],
  weekdays: ["MON", "TUE", "WED", "THU", "FRI"],
  fromTime: "09:00",
  toTime: "18:00",
  cutOff: "15:00",
  noticeEn: "",
  noticeZhCn: "",
  noticeZhHk: "",
  validFrom: siteToday(),
  validTo: "",
});
const PLACE = ["countryCode", "region", "city", "productCode"] as const;

/** Says how a place is picked up (null), or edits what is said. */
export default function PickupSupportForm(props: FormProps<pickupSupportForm_pickupNotice$key>): ReactNode {
  const { t } = useTranslation("pickup-support");
  const edited = useFragment(
    graphql`
      fragment pickupSupportForm_pickupNotice on PickupNotice {
        id
        version
        place
        countryCode
        region
        city
        productCode
        ways
        weekdays
        fromTime
        toTime
        cutOff
        noticeEn
        noticeZhCn
        noticeZhHk
        validFrom
        validTo
      }
    `,
    props.row,
  );
  const mutation = graphql`
    mutation pickupSupportFormSaveMutation($input: SavePickupNoticeInput!) {
      savePickupNotice(input: $input) {
        pickupNotice {
          ...pickupSupportRow_pickupNotice
          ...pickupSupportForm_pickupNotice
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
        // A way or a day of a newer release can't be chosen here.
        ways: PICKUP_TYPES.filter((way) => edited.ways.includes(way)),
        weekdays: WEEKDAYS.filter((day) => edited.weekdays.includes(day)),
        validTo: edited.validTo ?? "",
      }
    : blank();
  const save = useCatalogueForm({ schema, edited, values, mutation, onSaved: props.onSaved });
  const { form } = save;
  const [countryCode, region = "", city = "", productCode = ""] = useWatch({ control: form.control, name: PLACE });
  const errors = {
    countryCode: useFieldError(form, "countryCode")?.message,
    region: useFieldError(form, "region")?.message,
    city: useFieldError(form, "city")?.message,
    productCode: useFieldError(form, "productCode")?.message,
  };
  const fields = { of: save, rules: schema.shape, page: "pickup-support" };
  return (
    <FormDialog title={edited ? t("edit", { name: edited.place }) : t("create")} save={save} onClose={props.onClose}>
      <PlaceFields
        value={{ countryCode, region, city, productCode }}
        errors={errors}
        onChange={(next) => {
          form.clearErrors(PLACE);
          for (const field of PLACE) form.setValue(field, next[field], { shouldDirty: true });
        }}
      />
      <ChoicesField form={form} name="ways" label={t("column.ways")} help={t("help.ways")}>
        {(value, onChange) => (
          <Choice
            label={t("column.ways")}
            options={PICKUP_TYPES.map((way) => ({ value: String(way), label: t(`way.${way}`) }))}
            value={value}
            onChange={onChange}
          />
        )}
      </ChoicesField>
      <ChoicesField form={form} name="weekdays" label={t("column.weekdays")}>
        {(value, onChange) => (
          <Choice
            label={t("column.weekdays")}
            options={WEEKDAYS.map((day) => ({ value: String(day), label: t(`weekday.${day}`) }))}
            value={value}
            onChange={onChange}
          />
        )}
      </ChoicesField>
      <Fields {...fields} names={["fromTime", "toTime", "cutOff"]} />
      <DayField form={form} name="validFrom" label={t("column.validFrom")} help={t("help.validFrom")} />
      <DayField form={form} name="validTo" label={t("column.validTo")} help={t("help.validTo")} />
      <Fields {...fields} names={["noticeEn", "noticeZhCn", "noticeZhHk"]} />
    </FormDialog>
  );
}
