import { chakra, Field } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { useFieldError } from "./use-field-error.ts";

const Line = chakra("label", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "2",
    minH: "control",
    "& > input": { accentColor: "var(--chakra-colors-route)" },
  },
});

/** Yes or no, as a box beside its label. */
export function SwitchField<In extends FieldValues, Out>(props: {
  readonly form: UseFormReturn<In, unknown, Out>;
  readonly name: Path<In>;
  readonly label: string;
  readonly help?: string;
}): ReactNode {
  const { form, name, label, help } = props;
  const error = useFieldError(form, name);
  return (
    <Field.Root invalid={error !== undefined} justifyContent="end">
      <Line>
        <input type="checkbox" {...form.register(name)} />
        {label}
      </Line>
      {help !== undefined && !error && <Field.HelperText>{help}</Field.HelperText>}
      <Field.ErrorText>{error?.message}</Field.ErrorText>
    </Field.Root>
  );
}
