import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { timeZoneSorts } from "@linehaul/schema/base-data/time-zone";
import type {
  timeZoneRow_timeZone$data,
  timeZoneRow_timeZone$key,
} from "../../../__generated__/timeZoneRow_timeZone.graphql.ts";
import { formatInstant } from "../../../format/date.ts";
import { CatalogueTableRow, type CatalogueCells, type RowProps } from "../../../parts/catalogue/catalogue-row.tsx";
import { actsColumn, trackColumns } from "../../../parts/catalogue/columns.tsx";
import { sortable } from "../../../parts/table/column.ts";

type Row = timeZoneRow_timeZone$data & CatalogueCells;

export const timeZoneColumns = sortable<Row, keyof typeof timeZoneSorts>(timeZoneSorts, [
  { id: "code", width: 250, fixed: "start", cell: (row) => <b>{row.code}</b> },
  { id: "offsetMinutes", width: 120, cell: (row) => row.offset },
  { id: "called", width: 250, cell: (row) => row.called },
  { id: "nextChangeAt", width: 160, cell: (row) => row.nextChangeAt && formatInstant(row.nextChangeAt) },
  { id: "nextOffset", width: 120, cell: (row) => row.nextOffset },
  ...trackColumns,
  actsColumn,
]);

/** A zone of the list. */
export function TimeZoneRow(props: RowProps<timeZoneRow_timeZone$key>): ReactNode {
  const own = useFragment(
    graphql`
      fragment timeZoneRow_timeZone on TimeZone {
        id
        code
        called
        offset
        nextChangeAt
        nextOffset
        ...catalogueRow_row
      }
    `,
    props.row,
  );
  return <CatalogueTableRow {...props} own={own} name={own.code} columns={timeZoneColumns} />;
}
