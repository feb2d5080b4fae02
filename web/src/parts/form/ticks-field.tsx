import type { ReactNode } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { Choice, type Option } from "../filters/choice.tsx";
import { ChoicesField } from "./choices-field.tsx";

/** Any of several values, each with a box to tick. */
export function TicksField<In extends FieldValues, Out>(props: {
  readonly form: UseFormReturn<In, unknown, Out>;
  readonly name: Path<In>;
  readonly label: string;
  readonly help?: string;
  readonly isWide?: boolean;
  readonly options: readonly Option<string>[];
}): ReactNode {
  const { options, ...field } = props;
  return (
    <ChoicesField {...field}>
      {(value, onChange) => <Choice label={field.label} options={options} value={value} onChange={onChange} />}
    </ChoicesField>
  );
}
