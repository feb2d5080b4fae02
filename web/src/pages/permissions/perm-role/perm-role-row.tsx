import { Button } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { RoleSort } from "../../../__generated__/permRolePageQuery.graphql.ts";
import type { permRoleRow_role$data, permRoleRow_role$key } from "../../../__generated__/permRoleRow_role.graphql.ts";
import { Acts, actsColumn, statusColumn, trackColumns, type RowActs } from "../../../parts/catalogue/columns.tsx";
import type { Column } from "../../../parts/table/column.ts";
import { TableRow } from "../../../parts/table/table-row.tsx";
import { roleName } from "../../../i18n/role-name.ts";

interface RoleActs extends RowActs {
  readonly onModules: () => void;
  readonly onResources: () => void;
}
type Row = permRoleRow_role$data & RoleActs;
const ACTS = 296;

export const roleColumns: readonly Column<Row, RoleSort>[] = [
  {
    id: "code",
    width: 180,
    fixed: "start",
    sort: { asc: "CODE_ASC", desc: "CODE_DESC" },
    cell: (r) => <b>{r.code}</b>,
  },
  statusColumn,
  { id: "name", width: 150, cell: (r) => <Name {...r} /> },
  { id: "type", width: 90, cell: (r) => <Type type={r.type} /> },
  { id: "buttons", width: 80, align: "end", cell: (r) => r.counts?.buttons },
  { id: "resources", width: 92, align: "end", cell: (r) => r.counts?.resources },
  { id: "users", width: 76, align: "end", cell: (r) => r.counts?.users },
  ...trackColumns.map((c) => (c.id === "modifiedAt" ? { ...c, sort: { desc: "MODIFIED_AT_DESC" as const } } : c)),
  { ...actsColumn, width: ACTS, cell: (r) => <AllActs {...r} /> },
];

function Name({ code, name }: Pick<Row, "code" | "name">) {
  const { t } = useTranslation();
  return roleName(t, { roleCode: code, roleName: name });
}
function Type({ type }: Pick<Row, "type">) {
  const { t } = useTranslation("perm-role");
  return t(`type.${type}`);
}

/** Reading what a role may is everybody's who sees the list; what changes it is asked for again inside. */
function AllActs(row: Row) {
  const { t } = useTranslation("perm-role");
  const act = (label: string, onClick: () => void) => (
    <Button size="xs" variant="ghost" color="route" aria-label={`${label} ${row.name}`} onClick={onClick}>
      {label}
    </Button>
  );
  return (
    <>
      {act(t("modules"), row.onModules)}
      {act(t("resources"), row.onResources)}
      <Acts {...row} />
    </>
  );
}

/** A role of the list. */
export function PermRoleRow(props: {
  readonly role: permRoleRow_role$key;
  readonly onEdit: () => void;
  readonly onToggle: () => void;
  readonly onModules: () => void;
  readonly onResources: () => void;
}): ReactNode {
  const { role: key, ...acts } = props;
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
    key,
  );
  return (
    <TableRow
      id={role.id}
      label={role.code}
      row={{ ...role, ...acts }}
      columns={roleColumns}
      off={role.status === "DISABLED"}
    />
  );
}
