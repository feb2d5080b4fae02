import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { cargoConvertSorts } from "@linehaul/schema/base-data/cargo-convert";
import type {
  cargoConvertRow_cargoConvert$data,
  cargoConvertRow_cargoConvert$key,
} from "../../../__generated__/cargoConvertRow_cargoConvert.graphql.ts";
import { CatalogueTableRow, type CatalogueCells, type RowProps } from "../../../parts/catalogue/catalogue-row.tsx";
import { actsColumn, trackColumns } from "../../../parts/catalogue/columns.tsx";
import { sortable } from "../../../parts/table/column.ts";

type Row = cargoConvertRow_cargoConvert$data & CatalogueCells;

export const cargoConvertColumns = sortable<Row, keyof typeof cargoConvertSorts>(cargoConvertSorts, [
  { id: "fromTerm", width: 220, fixed: "start", cell: (row) => <b>{row.fromTerm}</b> },
  { id: "fromSystem", width: 140, cell: (row, { t }) => t(`system.${row.fromSystem}`) },
  { id: "toSystem", width: 140, cell: (row, { t }) => t(`system.${row.toSystem}`) },
  { id: "toTerm", width: 260, cell: (row, { t }) => row.toTerm ?? t("same") },
  { id: "hsCode", width: 120, cell: (row, { t }) => row.hsCode ?? t("same") },
  ...trackColumns,
  actsColumn,
]);

/** A cargo convert of the list. */
export function CargoConvertRow(props: RowProps<cargoConvertRow_cargoConvert$key>): ReactNode {
  const own = useFragment(
    graphql`
      fragment cargoConvertRow_cargoConvert on CargoConvert {
        id
        fromTerm
        fromSystem
        toSystem
        toTerm
        hsCode
        ...catalogueRow_row
      }
    `,
    props.row,
  );
  const name = own.fromTerm;
  return <CatalogueTableRow {...props} own={own} name={name} columns={cargoConvertColumns} />;
}
