import { Button, Skeleton } from "@chakra-ui/react";
import { type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Asked } from "../../../../parts/boundary/asked.tsx";
import { DialogBody, DialogFoot } from "../../../../parts/dialog/dialog.tsx";
import { TabDialog } from "../../../../parts/dialog/tab-dialog.tsx";
import { AnswerText } from "./answer-text.tsx";

/** What the order service answers of an order, as it comes, beside the order. */
export default function AnswerDialog(props: { readonly id: string; readonly onClose: () => void }): ReactNode {
  const { t } = useTranslation("order-detail");
  return (
    <TabDialog title={t("answer.title")} size="800px" isDrawer onClose={props.onClose}>
      <DialogBody>
        <Asked fallback={<Skeleton height="96" />}>{(tries) => <AnswerText id={props.id} fetchKey={tries} />}</Asked>
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
