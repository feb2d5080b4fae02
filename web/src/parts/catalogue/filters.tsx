import { Input } from "../filters/input.ts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CONFIG_STATUS, type ConfigStatus } from "@linehaul/schema/catalogue";
import { chosen } from "../filters/choice.tsx";
import type { Filter } from "../filters/filter.ts";
import { SEARCH_WIDTH } from "../filters/look.ts";
import { OneOf } from "../filters/one-of.tsx";
import { useDraft } from "../filters/use-draft.ts";

/** In use, out of use, or (empty) both. */
export function useStatusFilter(value: ConfigStatus | "", onChange: (value: ConfigStatus | "") => void): Filter {
  const { t } = useTranslation("parts");
  const label = t("catalogue.column.status");
  const options = CONFIG_STATUS.map((status) => ({ value: status, label: t(`status.config.${status}`) }));
  return {
    id: "status",
    label,
    codes: CONFIG_STATUS,
    applied: value === "" ? null : chosen(options, [value]),
    clear: () => onChange(""),
    control: () => <OneOf label={label} options={options} value={value} onChange={onChange} />,
  };
}

/** The search box of a catalogue: Enter searches, and so does leaving it. */
export function KeywordBox(props: {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}): ReactNode {
  const draft = useDraft({ value: props.value, onCommit: props.onChange, isReady: () => true });
  return (
    <Input
      type="search"
      data-shortcut="search"
      width={SEARCH_WIDTH}
      maxLength={60}
      aria-label={props.label}
      placeholder={props.label}
      value={draft.text}
      onChange={(e) => draft.set(e.currentTarget.value)}
      onBlur={draft.onBlur}
      onKeyDown={draft.onKeyDown}
    />
  );
}
