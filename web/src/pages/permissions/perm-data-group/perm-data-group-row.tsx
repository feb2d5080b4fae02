import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { dataGroupSorts } from "@linehaul/schema/permissions/perm-data-group";
import type {
  permDataGroupRow_dataGroup$data,
  permDataGroupRow_dataGroup$key,
} from "../../../__generated__/permDataGroupRow_dataGroup.graphql.ts";
import { CatalogueTableRow, type CatalogueCells, type RowProps } from "../../../parts/catalogue/catalogue-row.tsx";
import { actsColumn, statusColumn, trackColumns } from "../../../parts/catalogue/columns.tsx";
import type { Cells } from "../../../parts/table/cells.ts";
import { sortable } from "../../../parts/table/column.ts";

type Row = permDataGroupRow_dataGroup$data & CatalogueCells;

export const dataGroupColumns = sortable<Row, keyof typeof dataGroupSorts>(dataGroupSorts, [
  { id: "code", width: 150, fixed: "start", cell: (g) => <b>{g.code}</b> },
  statusColumn,
  { id: "name", width: 200, cell: (g) => g.name },
  { id: "kind", width: 100, cell: (g, { t }) => t(`grant.kind.${g.kind}`) },
  { id: "names", width: 280, cell: namesOf },
  { id: "holders", width: 90, align: "end", cell: (g) => g.holders },
  ...trackColumns,
  actsColumn,
]);

/** What a group names, in a line: its codes by dimension, or its rules. */
function namesOf(group: Row, { t }: Cells): string {
  return [
    ...group.rules.map((rule) => t(`grant.rule.${rule}`)),
    group.sites.join(", "),
    group.countries.join(", "),
    group.orgs.join(", "),
    group.customers.length > 0 ? t("customersCount", { count: group.customers.length }) : "",
    group.accounts.length > 0 ? t("accountsCount", { count: group.accounts.length }) : "",
  ]
    .filter((part) => part !== "")
    .join(" · ");
}

/** A data group of the list. */
export function PermDataGroupRow(props: RowProps<permDataGroupRow_dataGroup$key>): ReactNode {
  const group = useFragment(
    graphql`
      fragment permDataGroupRow_dataGroup on DataGroup {
        id
        code
        name
        kind
        sites
        countries
        orgs
        customers
        accounts
        rules
        holders
        ...catalogueRow_row
      }
    `,
    props.row,
  );
  return <CatalogueTableRow {...props} own={group} name={group.name} code={group.code} columns={dataGroupColumns} />;
}
