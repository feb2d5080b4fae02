import type { ReactNode } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { DayField } from "../../../parts/form/day-field.tsx";

/** PERM-04: first and last day of a grant. */
export function DaysFields<In extends FieldValues, Out>(props: {
  readonly form: UseFormReturn<In, unknown, Out>;
  readonly from: Path<In>;
  readonly to: Path<In>;
}): ReactNode {
  const { t } = useTranslation("perm-leaf-account");
  return (
    <>
      <DayField form={props.form} name={props.from} label={t("validFrom")} help={t("help.validFrom")} />
      <DayField form={props.form} name={props.to} label={t("validTo")} help={t("help.validTo")} />
    </>
  );
}
