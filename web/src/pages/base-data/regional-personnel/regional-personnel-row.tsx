import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { regionalPersonnelSorts } from "@linehaul/schema/base-data/regional-personnel/row";
import type {
  regionalPersonnelRow_regionalPersonnel$data,
  regionalPersonnelRow_regionalPersonnel$key,
} from "../../../__generated__/regionalPersonnelRow_regionalPersonnel.graphql.ts";
import { CatalogueTableRow, type CatalogueCells, type RowProps } from "../../../parts/catalogue/catalogue-row.tsx";
import { actsColumn, trackColumns } from "../../../parts/catalogue/columns.tsx";
import { ownMasked } from "../../../parts/masked/own-masked.ts";
import { onRequest, sortable } from "../../../parts/table/column.ts";

type Row = regionalPersonnelRow_regionalPersonnel$data & CatalogueCells;

export const regionalPersonnelColumns = sortable<Row, keyof typeof regionalPersonnelSorts>(regionalPersonnelSorts, [
  { id: "name", width: 170, fixed: "start", cell: (row) => <b>{row.person}</b> },
  { id: "workNo", width: 110, cell: (row) => row.workNo },
  { id: "duty", width: 130, cell: (row, { t }) => t(`duty.${row.duty}`) },
  { id: "country", width: 120, cell: (row) => row.country?.name ?? row.countryCode },
  { id: "area", width: 170, cell: (row, { t }) => row.area || t("wholeCountry") },
  { id: "phone", width: 190, cell: (row, cells) => ownMasked(row, row.phone, "PERSONNEL_PHONE", cells) },
  { id: "standIn", width: 130, cell: (row) => row.standIn },
  ...onRequest(trackColumns),
  actsColumn,
]);

/** Somebody of the list. */
export function RegionalPersonnelRow(props: RowProps<regionalPersonnelRow_regionalPersonnel$key>): ReactNode {
  const own = useFragment(
    graphql`
      fragment regionalPersonnelRow_regionalPersonnel on RegionalPersonnel {
        id
        person: name
        workNo
        duty
        countryCode
        country {
          name
        }
        area
        phone
        standIn
        viewerMayShowClear
        ...catalogueRow_row
      }
    `,
    props.row,
  );
  return <CatalogueTableRow {...props} own={own} name={own.person} columns={regionalPersonnelColumns} />;
}
