import type { CSSProperties, ReactNode } from "react";
import { useTexts } from "../../i18n/use-texts.ts";
import { useShell } from "../../tab/use-shell.ts";
import { ROW_HEIGHT, type Density } from "./arrangement.ts";
import type { ColumnHead } from "./column.ts";
import { Frame } from "./frame.tsx";
import { Head, SelectAll } from "./heads.tsx";
import { LayoutContext, TicksContext } from "./layout.ts";
import { rowEvents } from "./row-keys.ts";
import type { Selection } from "./selection.ts";
import { useColumnTitle } from "./use-column-title.ts";

export interface DataTableProps<Sort extends string> {
  /** What the table lists, for those who can't see it. */
  readonly label: string;
  /** The namespace of the page's texts: titles of columns, and what cells say. */
  readonly page: string;
  /** Those to draw, in order. */
  readonly columns: readonly ColumnHead<Sort>[];
  /** Null: as high as the rows of the whole console. */
  readonly density: Density | null;
  readonly sort?: Sort;
  readonly onSort?: (sort: Sort) => void;
  /** Rows can be ticked when there is something to do with them. `rowIds` are the rows in order. */
  readonly selection?: Selection;
  readonly rowIds?: readonly string[];
  /** Shows a row, by its id, beside the list. */
  readonly onPeek?: (id: string) => void;
  /** New rows are on their way: the old ones are dimmed. */
  readonly busy?: boolean;
  /** `TableRow`s. */
  readonly children: ReactNode;
}

const SELECT_WIDTH = 40;
const NO_ROWS: readonly string[] = [];
/** Custom properties are not among React's styles. */
const vars = (values: Readonly<Record<`--${string}`, string>>): CSSProperties => ({ ...values });

/**
 * A table of the console: head and first column stay in view, heads sort by the graph's closed list, arrows go from row to row.
 * It holds no data: a row is a component of the page that reads its own fragment and draws a `TableRow`.
 */
export function DataTable<Sort extends string>(props: DataTableProps<Sort>): ReactNode {
  const { columns, selection, rowIds = NO_ROWS, density, sort, onSort } = props;
  const { open } = useShell();
  const t = useTexts(props.page);
  const title = useColumnTitle(props.page);
  const hasTicks = selection !== undefined;
  const layout = { shown: columns.map((c) => c.id), hasTicks, cells: { t, open } };
  const rows = <LayoutContext value={layout}>{props.children}</LayoutContext>;
  const start = hasTicks ? SELECT_WIDTH : 0;
  const widths = [...(hasTicks ? [SELECT_WIDTH] : []), ...columns.map((c) => c.width)];
  return (
    <Frame data-print="whole">
      <table
        aria-label={props.label}
        aria-busy={props.busy === true}
        {...rowEvents(props.onPeek)}
        style={{
          minWidth: widths.reduce((sum, px) => sum + px, 0),
          ...vars({
            "--start": `${start}px`,
            "--columns": widths.map((px) => `minmax(${px}px, ${px}fr)`).join(" "),
            ...(density === null ? {} : { "--row-height": `${ROW_HEIGHT[density]}px` }),
          }),
        }}
      >
        <colgroup>
          {hasTicks && <col style={{ width: SELECT_WIDTH }} />}
          {columns.map((c) => (
            <col key={c.id} style={{ width: c.width }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {selection && <SelectAll selection={selection} rowIds={rowIds} />}
            {columns.map((c) => (
              <Head key={c.id} column={c} title={title(c.id)} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>{selection ? <TicksContext value={{ selection, rowIds }}>{rows}</TicksContext> : rows}</tbody>
      </table>
    </Frame>
  );
}
