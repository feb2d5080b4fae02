import type { ReactNode } from "react";
import type { actAmongExports_task$data } from "../../../__generated__/actAmongExports_task.graphql.ts";
import { instant } from "../../../format/instant.tsx";
import { formatCount } from "../../../format/money.ts";
import { act } from "../../../parts/cells/act.tsx";
import { traceId } from "../../../parts/cells/trace-id.tsx";
import type { OwnActs } from "../../../parts/order-act/use-own-acts.ts";
import { tag } from "../../../parts/status/tag.tsx";
import type { Cells } from "../../../parts/table/cells.ts";
import type { Column } from "../../../parts/table/column.ts";
import { TableRow } from "../../../parts/table/table-row.tsx";
import { exportColumns } from "./export-row.tsx";

/** What an act is about. */
type Of = "ORDERS" | "CUSTOMERS";
/** An act whose outcomes are looked at. */
export interface OpenedAct {
  readonly of: Of;
  readonly taskId: string;
  readonly title: string;
}
interface Shown {
  readonly of: Of;
  readonly title: string;
  /** How many rows it is about. */
  readonly all: number;
  readonly acts: OwnActs;
  readonly onOpen: (act: OpenedAct) => void;
}
type Act = Omit<actAmongExports_task$data, "kind" | "orders" | " $fragmentType">;
type Row = Act & Shown & { readonly label: string };

const MANY = { ORDERS: "orders", CUSTOMERS: "customers" } as const;

/** What the columns of exports show of an act. */
const cells: Readonly<Record<string, Column<Row>["cell"]>> = {
  list: (a) => <b>{a.title}</b>,
  filter: (a, { t }) => t(MANY[a.of], { count: a.all }),
  state: (a, { t }) => tag("export", a.state, t),
  progress,
  askedAt: (a) => instant(a.askedAt),
  acts: buttons,
};
const columns: readonly Column<Row>[] = exportColumns.map((column) => ({
  ...column,
  cell: cells[column.id] ?? (() => null),
}));

function progress({ state, looked, done, all, ...row }: Row, { t }: Cells): ReactNode {
  const isGoing = state === "PENDING" || state === "PROCESSING";
  const far = { looked: formatCount(looked), all: formatCount(all), done: formatCount(done) };
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
      <progress aria-label={t("export:progress")} value={looked} max={Math.max(all, 1)} /> {words}
    </>
  );
}

function buttons({ of, taskId, title, label, acts, onOpen, ...row }: Row, { t }: Cells): ReactNode {
  return (
    <>
      {act({ label: t("order-act:show"), to: label, onPress: () => onOpen({ of, taskId, title }) })}
      {row.viewerMayRetry && act({ label: t("order-act:rest"), to: label, onPress: () => acts.retry(taskId) })}
      {row.viewerMayStop && act({ label: t("order-act:stop"), to: label, onPress: () => acts.stop(taskId) })}
    </>
  );
}

/** An act on many rows among the exports: what it does, how far it is, its outcomes, and what to do with it. */
export function ActLine({ act: shown, ...how }: Shown & { readonly act: Act }): ReactNode {
  const label = `${how.title} ${shown.taskId.slice(-4)}`;
  return <TableRow id={shown.taskId} label={label} row={{ ...shown, ...how, label }} columns={columns} />;
}
