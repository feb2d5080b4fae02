import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { orderTemplateSorts } from "@linehaul/schema/orders/order-template/row";
import type {
  orderTemplateRow_orderTemplate$data,
  orderTemplateRow_orderTemplate$key,
} from "../../../__generated__/orderTemplateRow_orderTemplate.graphql.ts";
import { formatCount } from "../../../format/money.ts";
import { CatalogueTableRow, type CatalogueCells, type RowProps } from "../../../parts/catalogue/catalogue-row.tsx";
import { acts, statusColumn, trackColumns } from "../../../parts/catalogue/columns.tsx";
import { act } from "../../../parts/cells/act.tsx";
import { sortable } from "../../../parts/table/column.ts";

interface OwnActs {
  readonly onMap: () => void;
  readonly onDownload: () => void;
}
type Row = orderTemplateRow_orderTemplate$data & CatalogueCells & OwnActs;

export const orderTemplateColumns = sortable<Row, keyof typeof orderTemplateSorts>(orderTemplateSorts, [
  { id: "name", width: 150, fixed: "start", cell: (row) => <b>{row.name}</b> },
  statusColumn,
  {
    id: "customer",
    width: 140,
    cell: (row, { t }) => (row.customerCode === null ? t("everybody") : (row.customerName ?? row.customerCode)),
  },
  { id: "customerCode", width: 110, optional: true, cell: (row) => row.customerCode },
  { id: "fileName", width: 140, cell: (row) => row.fileName },
  { id: "headings", width: 84, align: "end", cell: (row) => formatCount(row.headings) },
  {
    id: "open",
    width: 172,
    cell: ({ unknown, missing, doubled }, { t }) =>
      [
        missing.length > 0 && t("open.missing", { count: missing.length }),
        unknown.length > 0 && t("open.unknown", { count: unknown.length }),
        doubled.length > 0 && t("open.doubled", { count: doubled.length }),
      ]
        .filter((part) => part !== false)
        .join(" · ") || t("open.none"),
  },
  ...trackColumns,
  {
    id: "acts",
    width: 268,
    fixed: "end",
    align: "end",
    cell: (row, cells) => (
      <>
        {act({ label: cells.t(row.viewerMayEdit ? "map" : "showMap"), to: row.name, onPress: row.onMap })}
        {row.viewerMayDownload && act({ label: cells.t("download"), to: row.name, onPress: row.onDownload })}
        {acts(row, cells)}
      </>
    ),
  },
]);

/** An order template of the list. */
export function OrderTemplateRow(
  props: RowProps<orderTemplateRow_orderTemplate$key> & {
    readonly onMap: (template: { readonly name: string; readonly mayEdit: boolean }) => void;
    readonly onDownload: () => void;
  },
): ReactNode {
  const own = useFragment(
    graphql`
      fragment orderTemplateRow_orderTemplate on OrderTemplate {
        id
        name
        customerCode
        customerName
        fileName
        headings
        unknown
        missing
        doubled
        viewerMayEdit
        viewerMayDownload
        ...catalogueRow_row
      }
    `,
    props.row,
  );
  const onMap = () => props.onMap({ name: own.name, mayEdit: own.viewerMayEdit });
  return (
    <CatalogueTableRow
      {...props}
      own={{ ...own, onMap, onDownload: props.onDownload }}
      name={own.name}
      columns={orderTemplateColumns}
    />
  );
}
