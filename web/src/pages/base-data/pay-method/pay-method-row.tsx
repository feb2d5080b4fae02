import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { payMethodSorts } from "@linehaul/schema/base-data/pay-method";
import type {
  payMethodRow_payMethod$data,
  payMethodRow_payMethod$key,
} from "../../../__generated__/payMethodRow_payMethod.graphql.ts";
import { CatalogueTableRow, type CatalogueCells, type RowProps } from "../../../parts/catalogue/catalogue-row.tsx";
import { actsColumn, statusColumn, trackColumns } from "../../../parts/catalogue/columns.tsx";
import { nameColumns } from "../../../parts/catalogue/name-columns.tsx";
import { onRequest, sortable } from "../../../parts/table/column.ts";

type Row = payMethodRow_payMethod$data & CatalogueCells;

export const payMethodColumns = sortable<Row, keyof typeof payMethodSorts>(payMethodSorts, [
  { id: "code", width: 150, fixed: "start", cell: (row) => <b>{row.code}</b> },
  statusColumn,
  ...nameColumns,
  { id: "payFor", width: 150, cell: (row, { t }) => row.payFor.map((one) => t(`payFor.${one}`)).join(", ") },
  { id: "payers", width: 190, cell: (row, { t }) => row.payers.map((who) => t(`parts:payer.${who}`)).join(", ") },
  { id: "needsMonthCard", width: 110, cell: (row, { t }) => t(row.needsMonthCard ? "yes" : "no") },
  { id: "sort", width: 72, align: "end", optional: true, cell: (row) => row.sort },
  ...onRequest(trackColumns),
  actsColumn,
]);

/** A pay method of the list. */
export function PaymentMethodRow(props: RowProps<payMethodRow_payMethod$key>): ReactNode {
  const own = useFragment(
    graphql`
      fragment payMethodRow_payMethod on PaymentMethod {
        id
        code
        nameEn
        nameZhCn
        nameZhHk
        payFor
        payers
        needsMonthCard
        sort
        ...catalogueRow_row
      }
    `,
    props.row,
  );
  return <CatalogueTableRow {...props} own={own} name={own.code} columns={payMethodColumns} />;
}
