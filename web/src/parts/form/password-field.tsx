import { Field, Input } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import type { FieldProps } from "./text-field.tsx";
import { useFieldError } from "./use-field-error.ts";

/** A new password: nobody reads it over a shoulder, and the browser offers none that it keeps. */
export function PasswordField<In extends FieldValues, Out>(
  props: Pick<FieldProps<In, Out>, "form" | "name" | "label" | "help" | "isFirst">,
): ReactNode {
  const { form, name, label, help, isFirst } = props;
  const error = useFieldError(form, name);
  return (
    <Field.Root invalid={error !== undefined} required>
      <Field.Label>{label}</Field.Label>
      <Input
        {...form.register(name)}
        type="password"
        autoComplete="new-password"
        maxLength={20}
        data-autofocus={isFirst || undefined}
      />
      {help !== undefined && !error && <Field.HelperText>{help}</Field.HelperText>}
      <Field.ErrorText>{error?.message}</Field.ErrorText>
    </Field.Root>
  );
}
