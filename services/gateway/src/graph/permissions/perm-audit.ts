import { AUDIT_KINDS, auditChanges, type AuditChange } from "@linehaul/schema/audit";
import { AUDIT_SORTS, AuditFilter, auditRoutes, type AuditRow as Row } from "@linehaul/schema/permissions/perm-audit";
import { builder } from "../../access/builder.ts";
import { entity } from "../../access/entity.ts";
import { viewerMay } from "../../access/viewer-may.ts";
import { catalogueConnection } from "../../catalogue/connection.ts";
import { exportMutation } from "../../files/export.ts";
import { ascending, newestFirst } from "../../paging/sort-key.ts";
import { SiteCode } from "../../contract/common.ts";

const AuditKind = builder.enumType("AuditKind", {
  description: "What an audit row is about: a permission, a masked value that was shown, a file that was taken, …",
  values: AUDIT_KINDS,
});

const AuditChangeRef = builder.objectRef<AuditChange>("AuditChange").implement({
  description: "A field before and after.",
  fields: (t) => ({
    field: t.exposeString("field", { description: "Its name; nested ones with dots." }),
    before: t.exposeString("before", { nullable: true, description: "Null where there was nothing." }),
    after: t.exposeString("after", { nullable: true, description: "Null where there is nothing." }),
  }),
});

const AuditEntry = entity("AuditEntry", {
  description: "Who changed or saw what, when, why (PERM-12, PERM-13).",
  may: ["PERM_AUDIT.VIEW"],
  key: (entry: Row) => entry.id,
  load: (ids, grant) => grant.call(auditRoutes.byIds, { body: { ids: [...ids] } }),
  fields: (t) => ({
    at: t.expose("at", { type: "DateTime", description: "When." }),
    site: t.expose("site", { type: SiteCode, description: "At which site." }),
    userName: t.exposeString("userName", { description: "Who." }),
    roleName: t.exposeString("roleName", {
      nullable: true,
      description: "In which role; null without one, or when it is gone.",
    }),
    kind: t.expose("kind", { type: AuditKind, description: "What it is about." }),
    module: t.exposeString("module", { nullable: true, description: "Code of the module; null outside of modules." }),
    button: t.exposeString("button", { description: "By which button." }),
    action: t.exposeString("type", { nullable: true, description: "What happened, e.g. `role.changed`." }),
    subject: t.exposeString("subject", { nullable: true, description: "Id of what it happened to." }),
    fields: t.stringList({ description: "Fields changed, shown or taken along.", resolve: (e) => e.fields }),
    reason: t.exposeString("reason", { nullable: true, description: "Why, in the user's words." }),
    changes: t.field({
      type: [AuditChangeRef],
      description: "Field by field; nothing sensitive stands in it in the clear.",
      resolve: (e) => auditChanges(e.before, e.after),
    }),
    traceId: t.exposeString("traceId", { description: "Of the request; stands in every log line of it." }),
  }),
});

const filter = {
  schema: AuditFilter,
  input: builder.inputType("AuditFilter", {
    description: "Conditions that must all hold.",
    fields: (t) => ({
      from: t.field({ type: "DateTime", description: "At or after." }),
      to: t.field({ type: "DateTime", description: "Before." }),
      userName: t.string({ description: "A user's name, in full." }),
      kind: t.field({ type: [AuditKind], description: "Any of these." }),
      module: t.string({ description: "A module's code." }),
      subject: t.string({ description: "Id of a thing, in full." }),
    }),
  }),
};

catalogueConnection("auditEntries", {
  type: AuditEntry,
  description: "The audit trail of all services at this site, a page. One call to the admin service.",
  may: AuditEntry.may,
  sorts: AUDIT_SORTS,
  sortKeys: { AT_DESC: newestFirst((e: Row) => e.at), AT_ASC: ascending((e: Row) => e.at) },
  filter,
  page: (grant, query) => grant.call(auditRoutes.pageQuery, { body: query }),
  fields: (t) => ({ viewerMayExport: viewerMay(t, "PERM_AUDIT.EXPORT", "May the viewer take the list along?") }),
});

exportMutation("ExportAudit", {
  may: "PERM_AUDIT.EXPORT",
  description: "A ticket for the newest 10,000 of the filtered audit rows as CSV; the taking is recorded.",
  route: auditRoutes.export,
  filter,
  ticket: (grant, wanted) => grant.file(auditRoutes.export, { body: { filter: wanted } }),
});
