import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Asked } from "../boundary/asked.tsx";
import { OutcomesDialog } from "../order-act/act-task-dialog.tsx";
import { useAttended } from "../order-act/attended.ts";
import { CustomerAct } from "./customer-act.tsx";

/** What came of an act on all customers that matched, as it goes on. */
export default function CustomerActDialog(props: {
  readonly title: string;
  readonly taskId: string;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useTranslation("order-act");
  useAttended(props.taskId);
  return (
    <OutcomesDialog title={props.title} onClose={props.onClose}>
      <Asked fallback={t("loading")}>{() => <CustomerAct taskId={props.taskId} />}</Asked>
    </OutcomesDialog>
  );
}
