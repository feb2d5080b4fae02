import { z } from "zod";
import { AuditEntry, AuditKind, AUDIT_KINDS } from "../audit.ts";
import { ByIds } from "../catalogue.ts";
import type { ExportColumns } from "../export-column.ts";
import { ExportPreview, exportRequest, exportRows } from "../export-request.ts";
import { listOf } from "../field.ts";
import { FileAnswer } from "../file.ts";
import { ExportTask } from "../orders/export-task.ts";
import { page, pageQuery } from "../paging.ts";
import { routesOf } from "../route.ts";
import { sensitive } from "../sensitive.ts";
import { sortNames, type Sorts } from "../sorts.ts";

/** An entry of the audit trail as its readers see it. */
export const AuditRow = AuditEntry.extend({
  roleName: z.string().nullable().describe("In which role; null without one, or when it is gone."),
}).meta({ id: "AuditEntry" });
export type AuditRow = z.infer<typeof AuditRow>;

export const auditSorts = { AT_DESC: "at", AT_ASC: "at" } as const satisfies Sorts<AuditRow>;
export const AuditFilter = z
  .object({
    from: z.iso.datetime().optional().describe("At or after this instant."),
    to: z.iso.datetime().optional().describe("Before this instant."),
    userName: sensitive("userCode", z.string().trim().min(1).max(100, "text.max"))
      .optional()
      .describe("A user's name, in full."),
    kind: listOf(AuditKind, AUDIT_KINDS.length).optional().describe("Any of these."),
    module: z.string().max(50, "text.max").optional().describe("A module's code."),
    subject: z.string().trim().min(1).max(100, "text.max").optional().describe("Id of a thing, in full."),
  })
  .meta({ id: "AuditFilter" });
export type AuditFilter = z.infer<typeof AuditFilter>;

/** What a file of the trail can hold. */
export const auditColumns = {
  at: { kind: "instant", head: "audit.at" },
  site: { kind: "code", head: "audit.site" },
  userName: { kind: "code", head: "audit.userName" },
  kind: { kind: "code", head: "audit.kind" },
  module: { kind: "code", head: "audit.module" },
  type: { kind: "code", head: "audit.type" },
  subject: { kind: "code", head: "audit.subject" },
  fields: { kind: "text", head: "audit.fields" },
  reason: { kind: "text", head: "audit.reason" },
  changes: { kind: "text", head: "audit.changes" },
  traceId: { kind: "code", head: "audit.traceId" },
} as const satisfies ExportColumns;
export type AuditColumn = keyof typeof auditColumns;

/** The most rows that a service sends at once. */
export const MOST_APPENDED = 50;

const { read, write } = routesOf("admin");
/** The audit trail of all services (PERM-12, PERM-13): rows are added and read, never changed. */
export const auditRoutes = {
  pageQuery: read("/dev-basp-system/audit/pageQuery", {
    may: ["PERM_AUDIT.VIEW"],
    summary: "Who changed or saw what at the caller's site or for all sites, a page",
    body: pageQuery({ filter: AuditFilter.shape, sort: sortNames(auditSorts) }),
    result: page(AuditRow),
  }),
  byIds: read("/dev-basp-system/audit/byIds", {
    may: ["PERM_AUDIT.VIEW"],
    summary: "Audit rows by id; ids outside the caller's rows are left out",
    body: ByIds,
    result: z.array(AuditRow),
  }),
  /** Recorded as an EXPORT before the first row leaves. */
  export: write("/dev-basp-system/audit/export", {
    may: ["PERM_AUDIT.EXPORT"],
    file: true,
    summary: "The newest 10,000 of the filtered audit rows as CSV",
    body: z.object({ filter: AuditFilter.optional().describe("As the list's; everything without it.") }),
    result: FileAnswer,
  }),
  /** Recorded before a row is read. */
  exportAsync: write("/dev-basp-system/audit/export/async", {
    may: ["PERM_AUDIT.EXPORT"],
    summary: "Ask for a file of audit rows; 429001 while too many wait",
    body: exportRequest(AuditFilter.shape, auditColumns),
    result: ExportTask,
  }),
  exportPreview: read("/dev-basp-system/audit/export/preview", {
    may: ["PERM_AUDIT.EXPORT"],
    summary: "What would be in a file of audit rows",
    body: exportRows(AuditFilter.shape),
    result: ExportPreview,
  }),
  /** The other services send what they recorded; a row that is there already is left as it is. */
  append: write("/dev-basp-system/audit/append", {
    may: ["GATEWAY"],
    summary: "Audit rows of another service, idempotent by their ids",
    body: z.object({ rows: z.array(AuditEntry).min(1).max(MOST_APPENDED).describe("What it recorded.") }),
    result: z.object({
      appended: z.int().describe("How many of them were new."),
      refused: z.int().describe("How many are of the far past or of the future, and were left out."),
    }),
  }),
} as const;
