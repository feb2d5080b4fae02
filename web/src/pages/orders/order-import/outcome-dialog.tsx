import { Button } from "@chakra-ui/react";
import { Suspense, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { KeyedBoundary } from "../../../parts/boundary/keyed-boundary.tsx";
import { DialogBody, DialogFoot } from "../../../parts/dialog/dialog.tsx";
import { TabDialog } from "../../../parts/dialog/tab-dialog.tsx";
import { FailureNotice } from "../../../parts/list/notices.tsx";

/** What a dialog of work under way is opened with. */
export interface Outcome {
  readonly id: string;
  /** Counts up when it may have moved on. */
  readonly fetchKey: number;
  readonly onAskAgain: () => void;
  readonly onClose: () => void;
}

/** A dialog of work that may move on while it is looked at; what it shows is asked for within. */
export function OutcomeDialog(props: Outcome & { readonly title: string; readonly children: ReactNode }): ReactNode {
  const { t } = useTranslation("order-import");
  const { title, fetchKey, onAskAgain, onClose } = props;
  return (
    <TabDialog title={title} size="4xl" onClose={onClose}>
      <KeyedBoundary
        of={fetchKey}
        failed={(error) => (
          <DialogBody>
            <FailureNotice error={error} onRetry={onAskAgain} isRetrying={false} />
          </DialogBody>
        )}
      >
        <Suspense
          fallback={
            <>
              <DialogBody>{t("loading")}</DialogBody>
              <OutcomeFoot onClose={onClose} />
            </>
          }
        >
          {props.children}
        </Suspense>
      </KeyedBoundary>
    </TabDialog>
  );
}

/** The foot of such a dialog: close, and what else can be done. */
export function OutcomeFoot(props: { readonly onClose: () => void; readonly children?: ReactNode }): ReactNode {
  const { t } = useTranslation("order-import");
  return (
    <DialogFoot>
      <span />
      <Button data-autofocus onClick={props.onClose}>
        {t("close")}
      </Button>
      {props.children}
    </DialogFoot>
  );
}
