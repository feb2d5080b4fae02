import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { callbackBlacklistSorts } from "@linehaul/schema/base-data/callback-blacklist/callback-blacklist";
import type {
  callbackBlacklistRow_callbackBlacklist$data,
  callbackBlacklistRow_callbackBlacklist$key,
} from "../../../__generated__/callbackBlacklistRow_callbackBlacklist.graphql.ts";
import { CatalogueTableRow, type CatalogueCells, type RowProps } from "../../../parts/catalogue/catalogue-row.tsx";
import { actsColumn, trackColumns } from "../../../parts/catalogue/columns.tsx";
import { sortable } from "../../../parts/table/column.ts";

type Row = callbackBlacklistRow_callbackBlacklist$data & CatalogueCells;

export const callbackBlacklistColumns = sortable<Row, keyof typeof callbackBlacklistSorts>(callbackBlacklistSorts, [
  { id: "subject", width: 220, fixed: "start", cell: (row) => <b>{row.subject}</b> },
  { id: "whose", width: 240, cell: (row, { t }) => row.customerName ?? t("hostAndBelow") },
  { id: "reason", width: 380, cell: (row) => row.reason },
  ...trackColumns,
  actsColumn,
]);

/** A customer or a host of the list. */
export function CallbackBlacklistRow(props: RowProps<callbackBlacklistRow_callbackBlacklist$key>): ReactNode {
  const own = useFragment(
    graphql`
      fragment callbackBlacklistRow_callbackBlacklist on CallbackBlacklist {
        id
        subject
        customerName
        reason
        ...catalogueRow_row
      }
    `,
    props.row,
  );
  return <CatalogueTableRow {...props} own={own} name={own.subject} columns={callbackBlacklistColumns} />;
}
