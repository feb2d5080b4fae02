import { useTranslation } from "react-i18next";

/** The words of this page: labels of fields, and codes as words. A code that has no word yet is shown as it is. */
export function useLabels(): {
  readonly label: (field: string) => string;
  readonly code: (kind: string, code: string) => string;
} {
  const { t } = useTranslation(["order-detail", "parts"]);
  return {
    label: (field) => t(`field.${field}`),
    code: (kind, code) => t([`code.${kind}.${code}`, `parts:${kind}.${code}`], { defaultValue: code }),
  };
}
