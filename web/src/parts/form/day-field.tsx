import { Field, Input } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { useFieldError } from "./use-field-error.ts";

/** A day, or none. */
export function DayField<In extends FieldValues, Out>(props: {
  readonly form: UseFormReturn<In, unknown, Out>;
  readonly name: Path<In>;
  readonly label: string;
  readonly help?: string;
}): ReactNode {
  const { form, name, label, help } = props;
  const error = useFieldError(form, name);
  return (
    <Field.Root invalid={error !== undefined}>
      <Field.Label>{label}</Field.Label>
      <Input type="date" {...form.register(name)} />
      {help !== undefined && !error && <Field.HelperText>{help}</Field.HelperText>}
      <Field.ErrorText>{error?.message}</Field.ErrorText>
    </Field.Root>
  );
}
