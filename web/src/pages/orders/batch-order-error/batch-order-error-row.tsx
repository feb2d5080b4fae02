import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { importErrorSorts } from "@linehaul/schema/orders/order-import/wrong-cell";
import type {
  batchOrderErrorRow_error$data,
  batchOrderErrorRow_error$key,
} from "../../../__generated__/batchOrderErrorRow_error.graphql.ts";
import { instant } from "../../../format/instant.tsx";
import { sortable } from "../../../parts/table/column.ts";
import { TableRow } from "../../../parts/table/table-row.tsx";

type Row = batchOrderErrorRow_error$data;

export const batchOrderErrorColumns = sortable<Row, keyof typeof importErrorSorts>(importErrorSorts, [
  { id: "fileName", width: 220, fixed: "start", cell: (row) => row.fileName },
  { id: "cell", width: 80, cell: (row) => `${row.column}${row.row.toString()}` },
  { id: "heading", width: 160, cell: (row) => row.heading },
  { id: "value", width: 160, cell: (row) => row.value },
  { id: "message", width: 310, cell: (row) => row.message },
  { id: "createdBy", width: 120, cell: (row) => row.createdBy },
  { id: "at", width: 150, cell: (row) => instant(row.at) },
]);

/** A wrong cell of the list. */
export function BatchOrderErrorRow(props: { readonly error: batchOrderErrorRow_error$key }): ReactNode {
  const error = useFragment(
    graphql`
      fragment batchOrderErrorRow_error on BatchOrderError {
        id
        fileName
        row
        column
        heading
        value
        message
        createdBy
        at
      }
    `,
    props.error,
  );
  return (
    <TableRow
      id={error.id}
      label={`${error.fileName} ${error.column}${error.row.toString()}`}
      row={error}
      columns={batchOrderErrorColumns}
    />
  );
}
