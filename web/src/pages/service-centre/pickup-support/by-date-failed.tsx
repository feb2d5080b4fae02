import type { ReactNode } from "react";
import { DialogBody, Dialog } from "../../../parts/dialog/dialog.tsx";
import { useTranslation } from "react-i18next";
import { FailureNotice } from "../../../parts/list/notices.tsx";

/** They could not be counted: back to the form, whose button asks again. */
export function ByDateFailed(props: { readonly error: unknown; readonly onClose: () => void }): ReactNode {
  const { t } = useTranslation("pickup-support");
  return (
    <Dialog title={t("counting")} role="alertdialog" onClose={props.onClose}>
      <DialogBody>
        <FailureNotice error={props.error} onRetry={props.onClose} isRetrying={false} />
      </DialogBody>
    </Dialog>
  );
}
