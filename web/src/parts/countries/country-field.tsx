import { Suspense, type ReactNode } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { KeyedBoundary } from "../boundary/keyed-boundary.tsx";
import { ChoiceField } from "../form/choice-field.tsx";
import { TextField } from "../form/text-field.tsx";
import { useCountries } from "./country-choice.tsx";

interface CountryFieldProps<In extends FieldValues, Out> {
  readonly form: UseFormReturn<In, unknown, Out>;
  /** Of a field that holds ISO 3166-1 alpha-2. */
  readonly name: Path<In>;
  readonly label: string;
}

/** One of the countries by its name; where their names don't come, by its code. */
export function CountryField<In extends FieldValues, Out>(props: CountryFieldProps<In, Out>): ReactNode {
  const code = <TextField {...props} maxLength={2} />;
  return (
    <KeyedBoundary of={props.name} failed={() => code}>
      <Suspense fallback={code}>
        <Names {...props} />
      </Suspense>
    </KeyedBoundary>
  );
}
const Names = <In extends FieldValues, Out>(props: CountryFieldProps<In, Out>) => (
  <ChoiceField {...props} options={useCountries()} />
);
