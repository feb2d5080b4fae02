import type { TFunction } from "i18next";
import { useMemo, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { DataGroupSort } from "../../../__generated__/permDataGroupPageQuery.graphql.ts";
import type {
  permDataGroupRow_dataGroup$data,
  permDataGroupRow_dataGroup$key,
} from "../../../__generated__/permDataGroupRow_dataGroup.graphql.ts";
import { actsColumn, statusColumn, trackColumns, type RowActs } from "../../../parts/catalogue/columns.tsx";
import type { Column } from "../../../parts/table/column.ts";
import { TableRow } from "../../../parts/table/table-row.tsx";

type Row = permDataGroupRow_dataGroup$data & RowActs & { readonly kindLabel: string; readonly names: string };

export const dataGroupColumns: readonly Column<Row, DataGroupSort>[] = [
  {
    id: "code",
    width: 150,
    fixed: "start",
    sort: { asc: "CODE_ASC", desc: "CODE_DESC" },
    cell: (g) => <b>{g.code}</b>,
  },
  statusColumn,
  { id: "name", width: 200, cell: (g) => g.name },
  { id: "kind", width: 100, cell: (g) => g.kindLabel },
  { id: "names", width: 280, cell: (g) => g.names },
  { id: "holders", width: 90, align: "end", cell: (g) => g.holders },
  ...trackColumns.map((c) => (c.id === "modifiedAt" ? { ...c, sort: { desc: "MODIFIED_AT_DESC" as const } } : c)),
  actsColumn,
];

type Named = Pick<permDataGroupRow_dataGroup$data, "sites" | "countries" | "orgs" | "customers" | "rules">;
/** What a group names, in a line: its codes by dimension, or its rules. */
const namesOf = (group: Named, t: TFunction): string =>
  [
    ...group.rules.map((rule) => t(`grant.rule.${rule}`)),
    group.sites.join(", "),
    group.countries.join(", "),
    group.orgs.join(", "),
    group.customers.length > 0 ? t("customersCount", { count: group.customers.length }) : "",
  ]
    .filter((part) => part !== "")
    .join(" · ");

/** A data group of the list. */
export function PermDataGroupRow(props: {
  readonly dataGroup: permDataGroupRow_dataGroup$key;
  readonly onEdit: () => void;
  readonly onToggle: () => void;
}): ReactNode {
  const { t } = useTranslation("perm-data-group");
  const { onEdit, onToggle } = props;
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
        rules
        holders
        status
        createdBy
        createdAt
        modifiedBy
        modifiedAt
        viewerMayEdit
        viewerMayEnable
        viewerMayDisable
      }
    `,
    props.dataGroup,
  );
  const names = useMemo(() => namesOf(group, t), [group, t]);
  const kindLabel = t(`grant.kind.${group.kind}`);
  return (
    <TableRow
      id={group.id}
      label={group.code}
      row={{ ...group, name: group.name, kindLabel, names, onEdit, onToggle }}
      columns={dataGroupColumns}
      off={group.status === "DISABLED"}
    />
  );
}
