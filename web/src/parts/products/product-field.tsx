import type { ReactNode } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { ChoiceField } from "../form/choice-field.tsx";
import { NamesOrCode } from "../form/names-or-code.tsx";
import { TextField } from "../form/text-field.tsx";
import { useProductsInUse } from "./use-products-in-use.ts";

interface ProductFieldProps<In extends FieldValues, Out> {
  readonly form: UseFormReturn<In, unknown, Out>;
  /** Of a field that holds a product's code. */
  readonly name: Path<In>;
  readonly label: string;
  /** What none is called, where a row may speak of any product. */
  readonly none?: string;
  /** Takes the cursor when the form opens. */
  readonly isFirst?: boolean;
}

/** One of the products by its name; where their names don't come, by its code. */
export function ProductField<In extends FieldValues, Out>(props: ProductFieldProps<In, Out>): ReactNode {
  const { none, ...field } = props;
  const code = <TextField {...field} isOptional={none !== undefined} maxLength={30} />;
  return (
    <NamesOrCode of={props.name} code={code}>
      <Names {...props} />
    </NamesOrCode>
  );
}
function Names<In extends FieldValues, Out>({ none, ...field }: ProductFieldProps<In, Out>) {
  const { t } = useTranslation("parts");
  return (
    <ChoiceField
      {...field}
      options={[{ value: "", label: none ?? t("choose") }, ...useProductsInUse(field.form.getValues(field.name))]}
      isOptional={none !== undefined}
    />
  );
}
