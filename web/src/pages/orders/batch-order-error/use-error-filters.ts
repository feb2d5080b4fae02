import { useTranslation } from "react-i18next";
import type { Filter } from "../../../parts/filters/filter.ts";
import { textFilter } from "../../../parts/filters/kinds.tsx";
import type { ErrorFilter } from "./batch-order-error-list.ts";

/** The chips of the list: a file in full, a rule and a column by their keys, as the counts set them. */
export function useErrorFilters(filter: ErrorFilter, set: (part: Partial<ErrorFilter>) => void): readonly Filter[] {
  const { t } = useTranslation("batch-order-error");
  return [
    textFilter({
      id: "fileName",
      label: t("column.fileName"),
      value: filter.fileName,
      maxLength: 200,
      onChange: (fileName) => set({ fileName }),
    }),
    textFilter({
      id: "rule",
      label: t("rule"),
      value: filter.rule,
      maxLength: 60,
      onChange: (rule) => set({ rule }),
    }),
    textFilter({
      id: "field",
      label: t("field"),
      value: filter.field,
      maxLength: 60,
      onChange: (field) => set({ field }),
    }),
  ];
}
