import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { holidaySorts } from "@linehaul/schema/base-data/holiday/row";
import type {
  holidayRow_holiday$data,
  holidayRow_holiday$key,
} from "../../../__generated__/holidayRow_holiday.graphql.ts";
import { CatalogueTableRow, type CatalogueCells, type RowProps } from "../../../parts/catalogue/catalogue-row.tsx";
import { actsColumn, trackColumns } from "../../../parts/catalogue/columns.tsx";
import { onRequest, sortable } from "../../../parts/table/column.ts";
import { daysText, purposesText } from "./words.ts";

type Row = holidayRow_holiday$data & CatalogueCells;

export const holidayColumns = sortable<Row, keyof typeof holidaySorts>(holidaySorts, [
  { id: "name", width: 220, fixed: "start", cell: (row) => <b>{row.title}</b> },
  { id: "firstDay", width: 196, cell: daysText },
  { id: "country", width: 130, cell: (row) => row.country?.name ?? row.countryCode },
  { id: "region", width: 120, cell: (row, { t }) => row.region || t("wholeCountry") },
  { id: "worksAs", width: 170, cell: (row, { t }) => t(`worksAs.${row.worksAs}`) },
  { id: "purposes", width: 232, cell: (row, { t }) => purposesText(row.purposes, t) },
  ...onRequest(trackColumns),
  actsColumn,
]);

/** A holiday of the list. */
export function HolidayRow(props: RowProps<holidayRow_holiday$key>): ReactNode {
  const own = useFragment(
    graphql`
      fragment holidayRow_holiday on Holiday {
        id
        title: name
        firstDay
        lastDay
        countryCode
        country {
          name
        }
        region
        worksAs
        purposes
        ...catalogueRow_row
      }
    `,
    props.row,
  );
  const name = `${own.title} · ${daysText(own)}`;
  return <CatalogueTableRow {...props} own={own} name={name} columns={holidayColumns} />;
}
