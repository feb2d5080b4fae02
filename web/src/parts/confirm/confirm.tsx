import { Button } from "@chakra-ui/react";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { BusyButton } from "../button/busy-button.tsx";
import { Dialog, DialogBody, DialogFoot } from "../dialog/dialog.tsx";
import { newIdempotencyKey } from "../form/idempotency.ts";

/** Asks before an act. The title is the question that names it, the verb is on the button, and the safe button has the focus. */
export function Confirm(props: {
  /** `Disable MYR?`, never "Are you sure?". */
  readonly title: string;
  /** What follows from it. */
  readonly text?: string;
  /** What is asked beside it, below the text. */
  readonly children?: ReactNode;
  /** `Disable`. */
  readonly verb: string;
  /** What is done instead; "Cancel" unless that could be misread. */
  readonly keep?: string;
  readonly isCritical?: boolean;
  readonly isBusy?: boolean;
  /** Takes the key of the submission, made as the question opens (ERR-05). */
  readonly onConfirm: (idempotencyKey: string) => void;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useTranslation("parts");
  const [idempotencyKey] = useState(newIdempotencyKey);
  return (
    <Dialog title={props.title} onClose={props.onClose} role="alertdialog" size="md">
      <DialogBody>
        {props.text}
        {props.children}
      </DialogBody>
      <DialogFoot>
        <span />
        <Button data-autofocus onClick={props.onClose}>
          {props.keep ?? t("form.cancel")}
        </Button>
        <BusyButton
          variant="solid"
          colorPalette={props.isCritical ? "critical" : "gray"}
          isBusy={props.isBusy ?? false}
          onClick={() => props.onConfirm(idempotencyKey)}
        >
          {props.verb}
        </BusyButton>
      </DialogFoot>
    </Dialog>
  );
}
