import { useTranslation } from "react-i18next";
import { IMPORT_COLUMN_KEYS } from "@linehaul/schema/orders/order-import/columns";
import { IMPORT_RULES } from "@linehaul/schema/orders/order-import/rules";
import { headOf } from "@linehaul/schema/orders/order-import/texts";
import { isLanguage } from "@linehaul/schema/sites";
import { useRules } from "../../../parts/lazy/rule-texts.ts";
import type { Filter } from "../../../parts/filters/filter.ts";
import { oneOfFilter, textFilter } from "../../../parts/filters/kinds.tsx";
import type { ErrorFilter } from "./batch-order-error-list.ts";

/** Of a rule alone nobody knows the bounds and values that it names. */
const ANY = Object.fromEntries(
  ["minimum", "maximum", "number", "row", "code", "name", "unit"].map((param) => [param, "…"]),
);

/** The chips of the list: a file by its name in full, a rule in words, a column by its heading. */
export function useErrorFilters(filter: ErrorFilter, set: (part: Partial<ErrorFilter>) => void): readonly Filter[] {
  const { t, i18n } = useTranslation("batch-order-error");
  const say = useRules();
  const language = isLanguage(i18n.language) ? i18n.language : "en";
  return [
    textFilter({
      id: "fileName",
      label: t("column.fileName"),
      value: filter.fileName,
      maxLength: 200,
      onChange: (fileName) => set({ fileName }),
    }),
    oneOfFilter<string>({
      id: "rule",
      label: t("rule"),
      value: filter.rule,
      options: IMPORT_RULES.map((value) => ({ value, label: say(value, ANY) })),
      onChange: (rule) => set({ rule }),
    }),
    oneOfFilter<string>({
      id: "field",
      label: t("column.heading"),
      value: filter.field,
      options: IMPORT_COLUMN_KEYS.map((value) => ({ value, label: headOf(value, language) })),
      onChange: (field) => set({ field }),
    }),
  ];
}
