import { useCallback } from "react";
import { useTranslation } from "react-i18next";

/** The title of a column: the page's own `column.<id>`, else that of the columns that all catalogues share. */
export function useColumnTitle(namespace: string): (column: string) => string {
  const { t } = useTranslation([namespace, "parts"]);
  return useCallback((column: string) => t([`column.${column}`, `parts:catalogue.column.${column}`]), [t]);
}
