import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { exportRow_task$data, exportRow_task$key } from "../../../__generated__/exportRow_task.graphql.ts";
import { instant } from "../../../format/instant.tsx";
import { formatCount } from "../../../format/money.ts";
import { moduleName } from "../../../i18n/module-name.ts";
import { act } from "../../../parts/cells/act.tsx";
import { traceId } from "../../../parts/cells/trace-id.tsx";
import { filterText } from "../../../parts/export/conditions.ts";
import { sizeText } from "../../../parts/export/size.ts";
import type { ExportActs } from "../../../parts/export/use-export-acts.ts";
import { tag } from "../../../parts/status/tag.tsx";
import type { Cells } from "../../../parts/table/cells.ts";
import type { Column } from "../../../parts/table/column.ts";
import { useTableTexts } from "../../../parts/table/layout.ts";
import { TableRow } from "../../../parts/table/table-row.tsx";

type Row = exportRow_task$data & { readonly label: string; readonly acts: ExportActs };

export const exportColumns: readonly Column<Row>[] = [
  { id: "list", width: 150, fixed: "start", cell: (e, { t }) => <b>{moduleName(t, e.list)}</b> },
  { id: "filter", width: 196, cell: (e, { t }) => filterText(e, t) },
  { id: "format", width: 80, cell: (e) => e.format },
  { id: "state", width: 112, cell: (e, { t }) => tag("export", e.state, t) },
  { id: "progress", width: 150, cell: progress },
  { id: "size", width: 84, align: "end", cell: (e) => typeof e.bytes === "number" && sizeText(e.bytes) },
  { id: "askedAt", width: 136, cell: (e) => instant(e.askedAt) },
  { id: "expiresAt", width: 136, cell: (e, { t }) => expiry(e, t("expired")) },
  { id: "acts", width: 150, fixed: "end", align: "end", cell: acts },
];

/** Its place while it waits, a bar while it is made, and why it failed. */
function progress(row: Row, { t }: Cells): ReactNode {
  const { state, rowsDone, rowsTotal, place, errorCode } = row;
  if (state === "PENDING") return typeof place === "number" ? t("export:place", { place }) : t("export:waiting");
  if (state === "FAILED")
    return (
      <>
        <b data-failed="">{t(`schema:error.${errorCode}`, { defaultValue: t("schema:error.09020000") })}</b>{" "}
        {traceId(row.traceId, t)}
      </>
    );
  const rows = formatCount(rowsDone);
  if (typeof rowsTotal !== "number") return t("export:rows", { rows });
  const words = t("export:rowsOf", { rows, all: formatCount(rowsTotal) });
  if (state !== "PROCESSING") return state === "SUCCESS" ? t("export:rows", { rows }) : words;
  return (
    <>
      <progress aria-label={t("export:progress")} value={rowsDone} max={Math.max(rowsTotal, 1)} /> {words}
    </>
  );
}

function expiry({ expiresAt, isKept }: Row, expired: string): ReactNode {
  if (!expiresAt) return null;
  return isKept ? instant(expiresAt) : expired;
}

function acts({ id, label, acts: on, ...row }: Row, { t }: Cells): ReactNode {
  return (
    <>
      {row.viewerMayDownload && act({ label: t("export:download"), to: label, onPress: () => on.download(id) })}
      {row.viewerMayRetry && act({ label: t("export:retry"), to: label, onPress: () => on.retry(id) })}
      {row.viewerMayCancel && act({ label: t("cancel"), to: label, onPress: () => on.cancel(id) })}
    </>
  );
}

/** An export of the list. */
export function ExportRow({
  task: key,
  acts,
}: {
  readonly task: exportRow_task$key;
  readonly acts: ExportActs;
}): ReactNode {
  const t = useTableTexts();
  const task = useFragment(
    graphql`
      fragment exportRow_task on ExportTask {
        id
        list
        state
        format
        ticked
        conditions {
          field
          values
        }
        rowsDone
        rowsTotal
        place
        bytes
        isKept
        errorCode
        traceId
        askedAt
        expiresAt
        viewerMayCancel
        viewerMayRetry
        viewerMayDownload
      }
    `,
    key,
  );
  const label = t("exportOf", { list: moduleName(t, task.list) });
  return <TableRow id={task.id} label={label} row={{ ...task, acts, label }} columns={exportColumns} />;
}
