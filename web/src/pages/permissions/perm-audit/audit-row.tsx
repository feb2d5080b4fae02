import { Button } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import { auditSorts } from "@linehaul/schema/permissions/perm-audit";
import type { auditRow_entry$data, auditRow_entry$key } from "../../../__generated__/auditRow_entry.graphql.ts";
import { Instant } from "../../../format/instant.tsx";
import { moduleName } from "../../../i18n/module-name.ts";
import { StatusTag } from "../../../parts/status/status-tag.tsx";
import { sortable } from "../../../parts/table/column.ts";
import { TableRow } from "../../../parts/table/table-row.tsx";

type Row = auditRow_entry$data & { readonly onOpen: () => void };

export const auditColumns = sortable<Row, keyof typeof auditSorts>(auditSorts, [
  { id: "at", width: 150, fixed: "start", cell: (e) => <Instant at={e.at} /> },
  { id: "kind", width: 120, cell: (e) => <StatusTag kind="auditKind" value={e.kind} /> },
  { id: "userName", width: 130, cell: (e) => e.userName },
  { id: "module", width: 160, cell: (e) => <Module code={e.module ?? null} /> },
  { id: "action", width: 160, cell: (e) => e.action },
  { id: "fields", width: 170, cell: (e) => e.fields.join(", ") },
  { id: "reason", width: 220, cell: (e) => e.reason },
  { id: "subject", width: 150, optional: true, cell: (e) => e.subject },
  { id: "roleName", width: 130, optional: true, cell: (e) => e.roleName },
  { id: "button", width: 170, optional: true, cell: (e) => e.button },
  { id: "site", width: 90, optional: true, cell: (e) => <Site code={e.site ?? null} /> },
  { id: "acts", width: 84, fixed: "end", align: "end", cell: (e) => <Open onOpen={e.onOpen} /> },
]);

function Module({ code }: { readonly code: string | null }) {
  const { t } = useTranslation("shell");
  return code === null ? null : moduleName(t, code);
}

function Site({ code }: { readonly code: string | null }) {
  const { t } = useTranslation("perm-audit");
  return code ?? t("everySite");
}

function Open({ onOpen }: { readonly onOpen: () => void }) {
  const { t } = useTranslation("perm-audit");
  return (
    <Button size="xs" variant="ghost" color="route" onClick={onOpen}>
      {t("open")}
    </Button>
  );
}

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
