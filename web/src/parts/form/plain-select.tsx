import { Field, NativeSelect } from "@chakra-ui/react";
import type { ReactNode } from "react";

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

/** One of a few values where the place that asks holds the value itself. A value that is no option any more is shown as it is. */
export function PlainSelect(props: {
  readonly label: string;
  readonly options: readonly SelectOption[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
  readonly isFirst?: boolean;
}): ReactNode {
  const { label, value, error } = props;
  const isKnown = props.options.some((o) => o.value === value);
  const options = isKnown ? props.options : [...props.options, { value, label: value }];
  return (
    <Field.Root invalid={error !== undefined}>
      <Field.Label>{label}</Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field
          value={value}
          data-autofocus={props.isFirst || undefined}
          onChange={(e) => props.onChange(e.currentTarget.value)}
        >
          {options.map((o) => (
            <option key={o.value} value={o.value}>
              {o.label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}
