import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { auditSorts } from "@linehaul/schema/permissions/perm-audit";
import type { auditRow_entry$data, auditRow_entry$key } from "../../../__generated__/auditRow_entry.graphql.ts";
import { instant } from "../../../format/instant.tsx";
import { moduleName } from "../../../i18n/module-name.ts";
import { act } from "../../../parts/cells/act.tsx";
import { tag } from "../../../parts/status/tag.tsx";
import { sortable } from "../../../parts/table/column.ts";
import { TableRow } from "../../../parts/table/table-row.tsx";

type Row = auditRow_entry$data & { readonly onOpen: () => void };

export const auditColumns = sortable<Row, keyof typeof auditSorts>(auditSorts, [
  { id: "at", width: 150, fixed: "start", cell: (e) => instant(e.at) },
  { id: "kind", width: 120, cell: (e, { t }) => tag("auditKind", e.kind, t) },
  { id: "userName", width: 130, cell: (e) => e.userName },
  { id: "module", width: 160, cell: (e, { t }) => e.module && moduleName(t, e.module) },
  { id: "action", width: 160, cell: (e) => e.action },
  { id: "fields", width: 170, cell: (e) => e.fields.join(", ") },
  { id: "reason", width: 220, cell: (e) => e.reason },
  { id: "subject", width: 150, optional: true, cell: (e) => e.subject },
  { id: "roleName", width: 130, optional: true, cell: (e) => e.roleName },
  { id: "button", width: 170, optional: true, cell: (e) => e.button },
  { id: "site", width: 90, optional: true, cell: (e, { t }) => e.site ?? t("everySite") },
  {
    id: "acts",
    width: 84,
    fixed: "end",
    align: "end",
    cell: (e, { t }) => act({ label: t("open"), onPress: e.onOpen }),
  },
]);

/** A row of the audit trail. */
export function AuditRow(props: { readonly entry: auditRow_entry$key; readonly onOpen: () => void }): ReactNode {
  const entry = useFragment(
    graphql`
      fragment auditRow_entry on AuditEntry {
        id
        at
        site
        userName
        roleName
        kind
        module
        button
        action
        subject
        fields
        reason
      }
    `,
    props.entry,
  );
  return (
    <TableRow id={entry.id} label={entry.userName} row={{ ...entry, onOpen: props.onOpen }} columns={auditColumns} />
  );
}
