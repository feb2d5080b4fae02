import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { z } from "zod";
import { CALENDAR_PURPOSES, DAY_CHANGES } from "@linehaul/schema/base-data/calendar/words";
import { HolidayFields, HolidayForm as schema } from "@linehaul/schema/base-data/holiday/row";
import { SITES } from "@linehaul/schema/sites";
import { clockAt } from "@linehaul/schema/time";
import type { holidayForm_holiday$key } from "../../../__generated__/holidayForm_holiday.graphql.ts";
import { config } from "../../../browser/config.ts";
import { useCatalogueForm, type FormProps } from "../../../parts/catalogue/use-catalogue-form.ts";
import { CountryField } from "../../../parts/countries/country-field.tsx";
import { ChoiceField } from "../../../parts/form/choice-field.tsx";
import { DayField } from "../../../parts/form/day-field.tsx";
import { Fields } from "../../../parts/form/fields.tsx";
import { FormDialog } from "../../../parts/form/form-dialog.tsx";
import { AreaField } from "../../../parts/regions/area-field.tsx";
import { ListField } from "../../../parts/form/list-field.tsx";

type In = z.input<typeof schema>;
function blank(): In {
  const { country, timeZone } = SITES[config.site];
  const { day } = clockAt(timeZone, new Date());
  return {
    countryCode: country,
    region: "",
    firstDay: day,
    lastDay: day,
    worksAs: "DAY_OFF",
    purposes: [...CALENDAR_PURPOSES],
    nameEn: "",
    nameZhCn: "",
    nameZhHk: "",
  };
}

/** Says when a country does not work (null), or edits what is said. */
export default function HolidayForm(props: FormProps<holidayForm_holiday$key>): ReactNode {
  const { t } = useTranslation("holiday");
  const edited = useFragment(
    graphql`
      fragment holidayForm_holiday on Holiday {
        id
        version
        name
        countryCode
        region
        firstDay
        lastDay
        worksAs
        purposes
        nameEn
        nameZhCn
        nameZhHk
      }
    `,
    props.row,
  );
  const mutation = graphql`
    mutation holidayFormSaveMutation($input: SaveHolidayInput!) {
      saveHoliday(input: $input) {
        holiday {
          ...holidayRow_holiday
          ...holidayForm_holiday
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
        // What a newer release knows can't be chosen here.
        worksAs: DAY_CHANGES.find((one) => one === edited.worksAs) ?? "DAY_OFF",
        purposes: CALENDAR_PURPOSES.filter((one) => edited.purposes.includes(one)),
      }
    : blank();
  const save = useCatalogueForm({ schema, edited, values, mutation, onSaved: props.onSaved });
  const { form } = save;
  const fields = { of: save, rules: HolidayFields.shape, page: "holiday" };
  return (
    <FormDialog title={edited ? t("edit", { name: edited.name }) : t("create")} save={save} onClose={props.onClose}>
      <CountryField form={form} name="countryCode" label={t("column.country")} />
      <AreaField
        form={form}
        country="countryCode"
        name="region"
        label={t("column.region")}
        help={t("help.region")}
        isOptional
        maxLength={60}
      />
      <DayField form={form} name="firstDay" label={t("firstDay")} help={t("help.firstDay")} />
      <DayField form={form} name="lastDay" label={t("column.lastDay")} />
      <ChoiceField
        form={form}
        name="worksAs"
        label={t("column.worksAs")}
        help={t("help.worksAs")}
        options={DAY_CHANGES.map((one) => ({ value: one, label: t(`worksAs.${one}`) }))}
      />
      <ListField
        form={form}
        name="purposes"
        label={t("column.purposes")}
        options={CALENDAR_PURPOSES.map((one) => ({ value: String(one), label: t(`purpose.${one}`) }))}
      />
      <Fields {...fields} names={["nameEn", "nameZhCn", "nameZhHk"]} />
    </FormDialog>
  );
}
