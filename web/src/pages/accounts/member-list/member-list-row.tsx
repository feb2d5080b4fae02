import { memo, type ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { memberSorts } from "@linehaul/schema/accounts/member/row";
import type {
  memberListRow_member$data,
  memberListRow_member$key,
} from "../../../__generated__/memberListRow_member.graphql.ts";
import { dayText } from "../../../format/period.ts";
import { instant } from "../../../format/instant.tsx";
import { nameOf } from "../../../parts/account/name-of.ts";
import { opener } from "../../../parts/cells/act.tsx";
import { customerLink } from "../../../parts/cells/customer-link.tsx";
import { ownMasked } from "../../../parts/masked/own-masked.ts";
import { tag } from "../../../parts/status/tag.tsx";
import { sortable } from "../../../parts/table/column.ts";
import { TableRow } from "../../../parts/table/table-row.tsx";

interface Opens {
  readonly onOpen: () => void;
}
type Row = memberListRow_member$data & Opens;

export const memberListColumns = sortable<Row, keyof typeof memberSorts>(memberSorts, [
  { id: "userCode", width: 136, fixed: "start", cell: (row) => opener(row.userCode, row.onOpen) },
  { id: "name", width: 180, cell: nameOf },
  { id: "realNameState", width: 118, cell: (row, { t }) => tag("realName", row.realNameState, t) },
  { id: "certType", width: 120, cell: (row, { t }) => row.realName && t(`cert.${row.realName.certType}`) },
  { id: "certNo", width: 190, cell: (row, cells) => ownMasked(row, row.realName?.certNo, "MEMBER_CERT_NO", cells) },
  { id: "validUntil", width: 110, cell: (row) => row.realName?.validUntil && dayText(row.realName.validUntil) },
  { id: "verifiedAt", width: 136, cell: (row) => row.realName && instant(row.realName.verifiedAt) },
  { id: "createdAt", width: 136, cell: (row) => instant(row.createdAt) },
  { id: "realName", width: 180, optional: true, cell: (row) => row.realName?.name },
  { id: "countryCode", width: 90, optional: true, cell: (row) => row.realName?.countryCode },
  {
    id: "channel",
    width: 120,
    optional: true,
    cell: (row, { t }) => row.realName && t(`channel.${row.realName.channel}`),
  },
  { id: "accountStatus", width: 138, optional: true, cell: (row, { t }) => tag("account", row.accountStatus, t) },
  { id: "customer", width: 190, optional: true, cell: customerLink },
  { id: "email", width: 200, optional: true, cell: (row, cells) => ownMasked(row, row.email, "MEMBER_EMAIL", cells) },
  { id: "phone", width: 156, optional: true, cell: (row, cells) => ownMasked(row, row.phone, "MEMBER_PHONE", cells) },
  { id: "dataSource", width: 100, optional: true, cell: (row, { t }) => t(`source.${row.dataSource}`) },
  { id: "signedInAt", width: 136, optional: true, cell: (row) => row.signedInAt && instant(row.signedInAt) },
  { id: "site", width: 60, optional: true, cell: (row) => row.site },
]);

/** A member of the list. */
export const MemberListRow = memo(function MemberListRow(
  props: Opens & { readonly member: memberListRow_member$key },
): ReactNode {
  const member = useFragment(
    graphql`
      fragment memberListRow_member on Member {
        id
        userCode
        firstName
        lastName
        realNameState
        realName {
          name
          certType
          certNo
          countryCode
          validUntil
          channel
          verifiedAt
        }
        accountStatus
        customerId
        customerName
        email
        phone
        dataSource
        signedInAt
        createdAt
        site
        viewerMayOpen
        viewerMayShowClear
      }
    `,
    props.member,
  );
  return (
    <TableRow
      id={member.id}
      label={member.userCode}
      row={{ ...member, onOpen: props.onOpen }}
      columns={memberListColumns}
      off={member.accountStatus === "CANCELLED"}
    />
  );
});
