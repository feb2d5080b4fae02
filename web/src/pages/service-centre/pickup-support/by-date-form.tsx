import { Suspense, useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import type { z } from "zod";
import { addDays } from "@linehaul/schema/time";
import { PickupByDateFields, PickupChange as schema } from "@linehaul/schema/service-centre/pickup-support/by-date";
import type { byDateFormMutation, PickupByDateFilter } from "../../../__generated__/byDateFormMutation.graphql.ts";
import { siteToday } from "../../../browser/site-day.ts";
import { KeyedBoundary } from "../../../parts/boundary/keyed-boundary.tsx";
import { DayField } from "../../../parts/form/day-field.tsx";
import { Fields } from "../../../parts/form/fields.tsx";
import { FormDialog } from "../../../parts/form/form-dialog.tsx";
import { useSaveForm } from "../../../parts/form/use-save-form.ts";
import { ByDateCount } from "./by-date-count.tsx";
import { ByDateFailed } from "./by-date-failed.tsx";
import { WaysField } from "./ways-field.tsx";

/** The rows that were ticked, or all that match. */
export type WhichPlaces = { readonly ids: readonly string[] } | { readonly filter: PickupByDateFilter };
type In = z.input<typeof schema>;

/** Changes many places on some days: what would come of it is counted and shown before it is done. */
export default function ByDateForm(props: {
  readonly which: WhichPlaces;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}): ReactNode {
  const { t } = useTranslation("pickup-support");
  const { which } = props;
  /** Of what was counted last, which alone is done. */
  const counted = useRef("");
  const [tomorrow] = useState(() => addDays(siteToday(), 1));
  const defaults: In = {
    from: tomorrow,
    to: tomorrow,
    ways: null,
    fromTime: "",
    toTime: "",
    cutOff: "",
    noticeEn: "",
    noticeZhCn: "",
    noticeZhHk: "",
  };
  const save = useSaveForm<In, z.output<typeof schema>, byDateFormMutation>({
    schema,
    defaults,
    mutation: graphql`
      mutation byDateFormMutation($input: ChangePickupByDateInput!) {
        changePickupByDate(input: $input) {
          found {
            changed
          }
          errors {
            message
            detail
            traceId
            field
          }
        }
      }
    `,
    variables: (change, idempotencyKey) => ({
      input: { ...change, ...which, digest: counted.current, idempotencyKey },
    }),
    onSaved: props.onSaved,
    asks: true,
  });
  const { form, asked } = save;
  const fields = { of: save, rules: PickupByDateFields.shape, page: "pickup-support" };
  const many = "ids" in which ? t("tickedPlaces", { count: which.ids.length }) : t("foundPlaces");
  return (
    <FormDialog title={t("byDateOf", { many })} save={save} verb={t("count")} onClose={props.onClose}>
      <DayField form={form} name="from" label={t("from")} help={t("help.validFrom")} />
      <DayField form={form} name="to" label={t("to")} />
      <WaysField form={form} />
      <Fields {...fields} names={["fromTime", "toTime", "cutOff", "noticeEn", "noticeZhCn", "noticeZhHk"]} />
      <p>{t("asBeforeHelp")}</p>
      {asked !== null && (
        <KeyedBoundary of={asked} failed={(error) => <ByDateFailed error={error} onClose={save.back} />}>
          <Suspense fallback={null}>
            <ByDateCount
              input={{ ...asked, ...which }}
              onClose={save.back}
              onConfirm={(digest) => {
                counted.current = digest;
                save.confirm();
              }}
            />
          </Suspense>
        </KeyedBoundary>
      )}
    </FormDialog>
  );
}
