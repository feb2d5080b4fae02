import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { cargoTypeSorts } from "@linehaul/schema/base-data/cargo-type";
import type {
  cargoTypeRow_cargoType$data,
  cargoTypeRow_cargoType$key,
} from "../../../__generated__/cargoTypeRow_cargoType.graphql.ts";
import { CatalogueTableRow, type CatalogueCells, type RowProps } from "../../../parts/catalogue/catalogue-row.tsx";
import { actsColumn, statusColumn, trackColumns } from "../../../parts/catalogue/columns.tsx";
import { nameColumns } from "../../../parts/catalogue/name-columns.tsx";
import { sortable } from "../../../parts/table/column.ts";

type Row = cargoTypeRow_cargoType$data & CatalogueCells;

export const cargoTypeColumns = sortable<Row, keyof typeof cargoTypeSorts>(cargoTypeSorts, [
  { id: "code", width: 130, fixed: "start", cell: (row) => <b>{row.code}</b> },
  statusColumn,
  ...nameColumns,
  {
    id: "papers",
    width: 260,
    cell: (row, { t }) => row.papers.map((paper) => t(`document.${paper}`)).join(", ") || t("noPapers"),
  },
  { id: "sort", width: 72, align: "end", cell: (row) => row.sort },
  ...trackColumns,
  actsColumn,
]);

/** A cargo type of the list. */
export function CargoTypeRow(props: RowProps<cargoTypeRow_cargoType$key>): ReactNode {
  const own = useFragment(
    graphql`
      fragment cargoTypeRow_cargoType on CargoType {
        id
        code
        nameEn
        nameZhCn
        nameZhHk
        papers
        sort
        ...catalogueRow_row
      }
    `,
    props.row,
  );
  return <CatalogueTableRow {...props} own={own} name={own.code} columns={cargoTypeColumns} />;
}
