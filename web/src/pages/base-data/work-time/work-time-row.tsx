import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { workTimeSorts } from "@linehaul/schema/base-data/work-time/row";
import type {
  workTimeRow_workTime$data,
  workTimeRow_workTime$key,
} from "../../../__generated__/workTimeRow_workTime.graphql.ts";
import { useTexts } from "../../../i18n/use-texts.ts";
import { CatalogueTableRow, type CatalogueCells, type RowProps } from "../../../parts/catalogue/catalogue-row.tsx";
import { actsColumn, statusColumn, trackColumns } from "../../../parts/catalogue/columns.tsx";
import { onRequest, sortable } from "../../../parts/table/column.ts";
import { hoursText } from "./hours-text.ts";

type Row = workTimeRow_workTime$data & CatalogueCells;

export const workTimeColumns = sortable<Row, keyof typeof workTimeSorts>(workTimeSorts, [
  { id: "purpose", width: 140, fixed: "start", cell: (row, { t }) => <b>{t(`purpose.${row.purpose}`)}</b> },
  statusColumn,
  { id: "country", width: 130, cell: (row) => row.country?.name ?? row.countryCode },
  { id: "region", width: 110, cell: (row, { t }) => row.region || t("noRegion") },
  { id: "spans", width: 420, cell: (row, { t }) => hoursText(row.spans, t) },
  { id: "timeZone", width: 160, cell: (row) => row.timeZone },
  ...onRequest(trackColumns),
  actsColumn,
]);

/** Hours of the list. */
export function WorkTimeRow(props: RowProps<workTimeRow_workTime$key>): ReactNode {
  const t = useTexts("work-time");
  const own = useFragment(
    graphql`
      fragment workTimeRow_workTime on WorkTime {
        id
        purpose
        countryCode
        country {
          name
        }
        region
        spans
        timeZone
        ...catalogueRow_row
      }
    `,
    props.row,
  );
  const name = `${t(`purpose.${own.purpose}`)} · ${own.country?.name ?? own.countryCode}`;
  return <CatalogueTableRow {...props} own={own} name={name} columns={workTimeColumns} />;
}
