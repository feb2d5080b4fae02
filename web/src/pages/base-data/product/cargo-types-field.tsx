import type { ReactNode } from "react";
import { useWatch, type UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import type { ProductForm } from "@linehaul/schema/base-data/product";
import { Asked } from "../../../parts/boundary/asked.tsx";
import { TicksField } from "../../../parts/form/ticks-field.tsx";
import { useReference } from "../../../parts/reference/use-reference.ts";

interface Props {
  readonly form: UseFormReturn<z.input<typeof ProductForm>, unknown, z.output<typeof ProductForm>>;
}

/** The cargo types that a product takes: of those in use, and those that it has. */
export const CargoTypesField = (props: Props): ReactNode => (
  <Asked fallback={null}>{(tries) => <Ticks {...props} turn={tries} />}</Asked>
);

function Ticks({ form, turn }: Props & { readonly turn: number }): ReactNode {
  const { t } = useTranslation("product");
  const held = useWatch({ control: form.control, name: "cargoTypes" });
  const inUse = useReference("postingCargoTypeList", turn, "store-and-network").map(({ key, name }) => ({
    value: key,
    label: name,
  }));
  const gone = held.filter((code) => !inUse.some(({ value }) => value === code));
  return (
    <TicksField
      form={form}
      name="cargoTypes"
      label={t("column.cargoTypes")}
      help={t("help.cargoTypes")}
      options={[...inUse, ...gone.map((code) => ({ value: code, label: code }))]}
      isWide
    />
  );
}
