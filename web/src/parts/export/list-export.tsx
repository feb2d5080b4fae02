import { Button } from "@chakra-ui/react";
import { Suspense, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { MenuButton } from "@linehaul/schema/modules";
import { useShell } from "../../tab/use-shell.ts";
import type { Asking } from "./export-form.tsx";
import { ExportDialog } from "./lazy-dialog.ts";

/** The export of a list: its button, for those who hold the list's, and the dialog that it opens, which the page draws beside the list. */
export interface ListExport {
  /** Null for who may not. `ticked`: node ids of the rows that it is pressed for, or none. */
  readonly button: (ticked?: readonly string[]) => ReactNode;
  readonly dialog: ReactNode;
}

export function useListExport(asking: Omit<Asking, "ticked">): ListExport {
  const { t } = useTranslation("parts");
  const { may } = useShell();
  const [ticked, setTicked] = useState<readonly string[] | null>(null);
  const needed: MenuButton = `${asking.exported.list}.EXPORT`;
  return {
    button: (rows = []) =>
      may(needed) && (
        <Button size="sm" variant="outline" onClick={() => setTicked(rows)}>
          {t("export.do")}
        </Button>
      ),
    dialog: ticked !== null && (
      <Suspense fallback={null}>
        <ExportDialog {...asking} ticked={ticked} onClose={() => setTicked(null)} />
      </Suspense>
    ),
  };
}
