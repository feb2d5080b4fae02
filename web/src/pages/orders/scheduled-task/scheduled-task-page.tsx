import { chakra } from "@chakra-ui/react";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type {
  scheduledTaskPageQuery,
  scheduledTaskPageQuery$data,
} from "../../../__generated__/scheduledTaskPageQuery.graphql.ts";
import { GraphiqlButton } from "../../../parts/graphiql/graphiql-button.tsx";
import { ListRegion } from "../../../parts/list/region.tsx";
import { PageBar, PageFrame } from "../../../parts/page/page-bar.tsx";
import { useReload } from "../../../parts/page/use-reload.ts";
import { DataTable } from "../../../parts/table/data-table.tsx";
import { useChanges } from "../../../tab/changes.ts";
import type { PageProps } from "../../../tab/page-props.ts";
import { toast } from "../../../tab/toast/queue.ts";
import { scheduledTaskColumns, ScheduledTaskRow } from "./scheduled-task-row.tsx";
import { TaskLog } from "./task-log.tsx";
import { TaskPause } from "./task-pause.tsx";
import { useTaskActs } from "./use-task-acts.ts";

const Help = chakra("p", { base: { px: "4", pb: "2", color: "fg.muted", "&[role=alert]": { color: "caution.fg" } } });

const scheduledTaskQuery = graphql`
  query scheduledTaskPageQuery @preloadable {
    scheduledTasks {
      silent
      tasks {
        id
        ...scheduledTaskRow_task
        ...taskPause_task
        ...taskLog_task
      }
    }
  }
`;

type Task = scheduledTaskPageQuery$data["scheduledTasks"]["tasks"][number];
interface Asked {
  readonly what: "pause" | "log";
  readonly task: Task;
}

/** What runs by the clock, of all three services (SYS-09). */
export default function ScheduledTaskPage({ queryRef: first }: PageProps<scheduledTaskPageQuery>): ReactNode {
  const { t } = useTranslation("scheduled-task");
  const { queryRef, isPending, reload } = useReload<scheduledTaskPageQuery>(scheduledTaskQuery, first);
  const [asked, ask] = useState<Asked | null>(null);
  const [changes, count] = useState(0);
  useChanges(["TASKS"], () => {
    reload();
    count((n) => n + 1);
  });
  return (
    <PageFrame>
      <PageBar title={t("title")} actions={<GraphiqlButton question={queryRef} />} />
      <Help>{t("help")}</Help>
      <ListRegion list={{ queryRef, isPending, reload }} page="scheduled-task" columns={scheduledTaskColumns}>
        <Tasks queryRef={queryRef} isPending={isPending} onAsk={ask} />
      </ListRegion>
      {asked?.what === "pause" && <TaskPause task={asked.task} onClose={() => ask(null)} />}
      {asked?.what === "log" && (
        <TaskLog
          task={asked.task}
          fetchKey={changes}
          onAskAgain={() => count((n) => n + 1)}
          onClose={() => ask(null)}
        />
      )}
    </PageFrame>
  );
}

function Tasks(props: {
  readonly queryRef: PreloadedQuery<scheduledTaskPageQuery>;
  readonly isPending: boolean;
  readonly onAsk: (asked: Asked) => void;
}) {
  const { t } = useTranslation("scheduled-task");
  const { tasks, silent } = usePreloadedQuery<scheduledTaskPageQuery>(
    scheduledTaskQuery,
    props.queryRef,
  ).scheduledTasks;
  const acts = useTaskActs((what) => toast({ tone: "success", text: t(what) }));
  return (
    <>
      {silent.map((service) => (
        <Help key={service} role="alert">
          {t("silent", { service: t(`service.${service}`) })}
        </Help>
      ))}
      <DataTable
        label={t("title")}
        page="scheduled-task"
        columns={scheduledTaskColumns}
        density={null}
        busy={props.isPending}
      >
        {tasks.map((task) => (
          <ScheduledTaskRow
            key={task.id}
            task={task}
            onRun={() => acts.run(task.id)}
            onPause={() => props.onAsk({ what: "pause", task })}
            onResume={() => acts.resume(task.id)}
            onLog={() => props.onAsk({ what: "log", task })}
          />
        ))}
      </DataTable>
    </>
  );
}
