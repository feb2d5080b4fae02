import type { ReactNode } from "react";
import { graphql, readInlineData } from "react-relay";
import type { actDialog_act$key } from "../../__generated__/actDialog_act.graphql.ts";
import { ActOutcomes } from "./act-outcomes.tsx";
import { OutcomesDialog, TaskOutcomes } from "./act-task-dialog.tsx";

/** What came of an act on many orders: at once, or as its task goes on. */
export function ActDialog(props: {
  readonly title: string;
  readonly act: actDialog_act$key;
  readonly onClose: () => void;
}): ReactNode {
  const { title, onClose } = props;
  const act = readInlineData(
    graphql`
      fragment actDialog_act on OrderAct @inline {
        taskId
        ...actOutcomes_act
      }
    `,
    props.act,
  );
  return (
    <OutcomesDialog title={title} onClose={onClose}>
      {act.taskId ? <TaskOutcomes taskId={act.taskId} /> : <ActOutcomes act={act} />}
    </OutcomesDialog>
  );
}
