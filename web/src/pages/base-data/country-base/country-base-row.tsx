import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { countryBaseSorts } from "@linehaul/schema/base-data/country-base";
import type {
  countryBaseRow_countryBase$data,
  countryBaseRow_countryBase$key,
} from "../../../__generated__/countryBaseRow_countryBase.graphql.ts";
import { CatalogueTableRow, type CatalogueCells, type RowProps } from "../../../parts/catalogue/catalogue-row.tsx";
import { actsColumn, statusColumn, trackColumns } from "../../../parts/catalogue/columns.tsx";
import { onRequest, sortable } from "../../../parts/table/column.ts";

type Row = countryBaseRow_countryBase$data & CatalogueCells;

export const countryBaseColumns = sortable<Row, keyof typeof countryBaseSorts>(countryBaseSorts, [
  { id: "countryCode", width: 84, fixed: "start", cell: (row) => <b>{row.countryCode}</b> },
  statusColumn,
  { id: "called", width: 190, cell: (row) => row.called },
  { id: "phoneCode", width: 90, cell: (row) => `+${row.phoneCode}` },
  { id: "currencyCode", width: 84, cell: (row) => row.currencyCode },
  { id: "timeZone", width: 205, cell: (row) => row.timeZone },
  { id: "postPattern", width: 150, optional: true, cell: (row) => row.postPattern },
  { id: "postExample", width: 110, cell: (row) => row.postExample },
  { id: "levels", width: 200, cell: (row) => row.levels.join(" / ") },
  ...onRequest(trackColumns),
  actsColumn,
]);

/** A country of the list. */
export function CountryBaseRow(props: RowProps<countryBaseRow_countryBase$key>): ReactNode {
  const own = useFragment(
    graphql`
      fragment countryBaseRow_countryBase on CountryBase {
        id
        countryCode
        called
        phoneCode
        currencyCode
        timeZone
        postPattern
        postExample
        levels
        ...catalogueRow_row
      }
    `,
    props.row,
  );
  return <CatalogueTableRow {...props} own={own} name={own.countryCode} columns={countryBaseColumns} />;
}
