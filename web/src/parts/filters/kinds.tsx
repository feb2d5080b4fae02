import type { Filter } from "./filter.ts";
import { Choice, chosen, type Option } from "./choice.tsx";
import { DayRangeControl } from "./day-range.tsx";
import { ANY_DAY, daysText, type DayRange } from "./days.ts";
import { OneOf } from "./one-of.tsx";
import { TextControl } from "./text.tsx";

interface Named<V> {
  readonly id: string;
  readonly label: string;
  readonly value: V;
  readonly onChange: (value: V) => void;
}

/** A range of days. */
export const daysFilter = ({ id, label, value, onChange }: Named<DayRange>): Filter => ({
  id,
  label,
  isSmall: true,
  applied: daysText(value),
  clear: () => onChange(ANY_DAY),
  control: (done) => <DayRangeControl label={label} value={value} onChange={onChange} done={done} />,
});

/** A text that is matched in full. */
export const textFilter = ({
  id,
  label,
  value,
  onChange,
  maxLength,
}: Named<string> & { readonly maxLength: number }): Filter => ({
  id,
  label,
  isSmall: true,
  applied: value || null,
  clear: () => onChange(""),
  control: (done) => <TextControl label={label} value={value} maxLength={maxLength} onChange={onChange} done={done} />,
});

/** Any of several values. */
export const anyOfFilter = <V extends string>({
  id,
  label,
  value,
  onChange,
  options,
}: Named<readonly V[]> & { readonly options: readonly Option<V>[] }): Filter => ({
  id,
  label,
  codes: options.map((option) => option.value),
  applied: chosen(options, value),
  clear: () => onChange([]),
  control: () => <Choice label={label} options={options} value={value} onChange={onChange} />,
});

/** One value, or (empty) any. */
export const oneOfFilter = <V extends string>({
  id,
  label,
  value,
  onChange,
  options,
}: Named<V | ""> & { readonly options: readonly Option<V>[] }): Filter => ({
  id,
  label,
  codes: options.map((option) => option.value),
  applied: value === "" ? null : chosen(options, [value]),
  clear: () => onChange(""),
  control: (done) => (
    <OneOf
      label={label}
      options={options}
      value={value}
      onChange={(next) => {
        onChange(next);
        done();
      }}
    />
  ),
});
