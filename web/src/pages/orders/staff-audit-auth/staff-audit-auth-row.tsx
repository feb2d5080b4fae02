import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { staffAuditAuthSorts } from "@linehaul/schema/orders/staff-audit-auth/row";
import type {
  staffAuditAuthRow_staffAuditAuth$data,
  staffAuditAuthRow_staffAuditAuth$key,
} from "../../../__generated__/staffAuditAuthRow_staffAuditAuth.graphql.ts";
import { CatalogueTableRow, type CatalogueCells, type RowProps } from "../../../parts/catalogue/catalogue-row.tsx";
import { actsColumn, statusColumn, trackColumns } from "../../../parts/catalogue/columns.tsx";
import { sortable } from "../../../parts/table/column.ts";

type Row = staffAuditAuthRow_staffAuditAuth$data & CatalogueCells;

export const staffAuditAuthColumns = sortable<Row, keyof typeof staffAuditAuthSorts>(staffAuditAuthSorts, [
  { id: "userName", width: 170, fixed: "start", cell: (row) => <b>{row.userName}</b> },
  statusColumn,
  {
    id: "countries",
    width: 330,
    cell: ({ destinations }, { t }) => destinations?.map(({ name }) => name).join(", ") ?? t("everywhere"),
  },
  { id: "remark", width: 230, cell: (row) => row.remark },
  ...trackColumns,
  { ...actsColumn, width: 122 },
]);

/** A person of the list, and to where he reviews. */
export function StaffAuditAuthRow(props: RowProps<staffAuditAuthRow_staffAuditAuth$key>): ReactNode {
  const own = useFragment(
    graphql`
      fragment staffAuditAuthRow_staffAuditAuth on StaffAuditAuth {
        id
        userName
        destinations {
          name
        }
        remark
        ...catalogueRow_row
      }
    `,
    props.row,
  );
  return <CatalogueTableRow {...props} own={own} name={own.userName} columns={staffAuditAuthColumns} />;
}
