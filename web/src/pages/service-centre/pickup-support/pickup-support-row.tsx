import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { pickupNoticeSorts } from "@linehaul/schema/service-centre/pickup-support/notice";
import type {
  pickupSupportRow_pickupNotice$data,
  pickupSupportRow_pickupNotice$key,
} from "../../../__generated__/pickupSupportRow_pickupNotice.graphql.ts";
import { periodText } from "../../../format/period.ts";
import { CatalogueTableRow, type CatalogueCells, type RowProps } from "../../../parts/catalogue/catalogue-row.tsx";
import { actsColumn, statusColumn, trackColumns } from "../../../parts/catalogue/columns.tsx";
import { onRequest, sortable } from "../../../parts/table/column.ts";
import { weekdaysText } from "./weekdays-text.ts";

type Row = pickupSupportRow_pickupNotice$data & CatalogueCells;

export const pickupSupportColumns = sortable<Row, keyof typeof pickupNoticeSorts>(pickupNoticeSorts, [
  { id: "place", width: 170, fixed: "start", cell: (row) => <b>{row.place}</b> },
  statusColumn,
  { id: "product", width: 126, cell: (row, { t }) => row.productName ?? (row.productCode || t("anyProduct")) },
  { id: "ways", width: 116, cell: (row, { t }) => row.ways.map((way) => t(`way.${way}`)).join(", ") || t("noPickup") },
  { id: "weekdays", width: 90, cell: (row, { t }) => weekdaysText(row.weekdays, t) },
  { id: "hours", width: 96, cell: (row) => `${row.fromTime}–${row.toTime}` },
  { id: "cutOff", width: 70, cell: (row) => row.cutOff },
  { id: "validFrom", width: 150, cell: periodText },
  { id: "notice", width: 100, cell: (row) => row.notice },
  ...onRequest(trackColumns),
  actsColumn,
]);

/** A place of the list. */
export function PickupSupportRow(props: RowProps<pickupSupportRow_pickupNotice$key>): ReactNode {
  const own = useFragment(
    graphql`
      fragment pickupSupportRow_pickupNotice on PickupNotice {
        id
        place
        productCode
        productName
        ways
        weekdays
        fromTime
        toTime
        cutOff
        validFrom
        validTo
        notice
        ...catalogueRow_row
      }
    `,
    props.row,
  );
  const name = [own.place, own.productName ?? own.productCode].filter(Boolean).join(" · ");
  return <CatalogueTableRow {...props} own={own} name={name} columns={pickupSupportColumns} />;
}
