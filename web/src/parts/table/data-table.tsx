import { createContext, use, useMemo, useRef, type CSSProperties, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ROW_HEIGHT, type Density } from "./arrangement.ts";
import { directionOf, nextSort, type ColumnHead } from "./column.ts";
import { Frame, SortButton } from "./frame.ts";
import { onRowKey } from "./row-keys.ts";
import { reach, type Selection } from "./selection.ts";

/** What every row needs: changes with the columns alone, so that ticking one row draws no other anew. */
interface Layout {
  /** Ids of the columns drawn, in order. */
  readonly shown: readonly string[];
  readonly hasTicks: boolean;
}
/** What the tick of a row needs. */
interface Ticks {
  readonly ids: ReadonlySet<string>;
  /** With `range`, everything from the row ticked last to this one follows (Shift). */
  readonly tick: (id: string, on: boolean, range: boolean) => void;
}
const LayoutContext = createContext<Layout>({ shown: [], hasTicks: false });
const TicksContext = createContext<Ticks>({ ids: new Set(), tick: () => undefined });
export const useLayout = (): Layout => use(LayoutContext);
export const useTicks = (): Ticks => use(TicksContext);

export interface DataTableProps<Sort extends string> {
  /** What the table lists, for those who can't see it. */
  readonly label: string;
  /** Those to draw, in order. */
  readonly columns: readonly ColumnHead<Sort>[];
  /** The title of a column by its id. */
  readonly title: (id: string) => string;
  /** Null: as high as the rows of the whole console. */
  readonly density: Density | null;
  readonly sort?: Sort;
  readonly onSort?: (sort: Sort) => void;
  /** Rows can be ticked when there is something to do with them. `rowIds` are the rows in order. */
  readonly selection?: Selection;
  readonly rowIds?: readonly string[];
  /** New rows are on their way: the old ones are dimmed. */
  readonly busy?: boolean;
  /** `TableRow`s. */
  readonly children: ReactNode;
}

const SELECT_WIDTH = 40;
const NONE: ReadonlySet<string> = new Set();
/** Custom properties are not among React's styles. */
const vars = (values: Readonly<Record<`--${string}`, string>>): CSSProperties => ({ ...values });

/**
 * A table of the console: head and first column stay in view, heads sort by the graph's closed list, arrows go from row to row.
 * It holds no data: a row is a component of the page that reads its own fragment and draws a `TableRow`.
 */
export function DataTable<Sort extends string>(props: DataTableProps<Sort>): ReactNode {
  const { columns, selection, rowIds = [], density } = props;
  const hasTicks = selection !== undefined;
  const layout = useMemo(() => ({ shown: columns.map((c) => c.id), hasTicks }), [columns, hasTicks]);
  const last = useRef<string | null>(null);
  const ticks: Ticks = {
    ids: selection?.ids ?? NONE,
    tick: (id, on, range) => {
      selection?.set(range ? reach(rowIds, last.current, id) : [id], on);
      last.current = id;
    },
  };
  const start = selection === undefined ? 0 : SELECT_WIDTH;
  const width = columns.reduce((sum, c) => sum + c.width, start);
  return (
    <Frame
      aria-busy={props.busy === true}
      data-print="whole"
      onKeyDown={onRowKey}
      style={vars({
        "--start": `${start}px`,
        ...(density === null ? {} : { "--row-height": `${ROW_HEIGHT[density]}px` }),
      })}
    >
      <table aria-label={props.label} style={{ minWidth: width }}>
        <colgroup>
          {selection && <col style={{ width: SELECT_WIDTH }} />}
          {columns.map((c) => (
            <col key={c.id} style={{ width: c.width }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {selection && <SelectAll selection={selection} rowIds={rowIds} />}
            {columns.map((c) => (
              <Head key={c.id} column={c} {...props} />
            ))}
          </tr>
        </thead>
        <tbody>
          <LayoutContext value={layout}>
            <TicksContext value={ticks}>{props.children}</TicksContext>
          </LayoutContext>
        </tbody>
      </table>
    </Frame>
  );
}

function Head<Sort extends string>({
  column,
  title,
  sort,
  onSort,
}: DataTableProps<Sort> & { readonly column: ColumnHead<Sort> }) {
  const text = title(column.id);
  const direction = sort === undefined ? null : directionOf(column, sort);
  const next = sort === undefined ? null : nextSort(column, sort);
  return (
    <th
      scope="col"
      data-fixed={column.fixed}
      data-end={column.align}
      aria-sort={direction ?? undefined}
      title={column.sort ? undefined : text}
    >
      {column.sort && next !== null && onSort ? (
        <SortButton type="button" data-sorted={direction ?? undefined} onClick={() => onSort(next)}>
          <span>{text}</span>
          <i aria-hidden>{direction === "ascending" ? "▲" : "▼"}</i>
        </SortButton>
      ) : (
        text
      )}
    </th>
  );
}

function SelectAll({ selection, rowIds }: { readonly selection: Selection; readonly rowIds: readonly string[] }) {
  const { t } = useTranslation("parts");
  const count = rowIds.filter((id) => selection.ids.has(id)).length;
  return (
    <th scope="col" className="select" data-fixed="start" style={vars({ "--start": "0px" })}>
      <input
        type="checkbox"
        aria-label={t("table.selectAll")}
        checked={count > 0 && count === rowIds.length}
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && count < rowIds.length;
        }}
        onChange={(e) => selection.set(rowIds, e.currentTarget.checked)}
      />
    </th>
  );
}
