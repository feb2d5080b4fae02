import type { ReactNode } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { ChoiceField } from "../form/choice-field.tsx";
import { NamesOrCode } from "../form/names-or-code.tsx";
import { TextField } from "../form/text-field.tsx";
import { useReference } from "./use-reference.ts";

interface CargoTypeFieldProps<In extends FieldValues, Out> {
  readonly form: UseFormReturn<In, unknown, Out>;
  /** Of a field that holds a cargo type's code. */
  readonly name: Path<In>;
  readonly label: string;
  /** What none is called. */
  readonly none: string;
}

/** One of the cargo types in use by its name, or none; where their names don't come, by its code. */
export function CargoTypeField<In extends FieldValues, Out>(props: CargoTypeFieldProps<In, Out>): ReactNode {
  const { form, name, label } = props;
  const code = <TextField form={form} name={name} label={label} isOptional maxLength={30} />;
  return (
    <NamesOrCode of={name} code={code}>
      <Names {...props} />
    </NamesOrCode>
  );
}
function Names<In extends FieldValues, Out>({ none, ...field }: CargoTypeFieldProps<In, Out>) {
  const held: string = field.form.getValues(field.name);
  const inUse = useReference("postingCargoTypeList").map(({ key, name }) => ({ value: key, label: name }));
  // One that a row holds stays, whether it can still be chosen or not.
  const gone = held === "" || inUse.some(({ value }) => value === held) ? [] : [{ value: held, label: held }];
  return <ChoiceField {...field} options={[{ value: "", label: none }, ...inUse, ...gone]} isOptional />;
}
