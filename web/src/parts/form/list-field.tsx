import type { ReactNode } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { Choice, type Option } from "../filters/choice.tsx";
import { ChoicesField } from "./choices-field.tsx";

/** Any of a list of values, each with its tick; a box to find one where they are many. */
export function ListField<In extends FieldValues, Out>(props: {
  readonly form: UseFormReturn<In, unknown, Out>;
  readonly name: Path<In>;
  readonly label: string;
  readonly options: readonly Option<string>[];
  readonly help?: string;
  /** Over the whole width of the form. */
  readonly isWide?: boolean;
}): ReactNode {
  const { options, ...field } = props;
  return (
    <ChoicesField {...field}>
      {(value, onChange) => <Choice label={props.label} options={options} value={value} onChange={onChange} />}
    </ChoicesField>
  );
}
