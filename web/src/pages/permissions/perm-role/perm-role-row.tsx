import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { roleSorts } from "@linehaul/schema/permissions/perm-role";
import type { permRoleRow_role$data, permRoleRow_role$key } from "../../../__generated__/permRoleRow_role.graphql.ts";
import { roleName } from "../../../i18n/role-name.ts";
import { CatalogueTableRow, type CatalogueCells, type RowProps } from "../../../parts/catalogue/catalogue-row.tsx";
import { acts, actsColumn, statusColumn, trackColumns } from "../../../parts/catalogue/columns.tsx";
import { act } from "../../../parts/cells/act.tsx";
import type { Cells } from "../../../parts/table/cells.ts";
import { sortable } from "../../../parts/table/column.ts";

interface RoleActs {
  readonly onModules: () => void;
  readonly onResources: () => void;
}
type Row = permRoleRow_role$data & CatalogueCells & RoleActs;
const ACTS = 296;

export const roleColumns = sortable<Row, keyof typeof roleSorts>(roleSorts, [
  { id: "code", width: 180, fixed: "start", cell: (r) => <b>{r.code}</b> },
  statusColumn,
  { id: "name", width: 150, cell: (r, { t }) => roleName(t, { roleCode: r.code, roleName: r.name }) },
  { id: "type", width: 90, cell: (r, { t }) => t(`type.${r.type}`) },
  { id: "buttons", width: 80, align: "end", cell: (r) => r.counts?.buttons },
  { id: "resources", width: 92, align: "end", cell: (r) => r.counts?.resources },
  { id: "users", width: 76, align: "end", cell: (r) => r.counts?.users },
  ...trackColumns,
  { ...actsColumn, width: ACTS, cell: allActs },
]);

/** Reading what a role may is everybody's who sees the list; what changes it is asked for again inside. */
function allActs(row: Row, cells: Cells): ReactNode {
  const { t } = cells;
  return (
    <>
      {act({ label: t("modules"), to: row.name, onPress: row.onModules })}
      {act({ label: t("resources"), to: row.name, onPress: row.onResources })}
      {acts(row, cells)}
    </>
  );
}

/** A role of the list. */
export function PermRoleRow(props: RowProps<permRoleRow_role$key> & RoleActs): ReactNode {
  const { onModules, onResources } = props;
  const role = useFragment(
    graphql`
      fragment permRoleRow_role on Role {
        id
        code
        name
        type
        counts {
          buttons
          resources
          users
        }
        ...catalogueRow_row
      }
    `,
    props.row,
  );
  const own = { ...role, onModules, onResources };
  return <CatalogueTableRow {...props} own={own} name={role.name} code={role.code} columns={roleColumns} />;
}
