import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { resourceSorts } from "@linehaul/schema/permissions/perm-resource";
import type {
  permResourceRow_resource$data,
  permResourceRow_resource$key,
} from "../../../__generated__/permResourceRow_resource.graphql.ts";
import { CatalogueTableRow, type CatalogueCells, type RowProps } from "../../../parts/catalogue/catalogue-row.tsx";
import { actsColumn, statusColumn, trackColumns } from "../../../parts/catalogue/columns.tsx";
import { sortable } from "../../../parts/table/column.ts";

type Row = permResourceRow_resource$data & CatalogueCells;

export const resourceColumns = sortable<Row, keyof typeof resourceSorts>(resourceSorts, [
  { id: "resourceCode", width: 150, fixed: "start", cell: (r) => <b>{r.resourceCode}</b> },
  statusColumn,
  { id: "resourceName", width: 180, cell: (r) => r.resourceName },
  { id: "resourceId", width: 160, cell: (r) => r.resourceId },
  { id: "ownerSysName", width: 170, cell: (r) => r.ownerSysName },
  { id: "ownerSysId", width: 90, optional: true, cell: (r) => r.ownerSysId },
  { id: "customDatagroup", width: 130, cell: (r, { t }) => t(r.customDatagroup ? "own.yes" : "own.no") },
  { id: "paramStruct", width: 200, optional: true, cell: (r) => r.paramStruct },
  { id: "systemId", width: 100, optional: true, cell: (r) => r.systemId },
  ...trackColumns,
  actsColumn,
]);

/** A resource of the list. */
export function PermResourceRow(props: RowProps<permResourceRow_resource$key>): ReactNode {
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
        ...catalogueRow_row
      }
    `,
    props.row,
  );
  return <CatalogueTableRow {...props} own={resource} name={resource.resourceCode} columns={resourceColumns} />;
}
