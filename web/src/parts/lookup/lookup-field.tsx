import type { ReactNode } from "react";
import { Controller, type FieldValues, type Path, type UseFormReturn } from "react-hook-form";
import { Lookup } from "./lookup.tsx";
import type { LookupOperation, LookupSource } from "./source.ts";

/** A line of a form that is looked up: it holds what the look-up's box shows, e.g. a user name. */
export function LookupField<In extends FieldValues, Out, Q extends LookupOperation, T>(props: {
  readonly form: UseFormReturn<In, unknown, Out>;
  readonly name: Path<In>;
  readonly label: string;
  readonly source: LookupSource<Q, T>;
}): ReactNode {
  const { form, name, label, source } = props;
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState: { error } }) => (
        <Lookup
          source={source}
          label={label}
          chosen={String(field.value)}
          error={error?.message}
          onChoose={(found) => field.onChange(found?.label ?? "")}
        />
      )}
    />
  );
}
