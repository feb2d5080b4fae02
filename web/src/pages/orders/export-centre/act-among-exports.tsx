import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type {
  actAmongExports_task$data,
  actAmongExports_task$key,
} from "../../../__generated__/actAmongExports_task.graphql.ts";
import { instant } from "../../../format/instant.tsx";
import { formatCount } from "../../../format/money.ts";
import { act } from "../../../parts/cells/act.tsx";
import { traceId } from "../../../parts/cells/trace-id.tsx";
import type { OwnActs } from "../../../parts/order-act/use-own-acts.ts";
import { tag } from "../../../parts/status/tag.tsx";
import type { Cells } from "../../../parts/table/cells.ts";
import type { Column } from "../../../parts/table/column.ts";
import { useTableTexts } from "../../../parts/table/layout.ts";
import { TableRow } from "../../../parts/table/table-row.tsx";
import { exportColumns } from "./export-row.tsx";

/** An act whose outcomes are looked at. */
export interface OpenedAct {
  readonly taskId: string;
  readonly title: string;
}
interface Acting {
  readonly acts: OwnActs;
  readonly onOpen: (act: OpenedAct) => void;
}
type Row = actAmongExports_task$data & Acting & { readonly title: string; readonly label: string };

/** What the columns of exports show of an act. */
const cells: Readonly<Record<string, Column<Row>["cell"]>> = {
  list: (a) => <b>{a.title}</b>,
  filter: (a, { t }) => t("orders", { count: a.orders }),
  state: (a, { t }) => tag("export", a.state, t),
  progress,
  askedAt: (a) => instant(a.askedAt),
  acts: buttons,
};
const columns: readonly Column<Row>[] = exportColumns.map((column) => ({
  ...column,
  cell: cells[column.id] ?? (() => null),
}));

function progress({ state, looked, done, orders, ...row }: Row, { t }: Cells): ReactNode {
  const isGoing = state === "PENDING" || state === "PROCESSING";
  const far = { looked: formatCount(looked), orders: formatCount(orders), done: formatCount(done) };
  const words = isGoing ? t("looked", far) : t("done", far);
  if (state === "FAILED")
    return (
      <>
        <b data-failed="">{t(`schema:error.${row.errorCode}`, { defaultValue: t("schema:error.09020000") })}</b> {words}{" "}
        {traceId(row.traceId, t)}
      </>
    );
  if (state !== "PROCESSING") return words;
  return (
    <>
      <progress aria-label={t("export:progress")} value={looked} max={Math.max(orders, 1)} /> {words}
    </>
  );
}

function buttons({ taskId, title, label, acts, onOpen, ...row }: Row, { t }: Cells): ReactNode {
  return (
    <>
      {act({ label: t("order-act:show"), to: label, onPress: () => onOpen({ taskId, title }) })}
      {row.viewerMayRetry && act({ label: t("order-act:rest"), to: label, onPress: () => acts.retry(taskId) })}
      {row.viewerMayStop && act({ label: t("order-act:stop"), to: label, onPress: () => acts.stop(taskId) })}
    </>
  );
}

/** An act on many orders among the exports: what it does, how far it is, its outcomes, and what to do with it. */
export function ActRow({ task: key, ...acting }: Acting & { readonly task: actAmongExports_task$key }): ReactNode {
  const t = useTableTexts();
  const task = useFragment(
    graphql`
      fragment actAmongExports_task on OrderActTask {
        taskId
        kind
        state
        orders
        looked
        done
        errorCode
        traceId
        askedAt
        viewerMayStop
        viewerMayRetry
      }
    `,
    key,
  );
  const title = t("actOn", { act: t(`order-act:kind.${task.kind}`) });
  const label = `${title} ${task.taskId.slice(-4)}`;
  return <TableRow id={task.taskId} label={label} row={{ ...task, ...acting, title, label }} columns={columns} />;
}
