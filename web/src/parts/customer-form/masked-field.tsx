import type { ReactNode } from "react";
import type { Path, UseFormReturn } from "react-hook-form";
import type { CustomerValues } from "@linehaul/schema/customers/customer-form/form";
import { MaskedField as Masked } from "../form/masked-field.tsx";
import type { MASKED_OF_PEOPLE, MaskedName } from "./customer-form-data.ts";

type Name = MaskedName | `contacts.${number}.${(typeof MASKED_OF_PEOPLE)[number]}`;
export type Form<Out> = UseFormReturn<CustomerValues, unknown, Out>;

/** A value of a customer that comes masked. */
export function MaskedField<Out>(props: {
  readonly form: Form<Out>;
  readonly name: Name;
  readonly label: string;
  readonly help?: string;
  /** As it comes; empty where there is none. */
  readonly mask: string | null | undefined;
  readonly isPhone?: boolean;
  readonly isOptional?: boolean;
  readonly maxLength: number;
}): ReactNode {
  const { form, name } = props;
  const path: Path<CustomerValues> = name;
  return <Masked {...props} name={path} onReplace={() => form.setValue(name, "", { shouldDirty: true })} />;
}
