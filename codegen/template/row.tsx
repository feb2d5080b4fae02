import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { sampleThingSorts } from "@linehaul/schema/base-data/sample-thing";
import type {
  sampleThingRow_sampleThing$data,
  sampleThingRow_sampleThing$key,
} from "../../../__generated__/sampleThingRow_sampleThing.graphql.ts";
import { formatDecimal } from "../../../format/money.ts";
import { CatalogueTableRow, type CatalogueCells, type RowProps } from "../../../parts/catalogue/catalogue-row.tsx";
//< toggles
import { actsColumn, statusColumn, trackColumns } from "../../../parts/catalogue/columns.tsx";
//| toggles
import { actsColumn, trackColumns } from "../../../parts/catalogue/columns.tsx";
//>
import { sortable } from "../../../parts/table/column.ts";

type Row = sampleThingRow_sampleThing$data & CatalogueCells;

export const sampleThingColumns = sortable<Row, keyof typeof sampleThingSorts>(sampleThingSorts, [
  { id: "firstText", width: 160, fixed: "start", cell: (row) => <b>{row.firstText}</b> },
//< toggles
  statusColumn,
//>
  { id: "someText", width: 180, cell: (row) => row.someText },
  { id: "someNumber", width: 90, align: "end", cell: (row) => row.someNumber },
  { id: "someDecimal", width: 120, align: "end", cell: (row) => formatDecimal(row.someDecimal) },
  { id: "someDay", width: 110, cell: (row) => row.someDay },
  ...trackColumns,
  actsColumn,
]);

/** A sample thing of the list. */
export function SampleThingRow(props: RowProps<sampleThingRow_sampleThing$key>): ReactNode {
  const own = useFragment(
    graphql`
      fragment sampleThingRow_sampleThing on SampleThing {
        id
        firstText
        someText
        someNumber
        someDecimal
        someDay
        ...catalogueRow_row
      }
    `,
    props.row,
  );
  const name = own.firstText;
  return <CatalogueTableRow {...props} own={own} name={name} columns={sampleThingColumns} />;
}
