import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { directionOf, nextSort, type ColumnHead } from "./column.ts";
import { sayFull } from "./say-full.ts";
import { useTicked, type Selection } from "./selection.ts";

/** The head of a column: its title, and what sorts by it. */
export function Head<Sort extends string>(props: {
  readonly column: ColumnHead<Sort>;
  readonly title: string;
  readonly sort: Sort | undefined;
  readonly onSort: ((sort: Sort) => void) | undefined;
}): ReactNode {
  const { column, title, sort, onSort } = props;
  const direction = sort === undefined ? null : directionOf(column, sort);
  const next = sort === undefined ? null : nextSort(column, sort);
  return (
    <th
      scope="col"
      data-fixed={column.fixed}
      data-end={column.align}
      aria-sort={direction ?? undefined}
      title={column.sort ? undefined : title}
    >
      {column.sort && next !== null && onSort ? (
        <button type="button" className="sort" data-sorted={direction ?? undefined} onClick={() => onSort(next)}>
          <span>{title}</span>
          <i aria-hidden>{direction === "ascending" ? "▲" : "▼"}</i>
        </button>
      ) : (
        title
      )}
    </th>
  );
}

/** Ticks all rows, or none. */
export function SelectAll(props: { readonly selection: Selection; readonly rowIds: readonly string[] }): ReactNode {
  const { t } = useTranslation("parts");
  const { selection, rowIds } = props;
  const count = useTicked(selection, (ids) => rowIds.filter((id) => ids.has(id)).length);
  return (
    <th scope="col" className="select" data-fixed="start">
      <input
        type="checkbox"
        aria-label={t("table.selectAll")}
        checked={count > 0 && count === rowIds.length}
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && count < rowIds.length;
        }}
        onChange={(e) => {
          if (!selection.set(rowIds, e.currentTarget.checked)) sayFull();
        }}
      />
    </th>
  );
}
