import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type {
  scheduledTaskRow_task$data,
  scheduledTaskRow_task$key,
} from "../../../__generated__/scheduledTaskRow_task.graphql.ts";
import { instant } from "../../../format/instant.tsx";
import type { TextOf } from "../../../i18n/text-of.ts";
import { act } from "../../../parts/cells/act.tsx";
import { tag } from "../../../parts/status/tag.tsx";
import type { Cells } from "../../../parts/table/cells.ts";
import type { Column } from "../../../parts/table/column.ts";
import { useTableTexts } from "../../../parts/table/layout.ts";
import { TableRow } from "../../../parts/table/table-row.tsx";
import { scheduleWords } from "./schedule.ts";

interface Acts {
  readonly onRun: () => void;
  readonly onPause: () => void;
  readonly onResume: () => void;
  readonly onLog: () => void;
}
type Row = scheduledTaskRow_task$data & Acts & { readonly label: string };

export const scheduledTaskColumns: readonly Column<Row>[] = [
  { id: "name", width: 310, cell: (row, { t }) => <b>{t(`name.${row.name}`)}</b> },
  { id: "service", width: 90, cell: (row, { t }) => t(`service.${row.service}`) },
  { id: "schedule", width: 140, cell: (row, { t }) => schedule(row.schedule, t) },
  { id: "next", width: 150, cell: (row, { t }) => (row.nextAt ? instant(row.nextAt) : paused(row.pausedBy, t)) },
  { id: "last", width: 136, cell: (row) => row.last && instant(row.last.startedAt ?? row.last.dueAt) },
  { id: "outcome", width: 110, cell: (row, { t }) => row.last && tag("task", row.last.state, t) },
  { id: "acts", width: 220, fixed: "end", align: "end", cell: acts },
];

function schedule(cron: string, t: TextOf): string {
  const words = scheduleWords(cron);
  return words === null ? cron : t(words.key, { time: words.time });
}
const paused = (by: string | null | undefined, t: TextOf): string => t("paused", { by: by ?? "" });

/** What can be done with a task; it can't be asked for while it is being done. */
function acts(row: Row, { t }: Cells): ReactNode {
  const isOver = !row.last || row.last.endedAt;
  return (
    <>
      {row.viewerMayRun && isOver && act({ label: t("run"), to: row.label, onPress: row.onRun })}
      {row.viewerMayPause &&
        (row.nextAt
          ? act({ label: t("pause"), to: row.label, onPress: row.onPause })
          : act({ label: t("resume"), to: row.label, onPress: row.onResume }))}
      {act({ label: t("log"), to: row.label, onPress: row.onLog })}
    </>
  );
}

/** A task of the list. */
export function ScheduledTaskRow({ task: key, ...on }: Acts & { readonly task: scheduledTaskRow_task$key }): ReactNode {
  const t = useTableTexts();
  const task = useFragment(
    graphql`
      fragment scheduledTaskRow_task on ScheduledTask {
        id
        service
        name
        schedule
        nextAt
        pausedBy
        last {
          state
          dueAt
          startedAt
          endedAt
        }
        viewerMayRun
        viewerMayPause
      }
    `,
    key,
  );
  const label = t("taskOf", { name: t(`name.${task.name}`), service: t(`service.${task.service}`) });
  return <TableRow id={task.id} label={label} row={{ ...task, ...on, label }} columns={scheduledTaskColumns} />;
}
