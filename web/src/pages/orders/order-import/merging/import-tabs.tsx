import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

export const IMPORT_VIEWS = ["sheets", "preMerges", "merges"] as const;
/** What of the imports is shown. */
export type ImportView = (typeof IMPORT_VIEWS)[number];

/** The way from the uploaded sheets to what was proposed of them, and to what was merged. */
export function ImportTabs(props: {
  readonly value: ImportView;
  readonly onChange: (view: ImportView) => void;
}): ReactNode {
  const { t } = useTranslation("order-import");
  return (
    <nav aria-label={t("views.label")}>
      {IMPORT_VIEWS.map((view) => (
        <button key={view} type="button" aria-pressed={props.value === view} onClick={() => props.onChange(view)}>
          {t(`views.${view}`)}
        </button>
      ))}
    </nav>
  );
}
