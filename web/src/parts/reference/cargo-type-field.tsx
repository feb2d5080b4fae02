import type { ReactNode } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { ReferenceField } from "./reference-field.tsx";

/** One of the cargo types in use by its name, or none; where their names don't come, by its code. */
export function CargoTypeField<In extends FieldValues, Out>(props: {
  readonly form: UseFormReturn<In, unknown, Out>;
  /** Of a field that holds a cargo type's code. */
  readonly name: Path<In>;
  readonly label: string;
  /** What none is called. */
  readonly none: string;
}): ReactNode {
  return <ReferenceField {...props} list="postingCargoTypeList" />;
}
