import { Button } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Dialog, DialogBody, DialogFoot } from "../dialog/dialog.tsx";

/** A dialog that only says something. */
export function Said(props: {
  readonly title: string;
  readonly text: ReactNode;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useTranslation("order-act");
  return (
    <Dialog title={props.title} onClose={props.onClose}>
      <DialogBody>{props.text}</DialogBody>
      <DialogFoot>
        <span />
        <Button data-autofocus onClick={props.onClose}>
          {t("close")}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
