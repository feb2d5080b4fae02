import { memo, type ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { userAccountSorts } from "@linehaul/schema/accounts/user-account/row";
import type {
  userListRow_account$data,
  userListRow_account$key,
} from "../../../__generated__/userListRow_account.graphql.ts";
import { instant } from "../../../format/instant.tsx";
import { nameOf } from "../../../parts/account/name-of.ts";
import { act, opener } from "../../../parts/cells/act.tsx";
import { customerLink } from "../../../parts/cells/customer-link.tsx";
import { ownMasked } from "../../../parts/masked/own-masked.ts";
import { tag } from "../../../parts/status/tag.tsx";
import type { Cells } from "../../../parts/table/cells.ts";
import { sortable } from "../../../parts/table/column.ts";
import { TableRow } from "../../../parts/table/table-row.tsx";

/** What is done with one account of the list. */
export type UserAct = "OPEN" | "EDIT" | "RESET_PASSWORD";
interface Acts {
  readonly onAct: (act: UserAct) => void;
}
type Row = userListRow_account$data & Acts;

export const userListColumns = sortable<Row, keyof typeof userAccountSorts>(userAccountSorts, [
  { id: "userCode", width: 136, fixed: "start", cell: (row) => opener(row.userCode, () => row.onAct("OPEN")) },
  { id: "userName", width: 136, cell: (row) => row.userName },
  { id: "name", width: 156, cell: nameOf },
  { id: "status", width: 138, cell: (row, { t }) => tag("account", row.status, t) },
  { id: "customer", width: 190, cell: customerLink },
  { id: "email", width: 200, cell: (row, cells) => ownMasked(row, row.email, "ACCOUNT_EMAIL", cells) },
  { id: "signedInAt", width: 136, optional: true, cell: (row) => row.signedInAt && instant(row.signedInAt) },
  { id: "phone", width: 156, optional: true, cell: (row, cells) => ownMasked(row, row.phone, "ACCOUNT_PHONE", cells) },
  { id: "userType", width: 76, optional: true, cell: (row, { t }) => t(`userType.${row.userType}`) },
  { id: "accountType", width: 90, optional: true, cell: (row, { t }) => t(`type.${row.accountType}`) },
  { id: "dataSource", width: 100, optional: true, cell: (row, { t }) => t(`source.${row.dataSource}`) },
  { id: "mainCode", width: 120, optional: true, cell: (row) => row.mainCode },
  { id: "customerCode", width: 110, optional: true, cell: (row) => row.customerCode },
  { id: "reason", width: 180, optional: true, cell: (row) => row.reason },
  { id: "cancelAt", width: 136, optional: true, cell: (row) => row.cancelAt && instant(row.cancelAt) },
  { id: "createdAt", width: 136, optional: true, cell: (row) => instant(row.createdAt) },
  { id: "modifiedAt", width: 136, optional: true, cell: (row) => instant(row.modifiedAt) },
  { id: "modifiedBy", width: 120, optional: true, cell: (row) => row.modifiedBy },
  { id: "site", width: 60, optional: true, cell: (row) => row.site },
  { id: "acts", width: 180, fixed: "end", align: "end", cell: acts },
]);

function acts(row: Row, { t }: Cells): ReactNode {
  const one = (is: UserAct) => act({ label: t(`act.${is}`), to: row.userCode, onPress: () => row.onAct(is) });
  return (
    <>
      {row.viewerMayEdit && one("EDIT")}
      {row.viewerMayResetPassword && one("RESET_PASSWORD")}
    </>
  );
}

/** An account of the list. */
export const UserListRow = memo(function UserListRow(
  props: Acts & { readonly account: userListRow_account$key },
): ReactNode {
  const account = useFragment(
    graphql`
      fragment userListRow_account on UserAccount {
        id
        userCode
        userName
        firstName
        lastName
        status
        userType
        accountType
        dataSource
        mainCode
        customerId
        customerCode
        customerName
        email
        phone
        reason
        signedInAt
        cancelAt
        createdAt
        modifiedAt
        modifiedBy
        site
        viewerMayOpen
        viewerMayEdit
        viewerMayResetPassword
        viewerMayShowClear
      }
    `,
    props.account,
  );
  const isOver = account.status === "CANCELLED" || account.status === "FORBIDDEN";
  return (
    <TableRow
      id={account.id}
      label={account.userCode}
      row={{ ...account, onAct: props.onAct }}
      columns={userListColumns}
      off={isOver}
    />
  );
});
