import type { ReactNode } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { CONFIG_STATUS } from "@linehaul/schema/catalogue";
import { ChoiceField } from "../form/choice-field.tsx";

/** In use or not, in the form of a row whose module has no button for it. */
export function StatusField<In extends FieldValues, Out>(props: {
  readonly form: UseFormReturn<In, unknown, Out>;
  readonly name: Path<In>;
  readonly help: string;
}): ReactNode {
  const { t } = useTranslation("parts");
  const options = CONFIG_STATUS.map((value) => ({ value, label: t(`status.config.${value}`) }));
  return <ChoiceField {...props} label={t("catalogue.column.status")} options={options} />;
}
