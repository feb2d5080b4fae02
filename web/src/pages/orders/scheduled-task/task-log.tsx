import { Button } from "@chakra-ui/react";
import { Suspense, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment, useLazyLoadQuery } from "react-relay";
import type { taskLog_task$key } from "../../../__generated__/taskLog_task.graphql.ts";
import type { taskLogQuery } from "../../../__generated__/taskLogQuery.graphql.ts";
import { Instant } from "../../../format/instant.tsx";
import { KeyedBoundary } from "../../../parts/boundary/keyed-boundary.tsx";
import { DialogBody, DialogFoot } from "../../../parts/dialog/dialog.tsx";
import { TabDialog } from "../../../parts/dialog/tab-dialog.tsx";
import { FailureNotice } from "../../../parts/list/notices.tsx";
import { TraceId } from "../../../parts/list/trace-id.tsx";
import { StatusTag } from "../../../parts/status/status-tag.tsx";
import { SimpleTable } from "../../../parts/table/simple-table.tsx";

/** A task's newest runs: when, for whom, how it went, and what was done. */
export function TaskLog(props: {
  readonly task: taskLog_task$key;
  /** Counts up when runs may have begun or ended. */
  readonly fetchKey: number;
  readonly onAskAgain: () => void;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useTranslation(["scheduled-task", "parts"]);
  const { id, name, service } = useFragment(
    graphql`
      fragment taskLog_task on ScheduledTask {
        id
        name
        service
      }
    `,
    props.task,
  );
  const { fetchKey, onAskAgain, onClose } = props;
  return (
    <TabDialog
      title={t("logTitle", { name: t(`name.${name}`), service: t(`service.${service}`) })}
      size="4xl"
      onClose={onClose}
    >
      <DialogBody>
        <KeyedBoundary
          of={fetchKey}
          failed={(error) => <FailureNotice error={error} onRetry={onAskAgain} isRetrying={false} />}
        >
          <Suspense fallback={<p>{t("loading")}</p>}>
            <Runs id={id} fetchKey={fetchKey} />
          </Suspense>
        </KeyedBoundary>
      </DialogBody>
      <DialogFoot>
        <span>{t("logHelp")}</span>
        <Button data-autofocus onClick={onClose}>
          {t("close")}
        </Button>
      </DialogFoot>
    </TabDialog>
  );
}

function Runs({ id, fetchKey }: { readonly id: string; readonly fetchKey: number }) {
  const { t } = useTranslation("scheduled-task");
  const { scheduledTaskRuns: runs } = useLazyLoadQuery<taskLogQuery>(
    graphql`
      query taskLogQuery($id: ID!) {
        scheduledTaskRuns(id: $id) {
          id
          state
          askedBy
          dueAt
          startedAt
          endedAt
          traceId
          log {
            line
            count
          }
        }
      }
    `,
    { id },
    { fetchPolicy: "network-only", fetchKey },
  );
  return (
    <SimpleTable
      label={t("runs")}
      heads={["begun", "by", "outcome", "ended", "lines", "trace"].map((one) => t(`logColumn.${one}`))}
      rows={runs.map((run) => ({
        key: run.id,
        cells: [
          <Instant key="begun" at={run.startedAt ?? run.dueAt} />,
          run.askedBy ?? t("clock"),
          <StatusTag key="state" kind="task" value={run.state} />,
          run.endedAt && <Instant key="ended" at={run.endedAt} />,
          run.log.map(({ line, count }) => t(`line.${line}`, { count: count ?? 0 })).join(" · "),
          <TraceId key="trace" id={run.traceId} isInline />,
        ],
      }))}
      none={t("noRuns")}
    />
  );
}
