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
  /** Takes the cursor when the form opens. */
  readonly isFirst?: boolean;
}

/** One of the products by its name; where their names don't come, by its code. */
export function ProductField<In extends FieldValues, Out>(props: ProductFieldProps<In, Out>): ReactNode {
  const code = <TextField {...props} maxLength={30} />;
  return (
    <NamesOrCode of={props.name} code={code}>
      <Names {...props} />
    </NamesOrCode>
  );
}
function Names<In extends FieldValues, Out>(props: ProductFieldProps<In, Out>) {
  const { t } = useTranslation("parts");
  return (
    <ChoiceField
      {...props}
      options={[{ value: "", label: t("choose") }, ...useProductsInUse(props.form.getValues(props.name))]}
    />
  );
}
