import { useMemo, type CSSProperties, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Column } from "./column.ts";
import { useLayout, useTicks } from "./data-table.tsx";

const AT_EDGE: CSSProperties & Record<"--start", string> = { "--start": "0px" };

/** A row of a DataTable: the cells of the columns shown. `label` names the row to those who can't see it. */
export function TableRow<Row>(props: {
  readonly id: string;
  readonly label: string;
  readonly row: Row;
  readonly columns: readonly Column<Row, string>[];
  /** Out of use: the row recedes. */
  readonly off?: boolean;
}): ReactNode {
  const { id, label, row, columns, off = false } = props;
  const { shown, hasTicks } = useLayout();
  const byId = useMemo(() => new Map(columns.map((c) => [c.id, c])), [columns]);
  return (
    <tr data-off={off || undefined}>
      {hasTicks && <Tick id={id} label={label} />}
      {shown.map((column) => {
        const drawn = byId.get(column);
        return drawn ? <Cell key={column} column={drawn} row={row} /> : null;
      })}
    </tr>
  );
}

function Cell<Row>({ column, row }: { readonly column: Column<Row, string>; readonly row: Row }) {
  const content = column.cell(row);
  return (
    <td data-fixed={column.fixed} data-end={column.align} title={typeof content === "string" ? content : undefined}>
      {content}
    </td>
  );
}

function Tick({ id, label }: { readonly id: string; readonly label: string }) {
  const { t } = useTranslation("parts");
  const { ids, tick } = useTicks();
  return (
    <td className="select" data-fixed="start" style={AT_EDGE}>
      <input
        type="checkbox"
        aria-label={t("table.select", { name: label })}
        checked={ids.has(id)}
        onChange={(e) =>
          tick(id, e.currentTarget.checked, e.nativeEvent instanceof MouseEvent && e.nativeEvent.shiftKey)
        }
      />
    </td>
  );
}
