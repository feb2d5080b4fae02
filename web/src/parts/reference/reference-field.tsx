import type { ReactNode } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { ChoiceField } from "../form/choice-field.tsx";
import { NamesOrCode } from "../form/names-or-code.tsx";
import { TextField } from "../form/text-field.tsx";
import { useReference, type ReferenceList } from "./use-reference.ts";

interface ReferenceFieldProps<In extends FieldValues, Out> {
  readonly form: UseFormReturn<In, unknown, Out>;
  /** Of a field that holds a code. */
  readonly name: Path<In>;
  readonly label: string;
  readonly list: ReferenceList;
  /** What none is called, where a row may do without. */
  readonly none?: string;
}

/** One of a list's entries by its name; where their names don't come, by its code. */
export function ReferenceField<In extends FieldValues, Out>(props: ReferenceFieldProps<In, Out>): ReactNode {
  const { form, name, label, none } = props;
  const code = <TextField form={form} name={name} label={label} isOptional={none !== undefined} maxLength={30} />;
  return (
    <NamesOrCode of={name} code={code}>
      <Names {...props} />
    </NamesOrCode>
  );
}
function Names<In extends FieldValues, Out>({ none, list, ...field }: ReferenceFieldProps<In, Out>) {
  const { t } = useTranslation("parts");
  const held: string = field.form.getValues(field.name);
  const inUse = useReference(list).map(({ key, name }) => ({ value: key, label: name }));
  // One that a row holds stays, whether it can still be chosen or not.
  const gone = held === "" || inUse.some(({ value }) => value === held) ? [] : [{ value: held, label: held }];
  const empty = { value: "", label: none ?? t("choose") };
  return <ChoiceField {...field} options={[empty, ...inUse, ...gone]} isOptional={none !== undefined} />;
}
