import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { leafAccountSorts } from "@linehaul/schema/permissions/perm-leaf-account";
import type {
  permLeafAccountRow_leafAccount$data,
  permLeafAccountRow_leafAccount$key,
} from "../../../__generated__/permLeafAccountRow_leafAccount.graphql.ts";
import { roleName } from "../../../i18n/role-name.ts";
import type { TextOf } from "../../../i18n/text-of.ts";
import { CatalogueTableRow, type CatalogueCells, type RowProps } from "../../../parts/catalogue/catalogue-row.tsx";
import { actsColumn, statusColumn, trackColumns } from "../../../parts/catalogue/columns.tsx";
import { opener } from "../../../parts/cells/act.tsx";
import { onRequest, sortable } from "../../../parts/table/column.ts";

interface Opens {
  readonly onOpen: () => void;
}
type Row = permLeafAccountRow_leafAccount$data & CatalogueCells & Opens;

export const leafAccountColumns = sortable<Row, keyof typeof leafAccountSorts>(leafAccountSorts, [
  {
    id: "userName",
    width: 190,
    fixed: "start",
    cell: (a) => opener(a.userName, a.onOpen),
  },
  statusColumn,
  { id: "displayName", width: 150, cell: (a) => a.displayName },
  { id: "workNo", width: 90, cell: (a) => a.workNo },
  { id: "org", width: 156, cell: (a) => a.orgName },
  { id: "country", width: 70, cell: (a) => a.countryCode },
  { id: "role", width: 160, cell: (a, { t }) => rolesOf(a, t) },
  { id: "dataGroups", width: 150, cell: (a) => a.dataGroups.map((g) => g.code).join(", ") },
  { id: "centralAccount", width: 130, optional: true, cell: (a) => a.centralAccount },
  ...onRequest(trackColumns),
  actsColumn,
]);

const rolesOf = ({ roles }: Row, t: TextOf): string =>
  roles.map((role) => roleName(t, { roleCode: role.code, roleName: role.name })).join(", ");

/** An account of the list. */
export function PermLeafAccountRow(props: RowProps<permLeafAccountRow_leafAccount$key> & Opens): ReactNode {
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
        ...catalogueRow_row
      }
    `,
    props.row,
  );
  const own = { ...account, onOpen: props.onOpen };
  return <CatalogueTableRow {...props} own={own} name={account.userName} columns={leafAccountColumns} />;
}
