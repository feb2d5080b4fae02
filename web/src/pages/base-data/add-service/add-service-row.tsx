import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { addServiceSorts } from "@linehaul/schema/base-data/add-service";
import type {
  addServiceRow_addService$data,
  addServiceRow_addService$key,
} from "../../../__generated__/addServiceRow_addService.graphql.ts";
import { feeText } from "../../../parts/fees/fee-text.ts";
import { formatDecimal } from "../../../format/money.ts";
import { CatalogueTableRow, type CatalogueCells, type RowProps } from "../../../parts/catalogue/catalogue-row.tsx";
import { actsColumn, statusColumn, trackColumns } from "../../../parts/catalogue/columns.tsx";
import { nameColumns } from "../../../parts/catalogue/name-columns.tsx";
import { onRequest, sortable } from "../../../parts/table/column.ts";

type Row = addServiceRow_addService$data & CatalogueCells;

export const addServiceColumns = sortable<Row, keyof typeof addServiceSorts>(addServiceSorts, [
  { id: "code", width: 180, fixed: "start", cell: (row) => <b>{row.code}</b> },
  statusColumn,
  ...nameColumns,
  { id: "asks", width: 120, cell: (row, { t }) => t(`asks.${row.asks}`) },
  { id: "fee", width: 140, align: "end", cell: (row, { t }) => feeText(row, t) },
  { id: "feeLeast", width: 90, align: "end", cell: (row) => row.feeLeast && formatDecimal(row.feeLeast) },
  { id: "feeMost", width: 90, align: "end", cell: (row) => row.feeMost && formatDecimal(row.feeMost) },
  { id: "sort", width: 72, align: "end", optional: true, cell: (row) => row.sort },
  ...onRequest(trackColumns),
  actsColumn,
]);

/** An add-on service of the list. */
export function AddServiceRow(props: RowProps<addServiceRow_addService$key>): ReactNode {
  const own = useFragment(
    graphql`
      fragment addServiceRow_addService on AddService {
        id
        code
        nameEn
        nameZhCn
        nameZhHk
        asks
        feeKind
        fee
        feeLeast
        feeMost
        feeCurrency
        sort
        ...catalogueRow_row
      }
    `,
    props.row,
  );
  return <CatalogueTableRow {...props} own={own} name={own.code} columns={addServiceColumns} />;
}
