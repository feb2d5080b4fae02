import { Button } from "@chakra-ui/react";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { offsetLabel } from "@linehaul/schema/time";
import { shownZone } from "../../format/zone.ts";
import { daysIn, lastDays, withFrom, withTo, type DayRange } from "./days.ts";
import { Input } from "./input.ts";
import { Fields } from "./look.ts";
import { useDraft } from "./use-draft.ts";

const PRESETS = [1, 7, 30, 90] as const;
/** While a year is being typed the browser reports year 2, 20, 202: no parcel is that old. */
const isWhole = (day: string) => day === "" || day >= "2000-01-01";
/** ms without a key until a date counts as chosen: the browser reports each digit of it. */
const REST = 700;

/** A range of days in the zone shown, which it names. */
export function DayRangeControl(props: {
  readonly label: string;
  readonly value: DayRange;
  readonly onChange: (value: DayRange) => void;
  readonly done?: () => void;
  /** Ranges up to today, in days, each by a press. */
  readonly presets?: readonly number[];
}): ReactNode {
  const { t } = useTranslation("parts");
  const { label, value, onChange, done, presets = PRESETS } = props;
  const [now] = useState(() => new Date());
  const days = daysIn(value);
  return (
    <Fields>
      <DayInput
        label={t("filter.from", { name: label })}
        value={value.from}
        onChange={(day) => onChange(withFrom(value, day))}
        done={done}
      />
      <span aria-hidden>–</span>
      <DayInput
        label={t("filter.to", { name: label })}
        value={value.to}
        onChange={(day) => onChange(withTo(value, day))}
        done={done}
      />
      <Fields>
        {presets.map((days) => (
          <Button
            key={days}
            size="xs"
            onClick={() => {
              onChange(lastDays(days));
              done?.();
            }}
          >
            {days === 1 ? t("filter.today") : t("filter.lastDays", { count: days })}
          </Button>
        ))}
      </Fields>
      <p>
        {days !== null && `${t("filter.days", { count: days })} · `}
        {t("filter.zone", { offset: offsetLabel(shownZone, now), zone: shownZone.replaceAll("_", " ") })}
      </p>
    </Fields>
  );
}

function DayInput(props: {
  readonly label: string;
  readonly value: string;
  readonly onChange: (day: string) => void;
  readonly done: (() => void) | undefined;
}) {
  const { value, onChange, done } = props;
  const draft = useDraft({ value, onCommit: onChange, isReady: isWhole, done, wait: REST });
  return (
    <Input
      type="date"
      width="8.5rem"
      aria-label={props.label}
      value={draft.text}
      onChange={(e) => draft.set(e.currentTarget.value)}
      onBlur={draft.onBlur}
      onKeyDown={draft.onKeyDown}
    />
  );
}
