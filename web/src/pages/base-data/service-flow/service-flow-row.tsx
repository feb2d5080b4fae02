import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { laneText } from "@linehaul/schema/base-data/lane";
import { serviceFlowSorts } from "@linehaul/schema/base-data/service-flow/row";
import type {
  serviceFlowRow_serviceFlow$data,
  serviceFlowRow_serviceFlow$key,
} from "../../../__generated__/serviceFlowRow_serviceFlow.graphql.ts";
import { feeText } from "../../../parts/fees/fee-text.ts";
import { formatDecimal } from "../../../format/money.ts";
import { periodText } from "../../../format/period.ts";
import { CatalogueTableRow, type CatalogueCells, type RowProps } from "../../../parts/catalogue/catalogue-row.tsx";
import { actsColumn, statusColumn, trackColumns } from "../../../parts/catalogue/columns.tsx";
import { endText } from "../../../parts/lane/end-text.ts";
import { tag } from "../../../parts/status/tag.tsx";
import { onRequest, sortable } from "../../../parts/table/column.ts";

type Row = serviceFlowRow_serviceFlow$data & CatalogueCells;
const isOpen = ({ laneState }: Row): boolean => laneState !== "CLOSED";

export const serviceFlowColumns = sortable<Row, keyof typeof serviceFlowSorts>(serviceFlowSorts, [
  { id: "service", width: 160, fixed: "start", cell: ({ service }) => <b>{service.name}</b> },
  statusColumn,
  { id: "product", width: 140, cell: (row, { t }) => row.productName ?? row.productCode ?? t("anyProduct") },
  { id: "from", width: 110, cell: (row, { t }) => endText(row.from?.name ?? row.fromCountry, row.fromRegion, t) },
  { id: "to", width: 120, cell: (row, { t }) => endText(row.to?.name ?? row.toCountry, row.toRegion, t) },
  { id: "laneState", width: 116, cell: (row, { t }) => tag("served", isOpen(row) ? "OPEN" : "CLOSED", t) },
  { id: "fee", width: 150, align: "end", cell: (row, { t }) => isOpen(row) && feeText(row, t) },
  {
    id: "feeLeast",
    width: 90,
    align: "end",
    optional: true,
    cell: (row) => row.feeLeast && formatDecimal(row.feeLeast),
  },
  { id: "feeMost", width: 90, align: "end", optional: true, cell: (row) => row.feeMost && formatDecimal(row.feeMost) },
  { id: "validFrom", width: 170, cell: periodText },
  ...onRequest(trackColumns),
  actsColumn,
]);

/** A service flow of the list. */
export function ServiceFlowRow(props: RowProps<serviceFlowRow_serviceFlow$key>): ReactNode {
  const own = useFragment(
    graphql`
      fragment serviceFlowRow_serviceFlow on ServiceFlow {
        id
        serviceCode
        service {
          name
        }
        productCode
        productName
        fromCountry
        fromRegion
        from {
          name
        }
        toCountry
        toRegion
        to {
          name
        }
        laneState
        feeKind
        fee
        feeLeast
        feeMost
        feeCurrency
        validFrom
        validTo
        ...catalogueRow_row
      }
    `,
    props.row,
  );
  const { fromCountry = null, toCountry = null } = own;
  const name = `${own.serviceCode} · ${own.productCode ?? "*"} · ${laneText({ ...own, fromCountry, toCountry })}`;
  return <CatalogueTableRow {...props} own={own} name={name} columns={serviceFlowColumns} />;
}
