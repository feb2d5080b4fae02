import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { LeafAccountSort } from "../../../__generated__/permLeafAccountPageQuery.graphql.ts";
import type {
  permLeafAccountRow_leafAccount$data,
  permLeafAccountRow_leafAccount$key,
} from "../../../__generated__/permLeafAccountRow_leafAccount.graphql.ts";
import { actsColumn, statusColumn, trackColumns, type RowActs } from "../../../parts/catalogue/columns.tsx";
import type { Column } from "../../../parts/table/column.ts";
import { TableRow } from "../../../parts/table/table-row.tsx";
import { roleName } from "../../../i18n/role-name.ts";

type Row = permLeafAccountRow_leafAccount$data & RowActs & { readonly onOpen: () => void };

const Open = chakra("button", {
  base: { color: "route", fontWeight: "semibold", cursor: "pointer", _hover: { textDecoration: "underline" } },
});

const SORTED: Readonly<Record<string, LeafAccountSort>> = {
  modifiedAt: "MODIFIED_AT_DESC",
  createdAt: "CREATED_AT_DESC",
};
const track = trackColumns.map((column) => {
  const desc = SORTED[column.id];
  return desc === undefined ? column : { ...column, optional: true as const, sort: { desc } };
});

export const leafAccountColumns: readonly Column<Row, LeafAccountSort>[] = [
  {
    id: "userName",
    width: 190,
    fixed: "start",
    sort: { asc: "USER_NAME_ASC", desc: "USER_NAME_DESC" },
    cell: (a) => (
      <Open type="button" onClick={a.onOpen}>
        {a.userName}
      </Open>
    ),
  },
  statusColumn,
  { id: "displayName", width: 150, cell: (a) => a.displayName },
  { id: "workNo", width: 90, cell: (a) => a.workNo },
  { id: "org", width: 156, cell: (a) => a.orgName },
  { id: "country", width: 70, cell: (a) => a.countryCode },
  { id: "role", width: 160, cell: (a) => <Roles roles={a.roles} /> },
  { id: "dataGroups", width: 150, cell: (a) => a.dataGroups.map((g) => g.code).join(", ") },
  { id: "centralAccount", width: 130, optional: true, cell: (a) => a.centralAccount },
  ...track,
  actsColumn,
];

function Roles({ roles }: Pick<Row, "roles">) {
  const { t } = useTranslation();
  return roles.map((role) => roleName(t, { roleCode: role.code, roleName: role.name })).join(", ");
}

/** An account of the list. */
export function PermLeafAccountRow(props: {
  readonly leafAccount: permLeafAccountRow_leafAccount$key;
  readonly onOpen: () => void;
  readonly onEdit: () => void;
  readonly onToggle: () => void;
}): ReactNode {
  const { onOpen, onEdit, onToggle } = props;
  const account = useFragment(
    graphql`
      fragment permLeafAccountRow_leafAccount on LeafAccount {
        id
        userName
        displayName
        centralAccount
        workNo
        countryCode
        orgName
        roles {
          code
          name
        }
        dataGroups {
          code
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
    props.leafAccount,
  );
  return (
    <TableRow
      id={account.id}
      label={account.userName}
      row={{ ...account, name: account.userName, onOpen, onEdit, onToggle }}
      columns={leafAccountColumns}
      off={account.status === "DISABLED"}
    />
  );
}
