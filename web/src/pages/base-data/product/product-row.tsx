import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { productSorts } from "@linehaul/schema/base-data/product";
import type {
  productRow_product$data,
  productRow_product$key,
} from "../../../__generated__/productRow_product.graphql.ts";
import { formatDecimal } from "../../../format/money.ts";
import { CatalogueTableRow, type CatalogueCells, type RowProps } from "../../../parts/catalogue/catalogue-row.tsx";
import { actsColumn, statusColumn, trackColumns } from "../../../parts/catalogue/columns.tsx";
import { nameColumns } from "../../../parts/catalogue/name-columns.tsx";
import { onRequest, sortable } from "../../../parts/table/column.ts";

import { CargoTypeNames } from "./cargo-type-names.tsx";

type Row = productRow_product$data & CatalogueCells;

export const productColumns = sortable<Row, keyof typeof productSorts>(productSorts, [
  { id: "code", width: 160, fixed: "start", cell: (row) => <b>{row.code}</b> },
  statusColumn,
  ...nameColumns,
  { id: "cargoTypes", width: 168, cell: (row) => <CargoTypeNames codes={row.cargoTypes} /> },
  {
    id: "weight",
    width: 104,
    align: "end",
    cell: (row) => `${formatDecimal(row.minWeight)} – ${formatDecimal(row.maxWeight)}`,
  },
  { id: "maxParcelWeight", width: 90, align: "end", cell: (row) => formatDecimal(row.maxParcelWeight) },
  { id: "size", width: 100, align: "end", cell: (row) => `${row.maxLength} / ${row.maxGirth}` },
  { id: "volumeDivisor", width: 90, align: "end", optional: true, cell: (row) => row.volumeDivisor },
  {
    id: "payMethods",
    width: 190,
    optional: true,
    cell: (row, { t }) => row.payMethods.map((who) => t(`parts:payer.${who}`)).join(", "),
  },
  {
    id: "pickupWays",
    width: 190,
    optional: true,
    cell: (row, { t }) => row.pickupWays.map((way) => t(`way.${way}`)).join(", "),
  },
  { id: "sort", width: 72, align: "end", optional: true, cell: (row) => row.sort },
  ...onRequest(trackColumns),
  actsColumn,
]);

/** A product of the list. */
export function ProductRow(props: RowProps<productRow_product$key>): ReactNode {
  const own = useFragment(
    graphql`
      fragment productRow_product on Product {
        id
        code
        nameEn
        nameZhCn
        nameZhHk
        cargoTypes
        minWeight
        maxWeight
        maxParcelWeight
        maxLength
        maxGirth
        volumeDivisor
        payMethods
        pickupWays
        sort
        ...catalogueRow_row
      }
    `,
    props.row,
  );
  return <CatalogueTableRow {...props} own={own} name={own.code} columns={productColumns} />;
}
