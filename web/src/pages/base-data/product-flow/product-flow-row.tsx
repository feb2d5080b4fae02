import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { laneText } from "@linehaul/schema/base-data/lane";
import { productFlowSorts } from "@linehaul/schema/base-data/product-flow/row";
import type {
  productFlowRow_productFlow$data,
  productFlowRow_productFlow$key,
} from "../../../__generated__/productFlowRow_productFlow.graphql.ts";
import { formatDecimal } from "../../../format/money.ts";
import { periodText } from "../../../format/period.ts";
import { CatalogueTableRow, type CatalogueCells, type RowProps } from "../../../parts/catalogue/catalogue-row.tsx";
import { actsColumn, statusColumn, trackColumns } from "../../../parts/catalogue/columns.tsx";
import { onRequest, sortable } from "../../../parts/table/column.ts";
import { endText } from "../../../parts/lane/end-text.ts";

type Row = productFlowRow_productFlow$data & CatalogueCells;
type Payers = readonly string[];

const payers = (all: Payers, t: (key: string) => string): string =>
  all.map((who) => t(`parts:payer.${who}`)).join(", ");

export const productFlowColumns = sortable<Row, keyof typeof productFlowSorts>(productFlowSorts, [
  { id: "product", width: 180, fixed: "start", cell: (row) => <b>{row.productName ?? row.productCode}</b> },
  statusColumn,
  {
    id: "cargoType",
    width: 110,
    cell: ({ cargoType }, { t }) => cargoType?.name ?? t("anyCargoType"),
  },
  { id: "from", width: 130, cell: (row, { t }) => endText(row.from?.name ?? row.fromCountry, row.fromRegion, t) },
  { id: "to", width: 160, cell: (row, { t }) => endText(row.to?.name ?? row.toCountry, row.toRegion, t) },
  { id: "aging", width: 84, align: "end", cell: (row) => `${row.agingMin} – ${row.agingMax}` },
  { id: "maxWeight", width: 90, align: "end", cell: (row) => formatDecimal(row.maxWeight) },
  { id: "payMethods", width: 190, optional: true, cell: (row, { t }) => payers(row.payMethods, t) },
  { id: "taxPayMethods", width: 190, optional: true, cell: (row, { t }) => payers(row.taxPayMethods, t) },
  { id: "validFrom", width: 180, cell: periodText },
  ...onRequest(trackColumns),
  actsColumn,
]);

/** A product flow of the list. */
export function ProductFlowRow(props: RowProps<productFlowRow_productFlow$key>): ReactNode {
  const own = useFragment(
    graphql`
      fragment productFlowRow_productFlow on ProductFlow {
        id
        productCode
        productName
        cargoType {
          name
        }
        fromCountry
        fromRegion
        from {
          name
        }
        toCountry
        toRegion
        to {
          name
        }
        payMethods
        taxPayMethods
        agingMin
        agingMax
        maxWeight
        validFrom
        validTo
        ...catalogueRow_row
      }
    `,
    props.row,
  );
  const { fromCountry = null, toCountry = null } = own;
  const name = `${own.productCode} · ${laneText({ ...own, fromCountry, toCountry })}`;
  return <CatalogueTableRow {...props} own={own} name={name} columns={productFlowColumns} />;
}
