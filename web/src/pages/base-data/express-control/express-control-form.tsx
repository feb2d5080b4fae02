import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { z } from "zod";
import {
  CONTROL_EFFECTS,
  ExpressControlFields,
  ExpressControlForm as schema,
} from "@linehaul/schema/base-data/express-control/row";
import type { expressControlForm_expressControl$key } from "../../../__generated__/expressControlForm_expressControl.graphql.ts";
import { siteToday } from "../../../browser/site-day.ts";
import { useCatalogueForm, type FormProps } from "../../../parts/catalogue/use-catalogue-form.ts";
import { ChoiceField } from "../../../parts/form/choice-field.tsx";
import { CodesField, splitLines } from "../../../parts/form/codes-field.tsx";
import { DayField } from "../../../parts/form/day-field.tsx";
import { Fields } from "../../../parts/form/fields.tsx";
import { FormDialog } from "../../../parts/form/form-dialog.tsx";
import { LANE, LaneFields } from "../../../parts/lane/lane-fields.tsx";

type In = z.input<typeof schema>;
const blank = (): In => ({
  code: "",
  nameEn: "",
  nameZhCn: "",
  nameZhHk: "",
  sort: 0,
  effect: "REFUSE",
  words: [],
  hsPrefixes: [],
  valueAbove: "",
  weightAbove: "",
  fromCountry: "",
  fromRegion: "",
  toCountry: "",
  toRegion: "",
  validFrom: siteToday(),
  validTo: "",
});

/** Creates an express control (null) or edits one. */
export default function ExpressControlForm(props: FormProps<expressControlForm_expressControl$key>): ReactNode {
  const { t } = useTranslation("express-control");
  const edited = useFragment(
    graphql`
      fragment expressControlForm_expressControl on ExpressControl {
        id
        version
        code
        nameEn
        nameZhCn
        nameZhHk
        sort
        effect
        words
        hsPrefixes
        valueAbove
        weightAbove
        fromCountry
        fromRegion
        toCountry
        toRegion
        validFrom
        validTo
      }
    `,
    props.row,
  );
  const mutation = graphql`
    mutation expressControlFormSaveMutation($input: SaveExpressControlInput!) {
      saveExpressControl(input: $input) {
        expressControl {
          ...expressControlRow_expressControl
          ...expressControlForm_expressControl
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
        effect: CONTROL_EFFECTS.find((one) => one === edited.effect) ?? "REFUSE",
        words: [...edited.words],
        hsPrefixes: [...edited.hsPrefixes],
        valueAbove: edited.valueAbove ?? "",
        weightAbove: edited.weightAbove ?? "",
        fromCountry: edited.fromCountry ?? "",
        toCountry: edited.toCountry ?? "",
        validTo: edited.validTo ?? "",
      }
    : blank();
  const save = useCatalogueForm({ schema, edited, values, mutation, onSaved: props.onSaved });
  const { form } = save;
  const fields = { of: save, rules: ExpressControlFields.shape, page: "express-control" };
  const label = (name: keyof In) => t(`column.${name}`);
  const effects = CONTROL_EFFECTS.map((effect) => ({ value: effect, label: t(`parts:status.control.${effect}`) }));
  return (
    <FormDialog title={edited ? t("edit", { name: edited.code }) : t("create")} save={save} onClose={props.onClose}>
      <Fields {...fields} names={["code"]} isReadOnly={Boolean(edited)} />
      <Fields {...fields} names={["nameEn", "nameZhCn", "nameZhHk"]} />
      <ChoiceField form={form} name="effect" label={label("effect")} help={t("help.effect")} options={effects} />
      <CodesField form={form} name="words" label={label("words")} help={t("help.words")} split={splitLines} />
      <CodesField form={form} name="hsPrefixes" label={label("hsPrefixes")} help={t("help.hsPrefixes")} />
      <Fields {...fields} names={["valueAbove", "weightAbove"]} />
      <LaneFields form={form} names={LANE} page="express-control" />
      <DayField form={form} name="validFrom" label={label("validFrom")} help={t("help.validFrom")} />
      <DayField form={form} name="validTo" label={label("validTo")} help={t("help.validTo")} />
      <Fields {...fields} names={["sort"]} />
    </FormDialog>
  );
}
