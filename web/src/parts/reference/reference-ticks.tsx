import type { ReactNode } from "react";
import { useWatch, type FieldValues, type Path, type UseFormReturn } from "react-hook-form";
import { Asked } from "../boundary/asked.tsx";
import { TicksField } from "../form/ticks-field.tsx";
import { useReference, type ReferenceList } from "./use-reference.ts";

interface ReferenceTicksProps<In extends FieldValues, Out> {
  readonly form: UseFormReturn<In, unknown, Out>;
  /** Of a field that holds codes. */
  readonly name: Path<In>;
  readonly label: string;
  readonly help?: string;
  readonly list: ReferenceList;
}

/** Any of a list's entries, each with its tick: those in use, and those that the row has. */
export const ReferenceTicks = <In extends FieldValues, Out>(props: ReferenceTicksProps<In, Out>): ReactNode => (
  <Asked fallback={null}>{(tries) => <Ticks {...props} turn={tries} />}</Asked>
);

function Ticks<In extends FieldValues, Out>(props: ReferenceTicksProps<In, Out> & { readonly turn: number }) {
  const { list, turn, ...field } = props;
  const held: unknown = useWatch({ control: field.form.control, name: field.name });
  const inUse = useReference(list, turn, "store-and-network").map(({ key, name }) => ({ value: key, label: name }));
  const codes = Array.isArray(held) ? held.filter((code) => typeof code === "string") : [];
  const gone = codes.filter((code) => !inUse.some(({ value }) => value === code));
  return <TicksField {...field} options={[...inUse, ...gone.map((code) => ({ value: code, label: code }))]} isWide />;
}
