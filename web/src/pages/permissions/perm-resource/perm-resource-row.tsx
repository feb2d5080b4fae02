import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { ResourceSort } from "../../../__generated__/permResourcePageQuery.graphql.ts";
import type {
  permResourceRow_resource$data,
  permResourceRow_resource$key,
} from "../../../__generated__/permResourceRow_resource.graphql.ts";
import { actsColumn, statusColumn, trackColumns, type RowActs } from "../../../parts/catalogue/columns.tsx";
import type { Column } from "../../../parts/table/column.ts";
import { TableRow } from "../../../parts/table/table-row.tsx";

type Row = permResourceRow_resource$data & RowActs;

export const resourceColumns: readonly Column<Row, ResourceSort>[] = [
  {
    id: "resourceCode",
    width: 150,
    fixed: "start",
    sort: { asc: "CODE_ASC", desc: "CODE_DESC" },
    cell: (r) => <b>{r.resourceCode}</b>,
  },
  statusColumn,
  { id: "resourceName", width: 180, cell: (r) => r.resourceName },
  { id: "resourceId", width: 160, cell: (r) => r.resourceId },
  { id: "ownerSysName", width: 170, cell: (r) => r.ownerSysName },
  { id: "ownerSysId", width: 90, optional: true, cell: (r) => r.ownerSysId },
  { id: "customDatagroup", width: 130, cell: (r) => <Own isAllowed={r.customDatagroup} /> },
  { id: "paramStruct", width: 200, optional: true, cell: (r) => r.paramStruct },
  { id: "systemId", width: 100, optional: true, cell: (r) => r.systemId },
  ...trackColumns.map((c) => (c.id === "modifiedAt" ? { ...c, sort: { desc: "MODIFIED_AT_DESC" as const } } : c)),
  actsColumn,
];

function Own({ isAllowed }: { readonly isAllowed: boolean }) {
  const { t } = useTranslation("perm-resource");
  return t(isAllowed ? "own.yes" : "own.no");
}

/** A resource of the list. */
export function PermResourceRow(props: {
  readonly resource: permResourceRow_resource$key;
  readonly onEdit: () => void;
  readonly onToggle: () => void;
}): ReactNode {
  const { onEdit, onToggle } = props;
  const resource = useFragment(
    graphql`
      fragment permResourceRow_resource on Resource {
        id
        resourceCode
        resourceName
        resourceId
        ownerSysName
        ownerSysId
        paramStruct
        customDatagroup
        systemId
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
    props.resource,
  );
  return (
    <TableRow
      id={resource.id}
      label={resource.resourceCode}
      row={{ ...resource, name: resource.resourceCode, onEdit, onToggle }}
      columns={resourceColumns}
      off={resource.status === "DISABLED"}
    />
  );
}
