import { Button, chakra, Field, Input } from "@chakra-ui/react";
import { useState, type FormEvent, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { EXPORT_FORMATS } from "@linehaul/schema/orders/export-task";
import { RevealReason } from "@linehaul/schema/reveal";
import { useRules } from "../lazy/rule-texts.ts";
import { useShell } from "../../tab/use-shell.ts";
import { BusyButton } from "../button/busy-button.tsx";
import { DialogBody, DialogFoot } from "../dialog/dialog.tsx";
import { DayRangeControl } from "../filters/day-range.tsx";
import { daysIn, instantsOf, lastDays, type DayRange } from "../filters/days.ts";
import { Problem } from "../form/problem.tsx";
import { Choices, Radios } from "../form/radios.tsx";
import { useSavePreference } from "../preferences/use-save-preference.ts";
import { choiceKey, choosable, openable, readChoice, shownIn } from "./choice.ts";
import { ExportColumns } from "./export-columns.tsx";
import { ExportPreview } from "./export-preview.tsx";
import type { BeginMutation, Exported, RowsAsked } from "./exported.ts";
import { useBegin } from "./use-begin.ts";

const Form = chakra("form");
const ROWS = ["tickedRows", "allThatMatch"] as const;

/** What a dialog is opened with. */
export interface Asking {
  readonly exported: Exported;
  /** The list's filter, as the graph takes it. */
  readonly filter: object;
  /** The days that the filter names, where a file needs a period. */
  readonly period?: DayRange;
  /** Node ids of the rows that are ticked; none: all that match. */
  readonly ticked: readonly string[];
}
interface Kept {
  /** What the user chose last, and how he arranged the list: JSON text. */
  readonly choice: string | undefined;
  readonly arrangement: string | undefined;
}

/** What shall be in a file: rows, columns, what of it in the clear, and its format (ORD-07, PERM-12). */
export function ExportForm(
  props: Asking & {
    readonly kept: Kept;
    /** Stands below what is asked. */
    readonly earlier: ReactNode;
    readonly onBegun: (task: NonNullable<BeginMutation["response"]["begun"]["task"]>) => void;
    readonly onClose: () => void;
  },
): ReactNode {
  const { t } = useTranslation(["export", "schema", "parts"]);
  const say = useRules();
  const { may } = useShell();
  const save = useSavePreference();
  const { exported, ticked, kept } = props;
  const own = choosable(exported, may);
  const shown = shownIn(exported, kept.arrangement);
  const [choice, choose] = useState(() => readChoice(kept.choice, own, shown));
  const [areTicked, tick] = useState(ticked.length > 0);
  const [period, setPeriod] = useState(() => periodOf(exported, props.period));
  const [clear, setClear] = useState<readonly string[]>([]);
  const [reason, setReason] = useState("");
  const beginning = useBegin(exported.begin, props.onBegun);
  const { isBusy, problems } = beginning;

  const rows: RowsAsked = areTicked
    ? { filter: null, ids: ticked }
    : { filter: { ...props.filter, ...periodIn(exported, period) }, ids: null };
  const opens = openable(exported, may).filter((key) => choice.columns.includes(key));
  const cleared = clear.filter((key) => opens.includes(key));
  const isTooLong = !areTicked && exported.period !== undefined && !fits(period, exported.period.most);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = RevealReason.safeParse(reason);
    if (isTooLong) return beginning.say("period", "export.period");
    if (choice.columns.length === 0) return beginning.say("columns", "list.min");
    if (cleared.length > 0 && !read.success) {
      const issue = read.error.issues[0];
      return beginning.say("reason", issue?.message ?? "invalid", { ...issue });
    }
    save(choiceKey(exported.list), JSON.stringify(choice));
    return beginning.begin({ ...rows, ...choice, ...(cleared.length > 0 && { clear: cleared, reason: read.data }) });
  };

  return (
    <Form noValidate onSubmit={submit}>
      <DialogBody>
        <Choices>
          <fieldset>
            <legend>{t("rowsLegend")}</legend>
            {ticked.length > 0 && (
              <Radios
                values={ROWS}
                value={areTicked ? "tickedRows" : "allThatMatch"}
                text={(which) => t(which, { count: ticked.length })}
                onChange={(which) => tick(which === "tickedRows")}
              />
            )}
            {!areTicked && exported.period && (
              <Field.Root invalid={isTooLong || problems.period !== undefined}>
                <DayRangeControl
                  label={t("period")}
                  value={period}
                  onChange={setPeriod}
                  presets={[1, 7, exported.period.most]}
                />
                <Field.ErrorText role="alert">
                  {problems.period?.text ?? (isTooLong && say("export.period"))}
                </Field.ErrorText>
              </Field.Root>
            )}
            {!isTooLong && <ExportPreview query={exported.preview} rows={rows} />}
          </fieldset>
          <ExportColumns
            legend={t("columns", { count: choice.columns.length })}
            of={exported}
            keys={own}
            chosen={choice.columns}
            onChange={(columns) => choose({ ...choice, columns })}
            quick={[
              { label: t("thoseShown"), keys: own.filter((key) => shown.has(key)) },
              { label: t("allColumns"), keys: own },
            ]}
            problem={problems.columns?.text ?? null}
          />
          {opens.length > 0 && (
            <ExportColumns legend={t("clear")} of={exported} keys={opens} chosen={cleared} onChange={setClear} />
          )}
          {cleared.length > 0 && (
            <Field.Root invalid={problems.reason !== undefined} required>
              <Field.Label>{t("parts:masked.reason")}</Field.Label>
              <Input
                autoComplete="off"
                maxLength={200}
                value={reason}
                onChange={(e) => setReason(e.currentTarget.value)}
              />
              {problems.reason === undefined && <Field.HelperText>{t("reasonHelp")}</Field.HelperText>}
              <Field.ErrorText role="alert">{problems.reason?.text}</Field.ErrorText>
            </Field.Root>
          )}
          <fieldset>
            <legend>{t("formatLegend")}</legend>
            <Radios
              values={EXPORT_FORMATS}
              value={choice.format}
              text={(format) => t(`format.${format}`)}
              onChange={(format) => choose({ ...choice, format })}
            />
          </fieldset>
          {problems.whole && <Problem {...problems.whole} />}
          {props.earlier}
        </Choices>
      </DialogBody>
      <DialogFoot>
        <span>{t("foot")}</span>
        <Button type="button" onClick={props.onClose}>
          {t("parts:form.cancel")}
        </Button>
        <BusyButton data-autofocus type="submit" variant="solid" isBusy={isBusy}>
          {t("parts:export.do")}
        </BusyButton>
      </DialogFoot>
    </Form>
  );
}

const fits = (period: DayRange, most: number): boolean => {
  const days = daysIn(period);
  return days !== null && days <= most;
};

/** The list's own period, else the longest that a file may have, up to today. */
function periodOf({ period }: Exported, given: DayRange = { from: "", to: "" }): DayRange {
  return period !== undefined && given.from === "" && given.to === "" ? lastDays(period.most) : given;
}

function periodIn({ period }: Exported, chosen: DayRange): object {
  if (period === undefined) return {};
  const { from, to } = instantsOf(chosen);
  return { [period.from]: from, [period.to]: to };
}
