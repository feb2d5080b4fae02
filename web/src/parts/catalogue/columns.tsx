import type { ReactNode } from "react";
import { instant } from "../../format/instant.tsx";
import { act } from "../cells/act.tsx";
import type { StatusOf } from "../status/looks.ts";
import { tag } from "../status/tag.tsx";
import type { Cells } from "../table/cells.ts";
import type { Column } from "../table/column.ts";

/** Is the row in use? */
export const statusColumn: Column<{ readonly status: StatusOf<"config"> }> = {
  id: "status",
  width: 100,
  cell: (row, { t }) => tag("config", row.status, t),
};

/** When the row was changed last; by whom, and its making, only when asked for. */
export const trackColumns: readonly Column<{
  readonly modifiedBy: string;
  readonly modifiedAt: string;
  readonly createdBy: string;
  readonly createdAt: string;
}>[] = [
  { id: "modifiedBy", width: 110, optional: true, cell: (row) => row.modifiedBy },
  { id: "modifiedAt", width: 136, cell: (row) => instant(row.modifiedAt) },
  { id: "createdBy", width: 110, optional: true, cell: (row) => row.createdBy },
  { id: "createdAt", width: 136, optional: true, cell: (row) => instant(row.createdAt) },
];

/** What can be done with a row. Only what the viewer may is drawn; the graph says so per row. */
export interface RowActs {
  readonly name: string;
  readonly status: StatusOf<"config">;
  readonly viewerMayEdit: boolean;
  /** Absent where rows are not taken out of use. */
  readonly viewerMayEnable?: boolean | undefined;
  readonly viewerMayDisable?: boolean | undefined;
  /** Absent where rows are not deleted. */
  readonly viewerMayDelete?: boolean | undefined;
  readonly onEdit: () => void;
  readonly onToggle: () => void;
  readonly onDelete?: () => void;
}
export const actsColumn: Column<RowActs> = {
  id: "acts",
  width: 132,
  fixed: "end",
  align: "end",
  cell: acts,
};

/** Opens the row's form. */
export const edit = (row: Pick<RowActs, "name" | "onEdit">, { t }: Cells): ReactNode =>
  act({ label: t("parts:catalogue.edit"), to: row.name, onPress: row.onEdit });

/** Edit, the way into use or out of it, and delete. */
export function acts(row: RowActs, cells: Cells): ReactNode {
  const { t } = cells;
  const mayToggle = row.status === "ENABLED" ? row.viewerMayDisable : row.viewerMayEnable;
  const verb = row.status === "ENABLED" ? "disable" : "enable";
  return (
    <>
      {row.viewerMayEdit && edit(row, cells)}
      {mayToggle && act({ label: t(`parts:catalogue.${verb}`), to: row.name, onPress: row.onToggle })}
      {row.viewerMayDelete &&
        row.onDelete &&
        act({ label: t("parts:catalogue.delete"), to: row.name, onPress: row.onDelete })}
    </>
  );
}
