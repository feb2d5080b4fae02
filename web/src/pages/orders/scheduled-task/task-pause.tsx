import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { taskPause_task$key } from "../../../__generated__/taskPause_task.graphql.ts";
import type { taskPauseMutation } from "../../../__generated__/taskPauseMutation.graphql.ts";
import { Confirm } from "../../../parts/confirm/confirm.tsx";
import { useAct } from "../../../parts/form/use-act.ts";

/** Pauses a task, after a question: what it clears away piles up meanwhile. */
export function TaskPause(props: { readonly task: taskPause_task$key; readonly onClose: () => void }): ReactNode {
  const { t } = useTranslation("scheduled-task");
  const { id, name, service } = useFragment(
    graphql`
      fragment taskPause_task on ScheduledTask {
        id
        name
        service
      }
    `,
    props.task,
  );
  const pause = useAct<taskPauseMutation>(graphql`
    mutation taskPauseMutation($input: ScheduledTaskInput!) {
      pauseScheduledTask(input: $input) {
        task {
          ...scheduledTaskRow_task
        }
        errors {
          message
          detail
          traceId
        }
      }
    }
  `);
  return (
    <Confirm
      title={t("pauseQuestion", { name: t(`name.${name}`), service: t(`service.${service}`) })}
      text={t("pauseHelp")}
      verb={t("pause")}
      isCritical
      isBusy={pause.isBusy}
      onConfirm={(idempotencyKey) => pause.act({ input: { id, idempotencyKey } }, props.onClose)}
      onClose={props.onClose}
    />
  );
}
