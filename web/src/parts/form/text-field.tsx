import { Field, Input } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { useFieldError } from "./use-field-error.ts";

export interface FieldProps<In extends FieldValues, Out> {
  readonly form: UseFormReturn<In, unknown, Out>;
  readonly name: Path<In>;
  readonly label: string;
  /** What to enter, said before anything is wrong. */
  readonly help?: string;
  readonly isReadOnly?: boolean;
  /** May stay empty. */
  readonly isOptional?: boolean;
  readonly isFirst?: boolean;
  readonly inputMode?: "text" | "tel" | "numeric" | "decimal";
  readonly maxLength?: number;
  /** Id of a `datalist` of what may be meant. */
  readonly offers?: string;
  /** The field was entered. */
  readonly onEnter?: () => void;
  /** The field was left. */
  readonly onLeave?: () => void;
}

/** A line of text, with its label above and what is wrong with it below. */
export function TextField<In extends FieldValues, Out>(props: FieldProps<In, Out>): ReactNode {
  const { form, name, onLeave } = props;
  return <Line {...props} registered={form.register(name, { ...(onLeave && { onBlur: onLeave }) })} />;
}

/** A whole number; what is not one is left to the rule to refuse. */
export function IntegerField<In extends FieldValues, Out>(props: FieldProps<In, Out>): ReactNode {
  const { form, name } = props;
  const read = (text: unknown) =>
    text === null || (typeof text === "string" && text.trim() === "") ? Number.NaN : Number(text);
  return <Line {...props} inputMode="numeric" registered={form.register(name, { setValueAs: read })} />;
}

function Line<In extends FieldValues, Out>(
  props: FieldProps<In, Out> & { readonly registered: ReturnType<UseFormReturn<In, unknown, Out>["register"]> },
) {
  const { form, name, label, help, registered } = props;
  const error = useFieldError(form, name);
  return (
    <Field.Root invalid={error !== undefined} required={props.isOptional !== true} readOnly={props.isReadOnly ?? false}>
      <Field.Label>{label}</Field.Label>
      <Input
        {...registered}
        autoComplete="off"
        data-autofocus={props.isFirst || undefined}
        inputMode={props.inputMode}
        maxLength={props.maxLength}
        list={props.offers}
        onFocus={props.onEnter}
      />
      {help !== undefined && !error && <Field.HelperText>{help}</Field.HelperText>}
      <Field.ErrorText>{error?.message}</Field.ErrorText>
    </Field.Root>
  );
}
