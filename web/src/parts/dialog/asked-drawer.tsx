import { Button, Skeleton } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Asked } from "../boundary/asked.tsx";
import { DialogBody, DialogFoot } from "./dialog.tsx";
import { TabDialog } from "./tab-dialog.tsx";

/** A panel that shows what is asked for when it opens, and is closed again. */
export function AskedDrawer(props: {
  readonly title: string;
  /** What it is asked of: that it failed of one says nothing of another. */
  readonly of?: string;
  /** What is to be known before it. */
  readonly help?: string;
  readonly onClose: () => void;
  /** `tries` counts up when it is to be asked again. May suspend. */
  readonly children: (tries: number) => ReactNode;
}): ReactNode {
  const { t } = useTranslation("shell");
  const { title, of = "", help, onClose, children } = props;
  return (
    <TabDialog title={title} isDrawer onClose={onClose}>
      <DialogBody>
        {help !== undefined && <p>{help}</p>}
        <Asked of={of} fallback={<Skeleton height="40" />}>
          {children}
        </Asked>
      </DialogBody>
      <DialogFoot>
        <span />
        <Button data-autofocus onClick={onClose}>
          {t("close")}
        </Button>
      </DialogFoot>
    </TabDialog>
  );
}
