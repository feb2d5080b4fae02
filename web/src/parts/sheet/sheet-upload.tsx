import { Button } from "@chakra-ui/react";
import { Suspense, useState, type ComponentType, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { MenuButton } from "@linehaul/schema/modules";
import { useShell } from "../../tab/use-shell.ts";
import { lazyPart } from "../lazy/lazy-part.ts";
import type { SheetDialogProps } from "./sheet-dialog.tsx";
import { withSheetTexts } from "./texts.ts";

/** The dialog that takes a catalogue's sheet, which comes when there is time: `sheetUpload(() => import("./currency-upload.tsx"))`. */
export const sheetUpload = (load: () => Promise<{ default: ComponentType<SheetDialogProps> }>) =>
  lazyPart(() => withSheetTexts(load));

/** The upload of a catalogue: its button, for those who hold the module's alone, and the dialog that it opens, which the page draws beside the list. */
export function useSheetUpload(o: {
  /** By which button one uploads. */
  readonly by: MenuButton;
  readonly dialog: ComponentType<SheetDialogProps>;
  /** The rows are there: the list is asked for again. */
  readonly onStored: () => void;
}): { readonly button: ReactNode; readonly dialog: ReactNode } {
  const { t } = useTranslation("shell");
  const { may } = useShell();
  const [isOpen, open] = useState(false);
  const { dialog: Dialog } = o;
  return {
    button: may(o.by) && (
      <Button size="sm" variant="outline" onClick={() => open(true)}>
        {t("button.UPLOAD")}
      </Button>
    ),
    dialog: isOpen && (
      <Suspense fallback={null}>
        <Dialog
          onClose={() => open(false)}
          onStored={() => {
            open(false);
            o.onStored();
          }}
        />
      </Suspense>
    ),
  };
}
