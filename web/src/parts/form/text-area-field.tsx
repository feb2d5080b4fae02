import { Field, Textarea } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useWatch, type FieldValues, type Path, type UseFormReturn } from "react-hook-form";
import { useFieldError } from "./use-field-error.ts";

interface Typed<In extends FieldValues, Out> {
  readonly form: UseFormReturn<In, unknown, Out>;
  readonly name: Path<In>;
  /** Said of the text as it is typed. */
  readonly help: (text: string) => string;
}

/** Text of several lines, with its label above, and below how much of it there is or what is wrong with it. */
export function TextAreaField<In extends FieldValues, Out>(
  props: Typed<In, Out> & {
    readonly label: string;
    readonly maxLength: number;
    readonly isOptional?: boolean;
    /** Takes the cursor when the form opens, unless another field does. */
    readonly isFirst?: boolean;
  },
): ReactNode {
  const { form, name, label, help, isOptional = false, isFirst = true } = props;
  const error = useFieldError(form, name);
  return (
    <Field.Root invalid={error !== undefined} required={!isOptional}>
      <Field.Label>{label}</Field.Label>
      <Textarea {...form.register(name)} rows={3} data-autofocus={isFirst || undefined} maxLength={props.maxLength} />
      {!error && <Help form={form} name={name} help={help} />}
      <Field.ErrorText>{error?.message}</Field.ErrorText>
    </Field.Root>
  );
}

/** Apart, so that a key draws it alone. */
function Help<In extends FieldValues, Out>({ form, name, help }: Typed<In, Out>): ReactNode {
  const text: unknown = useWatch({ control: form.control, name });
  return <Field.HelperText>{help(typeof text === "string" ? text : "")}</Field.HelperText>;
}
