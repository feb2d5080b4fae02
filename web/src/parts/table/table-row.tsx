import { use, useEffect, type ReactNode } from "react";
import type { Column } from "./column.ts";
import { TicksContext, useLayout } from "./layout.ts";
import { sayFull } from "./say-full.ts";
import { useTicked } from "./selection.ts";

/**
 * A row of a DataTable: the cells of the columns shown, as plain elements. `label` names the row to those who can't see it.
 */
export function TableRow<Row>(props: {
  readonly id: string;
  readonly label: string;
  readonly row: Row;
  readonly columns: readonly Column<Row, string>[];
  /** Out of use: the row recedes. */
  readonly off?: boolean;
}): ReactNode {
  const { id, label, row, columns, off = false } = props;
  const { shown, hasTicks, cells } = useLayout();
  return (
    <tr data-row={id} data-off={off || undefined}>
      {hasTicks && <Tick id={id} name={label} label={cells.t("parts:table.select", { name: label })} />}
      {shown.map((name) => {
        const column = columns.find((c) => c.id === name);
        if (!column) return null;
        const content = column.cell(row, cells);
        return (
          <td
            key={name}
            data-fixed={column.fixed}
            data-end={column.align}
            title={typeof content === "string" ? content : undefined}
          >
            {content}
          </td>
        );
      })}
    </tr>
  );
}

function Tick({ id, name, label }: { readonly id: string; readonly name: string; readonly label: string }) {
  const { selection, rowIds } = use(TicksContext);
  useEffect(() => selection.call(id, name), [selection, id, name]);
  const isTicked = useTicked(selection, (ids) => ids.has(id));
  return (
    <td className="select" data-fixed="start">
      <input
        type="checkbox"
        aria-label={label}
        checked={isTicked}
        onChange={(e) => {
          const isRange = e.nativeEvent instanceof MouseEvent && e.nativeEvent.shiftKey;
          if (!selection.tick(id, e.currentTarget.checked, isRange ? rowIds : null)) sayFull();
        }}
      />
    </td>
  );
}
