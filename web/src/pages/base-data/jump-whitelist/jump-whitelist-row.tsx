import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { jumpWhitelistSorts } from "@linehaul/schema/base-data/jump-whitelist/jump-whitelist";
import type {
  jumpWhitelistRow_jumpWhitelist$data,
  jumpWhitelistRow_jumpWhitelist$key,
} from "../../../__generated__/jumpWhitelistRow_jumpWhitelist.graphql.ts";
import { CatalogueTableRow, type CatalogueCells, type RowProps } from "../../../parts/catalogue/catalogue-row.tsx";
import { actsColumn, statusColumn, trackColumns } from "../../../parts/catalogue/columns.tsx";
import { sortable } from "../../../parts/table/column.ts";

type Row = jumpWhitelistRow_jumpWhitelist$data & CatalogueCells;

export const jumpWhitelistColumns = sortable<Row, keyof typeof jumpWhitelistSorts>(jumpWhitelistSorts, [
  { id: "host", width: 260, fixed: "start", cell: (row) => <b>{row.host}</b> },
  statusColumn,
  { id: "remark", width: 380, cell: (row) => row.remark },
  ...trackColumns,
  actsColumn,
]);

/** A host of the list. */
export function JumpWhitelistRow(props: RowProps<jumpWhitelistRow_jumpWhitelist$key>): ReactNode {
  const own = useFragment(
    graphql`
      fragment jumpWhitelistRow_jumpWhitelist on JumpWhitelist {
        id
        host
        remark
        ...catalogueRow_row
      }
    `,
    props.row,
  );
  return <CatalogueTableRow {...props} own={own} name={own.host} columns={jumpWhitelistColumns} />;
}
