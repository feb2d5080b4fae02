import { useState, type ReactNode } from "react";
import { useController, type FieldValues, type Path, type UseFormReturn } from "react-hook-form";
import { useFieldError } from "../form/use-field-error.ts";
import { Lookup } from "./lookup.tsx";
import { customers } from "./sources/customers-source.ts";

/** A customer of a form, looked up by a piece of its name or code: the form holds its node id or its code. */
export function CustomerField<In extends FieldValues, Out>(props: {
  readonly form: UseFormReturn<In, unknown, Out>;
  readonly name: Path<In>;
  readonly holds: "customerId" | "customerCode";
  readonly label: string;
  readonly help?: string;
  readonly isOptional?: boolean;
  /** What the one that is there is called. */
  readonly chosen?: string;
}): ReactNode {
  const { form, name, holds, chosen = "", ...own } = props;
  const [called, call] = useState(chosen);
  const { field } = useController({ control: form.control, name });
  const error = useFieldError(form, name);
  return (
    <Lookup
      {...own}
      source={customers}
      chosen={called}
      error={error?.message}
      onChoose={(found) => {
        call(found?.label ?? "");
        field.onChange(found?.value[holds] ?? "");
      }}
    />
  );
}
