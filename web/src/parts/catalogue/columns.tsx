import { Button } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Instant } from "../../format/instant.tsx";
import type { StatusOf } from "../status/looks.ts";
import { StatusTag } from "../status/status-tag.tsx";
import type { Column } from "../table/column.ts";

/** Is the row in use? */
export const statusColumn: Column<{ readonly status: StatusOf<"config"> }> = {
  id: "status",
  width: 100,
  cell: (row) => <StatusTag kind="config" value={row.status} />,
};

/** When the row was changed last; by whom, and its making, only when asked for. */
export const trackColumns: readonly Column<{
  readonly modifiedBy: string;
  readonly modifiedAt: string;
  readonly createdBy: string;
  readonly createdAt: string;
}>[] = [
  { id: "modifiedBy", width: 110, optional: true, cell: (row) => row.modifiedBy },
  { id: "modifiedAt", width: 136, cell: (row) => <Instant at={row.modifiedAt} /> },
  { id: "createdBy", width: 110, optional: true, cell: (row) => row.createdBy },
  { id: "createdAt", width: 136, optional: true, cell: (row) => <Instant at={row.createdAt} /> },
];

/** What can be done with a row. Only what the viewer may is drawn; the graph says so per row. */
export interface RowActs {
  readonly name: string;
  readonly status: StatusOf<"config">;
  readonly viewerMayEdit: boolean;
  /** Absent where rows are not taken out of use. */
  readonly viewerMayEnable?: boolean | undefined;
  readonly viewerMayDisable?: boolean | undefined;
  readonly onEdit: () => void;
  readonly onToggle: () => void;
}
export const actsColumn: Column<RowActs> = {
  id: "acts",
  width: 132,
  fixed: "end",
  align: "end",
  cell: (row) => <Acts {...row} />,
};

/** Edit, and the way into use or out of it. */
export function Acts(row: RowActs): ReactNode {
  const { t } = useTranslation("parts");
  const mayToggle = row.status === "ENABLED" ? row.viewerMayDisable : row.viewerMayEnable;
  const toggle = t(row.status === "ENABLED" ? "catalogue.disable" : "catalogue.enable");
  return (
    <>
      {row.viewerMayEdit && (
        <Button
          size="xs"
          variant="ghost"
          color="route"
          aria-label={`${t("catalogue.edit")} ${row.name}`}
          onClick={row.onEdit}
        >
          {t("catalogue.edit")}
        </Button>
      )}
      {mayToggle && (
        <Button size="xs" variant="ghost" color="route" aria-label={`${toggle} ${row.name}`} onClick={row.onToggle}>
          {toggle}
        </Button>
      )}
    </>
  );
}
