import { Button } from "@chakra-ui/react";
import { type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Asked } from "../boundary/asked.tsx";
import { Dialog, DialogBody, DialogFoot } from "../dialog/dialog.tsx";
import { ActTask } from "./act-task.tsx";
import { useAttended } from "./attended.ts";

/** A dialog of outcomes. */
export function OutcomesDialog(props: {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}): ReactNode {
  const { t } = useTranslation("order-act");
  return (
    <Dialog title={props.title} onClose={props.onClose}>
      <DialogBody>{props.children}</DialogBody>
      <DialogFoot>
        <span />
        <Button data-autofocus variant="solid" onClick={props.onClose}>
          {t("close")}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

/** The outcomes of a task, which says itself why they can't be read. */
export function TaskOutcomes({ taskId }: { readonly taskId: string }): ReactNode {
  const { t } = useTranslation("order-act");
  useAttended(taskId);
  return <Asked fallback={t("loading")}>{() => <ActTask taskId={taskId} />}</Asked>;
}

/** What came of an act that is a task, as it goes on. */
export default function ActTaskDialog(props: {
  readonly title: string;
  readonly taskId: string;
  readonly onClose: () => void;
}): ReactNode {
  return (
    <OutcomesDialog title={props.title} onClose={props.onClose}>
      <TaskOutcomes taskId={props.taskId} />
    </OutcomesDialog>
  );
}
