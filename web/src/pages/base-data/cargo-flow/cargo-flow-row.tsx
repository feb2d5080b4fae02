import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { cargoFlowSorts } from "@linehaul/schema/base-data/cargo-flow/row";
import { laneText } from "@linehaul/schema/base-data/lane";
import type {
  cargoFlowRow_cargoFlow$data,
  cargoFlowRow_cargoFlow$key,
} from "../../../__generated__/cargoFlowRow_cargoFlow.graphql.ts";
import { periodText } from "../../../format/period.ts";
import { CatalogueTableRow, type CatalogueCells, type RowProps } from "../../../parts/catalogue/catalogue-row.tsx";
import { actsColumn, statusColumn, trackColumns } from "../../../parts/catalogue/columns.tsx";
import { opener } from "../../../parts/cells/act.tsx";
import { endText } from "../../../parts/lane/end-text.ts";
import { onRequest, sortable } from "../../../parts/table/column.ts";

interface Pickups {
  /** Shows how parcels are picked up where it comes from; null: it comes from anywhere. */
  readonly onPickups: (() => void) | null;
}
type Row = cargoFlowRow_cargoFlow$data & CatalogueCells & Pickups;
type Named = readonly { readonly name: string }[];
const names = (rows: Named, all: string): string => rows.map(({ name }) => name).join(", ") || all;

export const cargoFlowColumns = sortable<Row, keyof typeof cargoFlowSorts>(cargoFlowSorts, [
  {
    id: "from",
    width: 150,
    fixed: "start",
    cell: (row, { t }) => <b>{endText(row.from?.name ?? row.fromCountry, row.fromRegion, t)}</b>,
  },
  statusColumn,
  { id: "to", width: 160, cell: (row, { t }) => endText(row.to?.name ?? row.toCountry, row.toRegion, t) },
  { id: "cargoType", width: 110, cell: (row, { t }) => row.cargoType?.name ?? t("all") },
  { id: "payWays", width: 150, cell: (row, { t }) => names(row.payWaysNamed, t("all")) },
  { id: "services", width: 150, cell: (row, { t }) => names(row.servicesNamed, t("all")) },
  { id: "pickups", width: 80, cell: ({ onPickups }, { t }) => onPickups && opener(t("show"), onPickups) },
  { id: "validFrom", width: 160, cell: periodText },
  ...onRequest(trackColumns),
  actsColumn,
]);

/** A cargo flow of the list. */
export function CargoFlowRow(
  props: RowProps<cargoFlowRow_cargoFlow$key> & {
    readonly onPickups: (of: { readonly id: string; readonly name: string }) => void;
  },
): ReactNode {
  const own = useFragment(
    graphql`
      fragment cargoFlowRow_cargoFlow on CargoFlow {
        id
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
        cargoType {
          code
          name
        }
        payWaysNamed {
          name
        }
        servicesNamed {
          name
        }
        validFrom
        validTo
        ...catalogueRow_row
      }
    `,
    props.row,
  );
  const { id, fromCountry = null, toCountry = null } = own;
  const lane = laneText({ ...own, fromCountry, toCountry });
  const onPickups = fromCountry === null ? null : () => props.onPickups({ id, name: own.from?.name ?? fromCountry });
  return (
    <CatalogueTableRow
      {...props}
      own={{ ...own, onPickups }}
      name={own.cargoType ? `${own.cargoType.code} · ${lane}` : lane}
      columns={cargoFlowColumns}
    />
  );
}
