import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { orderImportSorts } from "@linehaul/schema/orders/order-import/row";
import type {
  orderImportRow_import$data,
  orderImportRow_import$key,
} from "../../../__generated__/orderImportRow_import.graphql.ts";
import { instant } from "../../../format/instant.tsx";
import { formatCount } from "../../../format/money.ts";
import { opener } from "../../../parts/cells/act.tsx";
import { traceId } from "../../../parts/cells/trace-id.tsx";
import { tag } from "../../../parts/status/tag.tsx";
import { sortable } from "../../../parts/table/column.ts";
import { TableRow } from "../../../parts/table/table-row.tsx";

type Row = orderImportRow_import$data & { readonly onOpen: () => void };
/** A count, or nothing where it is not known yet. */
export const counted = (n: number | null | undefined): string => (n === null || n === undefined ? "" : formatCount(n));

export const orderImportColumns = sortable<Row, keyof typeof orderImportSorts>(orderImportSorts, [
  { id: "fileName", width: 280, fixed: "start", cell: (row) => opener(row.fileName, row.onOpen) },
  { id: "state", width: 150, cell: (row, { t }) => tag("import", row.state, t) },
  { id: "rows", width: 80, align: "end", cell: (row) => counted(row.rows) },
  { id: "orders", width: 90, align: "end", cell: (row) => counted(row.orders) },
  { id: "wrongRows", width: 110, align: "end", cell: (row) => counted(row.wrongRows) },
  { id: "wrongCells", width: 110, align: "end", cell: (row) => counted(row.wrongCells) },
  { id: "createdAt", width: 150, cell: (row) => instant(row.createdAt) },
  { id: "endedAt", width: 150, cell: (row) => row.endedAt && instant(row.endedAt) },
  { id: "trace", width: 140, optional: true, cell: (row, { t }) => traceId(row.traceId, t) },
]);

/** An uploaded sheet of the list. */
export function OrderImportRow(props: {
  readonly record: orderImportRow_import$key;
  readonly onOpen: () => void;
}): ReactNode {
  const record = useFragment(
    graphql`
      fragment orderImportRow_import on OrderImport {
        id
        fileName
        state
        rows
        orders
        wrongRows
        wrongCells
        createdAt
        endedAt
        traceId
      }
    `,
    props.record,
  );
  return (
    <TableRow
      id={record.id}
      label={record.fileName}
      row={{ ...record, onOpen: props.onOpen }}
      columns={orderImportColumns}
    />
  );
}
