import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type {
  myTasksRow_waiting$data,
  myTasksRow_waiting$key,
} from "../../../__generated__/myTasksRow_waiting.graphql.ts";
import { instant } from "../../../format/instant.tsx";
import { pageLink } from "../../../parts/cells/page-link.tsx";
import type { Column } from "../../../parts/table/column.ts";
import { useTableTexts } from "../../../parts/table/layout.ts";
import { TableRow } from "../../../parts/table/table-row.tsx";
import { handledOn } from "./handled-on.ts";

export const myTasksColumns: readonly Column<myTasksRow_waiting$data>[] = [
  { id: "kind", width: 320, cell: (row, { t }) => <b>{t(`kind.${row.kind}`)}</b> },
  {
    id: "count",
    width: 110,
    align: "end",
    cell: (row, { t }) => (row.isMore ? t("more", { count: row.count }) : row.count),
  },
  { id: "oldest", width: 160, cell: (row) => row.first[0] && instant(row.first[0].at) },
  { id: "first", width: 360, cell: (row) => row.first.map(({ name }) => name).join(", ") },
  {
    id: "acts",
    width: 120,
    fixed: "end",
    align: "end",
    cell: (row, cells) => {
      const target = handledOn(row.kind);
      return row.viewerMayHandle && target && pageLink(target, cells.t("handle"), cells);
    },
  },
];

/** What waits of one kind. */
export function MyTasksRow({ waiting: key }: { readonly waiting: myTasksRow_waiting$key }): ReactNode {
  const t = useTableTexts();
  const waiting = useFragment(
    graphql`
      fragment myTasksRow_waiting on Waiting {
        kind
        count
        isMore
        first {
          name
          at
        }
        viewerMayHandle
      }
    `,
    key,
  );
  return <TableRow id={waiting.kind} label={t(`kind.${waiting.kind}`)} row={waiting} columns={myTasksColumns} />;
}
