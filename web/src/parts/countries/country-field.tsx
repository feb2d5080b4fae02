import type { ReactNode } from "react";
import { useWatch, type FieldValues, type Path, type UseFormReturn } from "react-hook-form";
import { ChoiceField } from "../form/choice-field.tsx";
import { NamesOrCode } from "../form/names-or-code.tsx";
import { TextField } from "../form/text-field.tsx";
import { useCountries } from "./country-choice.tsx";

interface CountryFieldProps<In extends FieldValues, Out> {
  readonly form: UseFormReturn<In, unknown, Out>;
  /** Of a field that holds ISO 3166-1 alpha-2. */
  readonly name: Path<In>;
  readonly label: string;
  /** What none is called, where a row may speak of any country. */
  readonly none?: string;
  /** What stands there until one is chosen, where none is chosen for the user. */
  readonly choose?: string;
}

/** One of the countries by its name; where their names don't come, by its code. */
export function CountryField<In extends FieldValues, Out>(props: CountryFieldProps<In, Out>): ReactNode {
  const { form, name, label, none } = props;
  const code = <TextField form={form} name={name} label={label} isOptional={none !== undefined} maxLength={2} />;
  return (
    <NamesOrCode of={name} code={code}>
      <Names {...props} />
    </NamesOrCode>
  );
}
function Names<In extends FieldValues, Out>({ none, choose, ...field }: CountryFieldProps<In, Out>) {
  const { form, name } = field;
  const held: unknown = useWatch({ control: form.control, name });
  // One that went out of use stays where a row names it.
  const countries = useCountries().filter(({ isInUse, value }) => isInUse || value === held);
  const empty = none ?? choose;
  const options = empty === undefined ? countries : [{ value: "", label: empty }, ...countries];
  return <ChoiceField {...field} options={options} isOptional={none !== undefined} />;
}
