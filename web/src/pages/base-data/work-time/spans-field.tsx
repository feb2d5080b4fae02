import { Button, chakra, Field, Input } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import type { WorkTimeForm } from "@linehaul/schema/base-data/work-time/row";
import { WEEKDAYS } from "@linehaul/schema/weekday";
import { ChoiceBox } from "../../../parts/form/choice-box.ts";
import type { SaveForm } from "../../../parts/form/use-save-form.ts";
import { useFieldError } from "../../../parts/form/use-field-error.ts";
import { useTexts } from "../../../i18n/use-texts.ts";
import { partsOf, spanText } from "./hours-text.ts";

type Of = SaveForm<z.input<typeof WorkTimeForm>, z.output<typeof WorkTimeForm>>;

const Day = chakra("fieldset", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "1fr", md: "6rem 1fr" },
    gap: "2",
    py: "1.5",
    borderTopWidth: "1px",
    borderColor: "border",
  },
});
const Spans = chakra("div", {
  base: { display: "flex", flexDirection: "column", gap: "1.5", alignItems: "flex-start" },
});
const Line = chakra("div", { base: { display: "flex", alignItems: "center", gap: "1.5", flexWrap: "wrap" } });

/** The hours of a week, day by day; several a day, past midnight where the second time is not later. */
export function SpansField({ of }: { readonly of: Of }): ReactNode {
  const { t } = useTranslation("work-time");
  const texts = useTexts("work-time");
  const { form } = of;
  const spans = useWatch({ control: form.control, name: "spans" });
  const error = useFieldError(form, "spans");
  const set = (next: readonly string[]) => {
    form.clearErrors("spans");
    form.setValue("spans", [...next], { shouldDirty: true });
  };
  return (
    <Field.Root invalid={error !== undefined} gridColumn="1 / -1">
      <ChoiceBox>
        <legend>{t("column.spans")}</legend>
        <Field.HelperText>{t("help.spans")}</Field.HelperText>
        {WEEKDAYS.map((day, n) => {
          const own = spans.flatMap((span, at) => (partsOf(span).weekday === day ? [{ span, at }] : []));
          const before = WEEKDAYS[n - 1];
          const asBefore = spans.map(partsOf).filter(({ weekday }) => weekday === before);
          return (
            <Day key={day} aria-label={texts(`day.${day}`)}>
              <b>{texts(`day.${day}`)}</b>
              <Spans>
                {own.map(({ span, at }) => (
                  <SpanLine
                    key={at}
                    of={of}
                    at={at}
                    span={span}
                    onChange={(next) => set(spans.map((one, i) => (i === at ? next : one)))}
                    onRemove={() => set(spans.filter((_, i) => i !== at))}
                  />
                ))}
                <Line>
                  <Button size="xs" variant="outline" onClick={() => set([...spans, spanText(day, "09:00", "18:00")])}>
                    {t("add")}
                  </Button>
                  {own.length === 0 && asBefore.length > 0 && (
                    <Button
                      size="xs"
                      variant="outline"
                      onClick={() => set([...spans, ...asBefore.map(({ from, to }) => spanText(day, from, to))])}
                    >
                      {t("asBefore")}
                    </Button>
                  )}
                </Line>
              </Spans>
            </Day>
          );
        })}
        <Field.ErrorText role="alert">{error?.message}</Field.ErrorText>
      </ChoiceBox>
    </Field.Root>
  );
}

/** One stretch of a day, with what is wrong with it. */
function SpanLine(props: {
  readonly of: Of;
  readonly at: number;
  readonly span: string;
  readonly onChange: (span: string) => void;
  readonly onRemove: () => void;
}) {
  const { t } = useTranslation("work-time");
  const { weekday, from, to } = partsOf(props.span);
  const error = useFieldError(props.of.form, `spans.${props.at}`);
  return (
    <Field.Root invalid={error !== undefined}>
      <Line>
        <Input
          type="time"
          width="7.5rem"
          aria-label={t("from")}
          value={from}
          onChange={(e) => props.onChange(spanText(weekday, e.currentTarget.value, to))}
        />
        –
        <Input
          type="time"
          width="7.5rem"
          aria-label={t("to")}
          value={to}
          onChange={(e) => props.onChange(spanText(weekday, from, e.currentTarget.value))}
        />
        {from !== "" && to !== "" && to <= from && <small>{t("nextDay")}</small>}
        <Button size="xs" variant="ghost" aria-label={t("removeSpan", { from, to })} onClick={props.onRemove}>
          {t("remove")}
        </Button>
      </Line>
      <Field.ErrorText role="alert">{error?.message}</Field.ErrorText>
    </Field.Root>
  );
}
