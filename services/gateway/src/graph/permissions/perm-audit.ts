import { auditChanges, AuditKind } from "@linehaul/schema/audit";
import { auditColumns, AuditFilter, AuditRow, auditRoutes, auditSorts } from "@linehaul/schema/permissions/perm-audit";
import { viewerMay } from "../../access/viewer-may.ts";
import { AuditChange } from "../../contract/audit-change.ts";
import "../../contract/common.ts";
import { contractEntity } from "../../contract/entity.ts";
import { list } from "../../contract/list.ts";
import { enumOf } from "../../contract/named.ts";
import { exportMutation } from "../../files/export.ts";
import { exportOfList } from "../orders/export-task/list.ts";

enumOf(AuditKind);

const AuditEntry = contractEntity("AuditEntry", AuditRow, {
  description: "Who changed or saw what, when, why (PERM-12, PERM-13).",
  may: ["PERM_AUDIT.VIEW"],
  key: ({ id }) => id,
  load: (ids, grant) => grant.call(auditRoutes.byIds, { body: { ids: [...ids] } }),
  without: ["userId", "roleId", "type", "before", "after"],
  fields: (t) => ({
    action: t.exposeString("type", { nullable: true, description: "What happened, e.g. `role.changed`." }),
    changes: t.field({
      type: [AuditChange],
      description: "Field by field; nothing sensitive stands in it in the clear.",
      resolve: (entry) => auditChanges(entry.before, entry.after),
    }),
  }),
});

const input = list("auditEntries", {
  type: AuditEntry,
  description:
    "The audit trail of all services at this site, and of what is common to all sites, a page. One call to the admin service.",
  sorts: auditSorts,
  filter: AuditFilter,
  page: (grant, query) => grant.call(auditRoutes.pageQuery, { body: query }),
  fields: (t) => ({ viewerMayExport: viewerMay(t, "PERM_AUDIT.EXPORT", "May the viewer take the list along?") }),
});

exportMutation("ExportAudit", {
  may: "PERM_AUDIT.EXPORT",
  description: "A ticket for the newest 10,000 of the filtered audit rows as CSV; the taking is recorded.",
  deprecationReason: "Ask `beginAuditExport`: it takes any number of rows and tells how far it is.",
  route: auditRoutes.export,
  filter: { input, schema: AuditFilter },
  ticket: (grant, filter) => grant.file(auditRoutes.export, { body: { filter } }),
});

exportOfList("Audit", {
  may: "PERM_AUDIT.EXPORT",
  what: "audit rows",
  row: AuditEntry.name,
  filter: input,
  columns: auditColumns,
  request: auditRoutes.exportAsync.body,
  rows: auditRoutes.exportPreview.body,
  begin: (grant, body, options) => grant.call(auditRoutes.exportAsync, { body }, options),
  preview: (grant, body) => grant.call(auditRoutes.exportPreview, { body }),
});
