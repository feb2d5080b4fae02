import { Field } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Controller, type FieldValues, type Path, type UseFormReturn } from "react-hook-form";
import { ChoiceBox } from "./choice-box.ts";

/** Any of several values: what draws them is given the chosen ones. What is wrong is said below. */
export function ChoicesField<In extends FieldValues, Out>(props: {
  readonly form: UseFormReturn<In, unknown, Out>;
  readonly name: Path<In>;
  readonly label: string;
  readonly help?: string;
  /** Over the whole width of the form. */
  readonly isWide?: boolean;
  readonly children: (value: readonly string[], onChange: (value: readonly string[]) => void) => ReactNode;
}): ReactNode {
  const { form, name, label, help, children } = props;
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState: { error } }) => (
        <Field.Root invalid={error !== undefined} gridColumn={props.isWide === true ? "1 / -1" : undefined}>
          <ChoiceBox>
            <legend>{label}</legend>
            {children(texts(field.value), field.onChange)}
            {help !== undefined && !error && <Field.HelperText>{help}</Field.HelperText>}
            <Field.ErrorText role="alert">{error?.message}</Field.ErrorText>
          </ChoiceBox>
        </Field.Root>
      )}
    />
  );
}

const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((v) => typeof v === "string") : [];
