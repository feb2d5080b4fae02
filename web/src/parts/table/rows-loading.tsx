import { Skeleton } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { arranged, plain } from "./arrangement.ts";
import type { ColumnHead } from "./column.ts";
import { DataTable } from "./data-table.tsx";
import type { Selection } from "./selection.ts";

const ROWS = Array.from({ length: 23 }, (_, n) => n);

/** The table before its first rows: the head, and rows of their final height. */
export function RowsLoading(props: {
  readonly columns: readonly ColumnHead[];
  readonly title: (column: string) => string;
  /** Where rows can be ticked, so that nothing moves when they come. */
  readonly selection?: Selection | undefined;
}): ReactNode {
  const { t } = useTranslation("parts");
  const layout = plain(props.columns);
  const shown = arranged(props.columns, layout);
  return (
    <DataTable
      label={t("state.loading")}
      columns={shown}
      title={props.title}
      density={layout.density}
      {...(props.selection ? { selection: props.selection } : {})}
    >
      {ROWS.map((row) => (
        <tr key={row}>
          {props.selection && <td className="select" data-fixed="start" aria-hidden />}
          {shown.map((c, n) => (
            <td key={c.id}>
              <Skeleton
                background="border"
                height="10px"
                width={`${40 + ((row * 7 + n * 13) % 5) * 10}%`}
                ms={c.align ? "auto" : "0"}
              />
            </td>
          ))}
        </tr>
      ))}
    </DataTable>
  );
}
