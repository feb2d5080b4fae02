import { Button, Skeleton } from "@chakra-ui/react";
import { Suspense, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { KeyedBoundary } from "../../../../parts/boundary/keyed-boundary.tsx";
import { DialogBody, DialogFoot } from "../../../../parts/dialog/dialog.tsx";
import { TabDialog } from "../../../../parts/dialog/tab-dialog.tsx";
import { FailureNotice } from "../../../../parts/list/notices.tsx";
import { AnswerText } from "./answer-text.tsx";

/** What the order service answers of an order, as it comes, beside the order. */
export default function AnswerDialog(props: { readonly id: string; readonly onClose: () => void }): ReactNode {
  const { t } = useTranslation("order-detail");
  const [tries, tryAgain] = useState(0);
  return (
    <TabDialog title={t("answer.title")} size="800px" isDrawer onClose={props.onClose}>
      <DialogBody>
        <KeyedBoundary
          of={tries}
          failed={(error) => <FailureNotice error={error} onRetry={() => tryAgain(tries + 1)} isRetrying={false} />}
        >
          <Suspense fallback={<Skeleton height="96" />}>
            <AnswerText id={props.id} fetchKey={tries} />
          </Suspense>
        </KeyedBoundary>
      </DialogBody>
      <DialogFoot>
        <span />
        <Button data-autofocus onClick={props.onClose}>
          {t("answer.close")}
        </Button>
      </DialogFoot>
    </TabDialog>
  );
}
