import { Button } from "@chakra-ui/react";
import { Suspense, useState, type ComponentType, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { MenuButton } from "@linehaul/schema/modules";
import type { ExportedList } from "@linehaul/schema/orders/export-task";
import { useShell } from "../../tab/use-shell.ts";
import { lazyPart } from "../lazy/lazy-part.ts";
import type { ListExportProps } from "./export-dialog.tsx";
import { withExportTexts } from "./texts.ts";

/** The dialog of a list's files, which comes when there is time: `listExport(() => import("./order-export.tsx"))`. */
export const listExport = (load: () => Promise<{ default: ComponentType<ListExportProps> }>) =>
  lazyPart(() => withExportTexts(load));

/** The export of a list: its button, for those who hold the list's, and the dialog that it opens, which the page draws beside the list. */
export interface ListExport {
  /** Null for who may not. `ticked`: node ids of the rows that it is pressed for, or none. */
  readonly button: (ticked?: readonly string[]) => ReactNode;
  readonly dialog: ReactNode;
}

export function useListExport(
  o: Omit<ListExportProps, "ticked" | "onClose"> & {
    readonly list: ExportedList;
    readonly dialog: ComponentType<ListExportProps>;
  },
): ListExport {
  const { t } = useTranslation("parts");
  const { may } = useShell();
  const [ticked, setTicked] = useState<readonly string[] | null>(null);
  const { list, dialog: Dialog, ...asking } = o;
  const needed: MenuButton = `${list}.EXPORT`;
  return {
    button: (rows = []) =>
      may(needed) && (
        <Button size="sm" variant="outline" onClick={() => setTicked(rows)}>
          {t("export.do")}
        </Button>
      ),
    dialog: ticked !== null && (
      <Suspense fallback={null}>
        <Dialog {...asking} ticked={ticked} onClose={() => setTicked(null)} />
      </Suspense>
    ),
  };
}
