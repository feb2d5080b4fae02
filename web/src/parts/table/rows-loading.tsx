import { useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { RowsOutline } from "../outline/rows.ts";
import { useShownOn } from "../outline/use-shown-on.ts";
import { arranged, plain } from "./arrangement.ts";
import type { ColumnHead } from "./column.ts";
import { DataTable } from "./data-table.tsx";
import type { Selection } from "./selection.ts";

/** Of the first page. */
const ROWS = 23;

/** The table before its first rows: the head, and rows of their final height. */
export function RowsLoading(props: {
  readonly columns: readonly ColumnHead[];
  /** The namespace of the page's texts. */
  readonly page: string;
  /** Where rows can be ticked, so that nothing moves when they come. */
  readonly selection?: Selection | undefined;
}): ReactNode {
  const { t } = useTranslation("parts");
  const rows = useRef<HTMLDivElement>(null);
  useShownOn(rows);
  const layout = plain(props.columns);
  const shown = arranged(props.columns, layout);
  return (
    <DataTable
      label={t("state.loading")}
      columns={shown}
      page={props.page}
      density={layout.density}
      {...(props.selection ? { selection: props.selection } : {})}
    >
      <tr>
        <td colSpan={shown.length + (props.selection ? 1 : 0)}>
          <RowsOutline ref={rows} aria-busy mx="-4" height={`calc(${ROWS} * var(--row-height))`} />
        </td>
      </tr>
    </DataTable>
  );
}
