import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { z } from "zod";
import { CALENDAR_PURPOSES } from "@linehaul/schema/base-data/calendar/words";
import { WorkTimeForm as schema } from "@linehaul/schema/base-data/work-time/row";
import { SITES } from "@linehaul/schema/sites";
import type { workTimeForm_workTime$key } from "../../../__generated__/workTimeForm_workTime.graphql.ts";
import { config } from "../../../browser/config.ts";
import { useCatalogueForm, type FormProps } from "../../../parts/catalogue/use-catalogue-form.ts";
import { CountryField } from "../../../parts/countries/country-field.tsx";
import { ChoiceField } from "../../../parts/form/choice-field.tsx";
import { FormDialog } from "../../../parts/form/form-dialog.tsx";
import { AreaField } from "../../../parts/regions/area-field.tsx";
import { ZoneField } from "../../../parts/zones/zone-field.tsx";
import { SpansField } from "./spans-field.tsx";

type In = z.input<typeof schema>;
const blank = (): In => ({
  countryCode: SITES[config.site].country,
  purpose: "REVIEW",
  region: "",
  timeZone: SITES[config.site].timeZone,
  spans: ["MON", "TUE", "WED", "THU", "FRI"].map((day) => `${day} 09:00-18:00`),
});

/** Says the hours of a week (null), or edits them. */
export default function WorkTimeForm(props: FormProps<workTimeForm_workTime$key>): ReactNode {
  const { t } = useTranslation("work-time");
  const edited = useFragment(
    graphql`
      fragment workTimeForm_workTime on WorkTime {
        id
        version
        countryCode
        purpose
        region
        timeZone
        spans
      }
    `,
    props.row,
  );
  const mutation = graphql`
    mutation workTimeFormSaveMutation($input: SaveWorkTimeInput!) {
      saveWorkTime(input: $input) {
        workTime {
          ...workTimeRow_workTime
          ...workTimeForm_workTime
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
        spans: [...edited.spans],
        // What a newer release knows can't be chosen here.
        purpose: CALENDAR_PURPOSES.find((one) => one === edited.purpose) ?? "REVIEW",
      }
    : blank();
  const save = useCatalogueForm({ schema, edited, values, mutation, onSaved: props.onSaved });
  const { form } = save;
  const title = edited ? t("edit", { name: `${t(`purpose.${values.purpose}`)} · ${edited.countryCode}` }) : t("create");
  return (
    <FormDialog title={title} save={save} onClose={props.onClose}>
      <ChoiceField
        form={form}
        name="purpose"
        label={t("column.purpose")}
        options={CALENDAR_PURPOSES.map((one) => ({ value: one, label: t(`purpose.${one}`) }))}
      />
      <CountryField form={form} name="countryCode" label={t("column.country")} />
      <ZoneField form={form} name="timeZone" label={t("column.timeZone")} help={t("help.timeZone")} />
      <AreaField
        form={form}
        country="countryCode"
        name="region"
        label={t("column.region")}
        help={t("help.region")}
        isOptional
        maxLength={60}
      />
      <SpansField of={save} />
    </FormDialog>
  );
}
