import { Field, NativeSelect } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { useFieldError } from "./use-field-error.ts";

/** One of a few values, with its label above and what is wrong with it below. */
export function ChoiceField<In extends FieldValues, Out>(props: {
  readonly form: UseFormReturn<In, unknown, Out>;
  readonly name: Path<In>;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly help?: string;
  /** One of the values is "none". */
  readonly isOptional?: boolean;
  /** Its value is shown and stays as it is. */
  readonly isReadOnly?: boolean;
  /** Takes the cursor when the form opens. */
  readonly isFirst?: boolean;
}): ReactNode {
  const { form, name, label, help, isReadOnly = false } = props;
  // A select knows no read-only, and one that is disabled loses its value: there is nothing else to choose.
  const options = isReadOnly ? props.options.filter((o) => o.value === form.getValues(name)) : props.options;
  const error = useFieldError(form, name);
  return (
    <Field.Root invalid={error !== undefined} required={props.isOptional !== true} readOnly={isReadOnly}>
      <Field.Label>{label}</Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field {...form.register(name)} data-autofocus={props.isFirst || undefined}>
          {options.map((o) => (
            <option key={o.value} value={o.value}>
              {o.label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      {help !== undefined && !error && <Field.HelperText>{help}</Field.HelperText>}
      <Field.ErrorText>{error?.message}</Field.ErrorText>
    </Field.Root>
  );
}
