import { z } from "zod";
import { AuditEntry, AuditKind, AUDIT_KINDS } from "../audit.ts";
import { ByIds } from "../catalogue.ts";
import { FileAnswer } from "../file.ts";
import { page, pageQuery } from "../paging.ts";
import { route } from "../route.ts";

/** An entry of the audit trail as its readers see it. */
export const AuditRow = AuditEntry.extend({
  /** Name of the role that was in force; null without one, or when it is gone. */
  roleName: z.string().nullable(),
});
export type AuditRow = z.infer<typeof AuditRow>;

export const AUDIT_SORTS = ["AT_DESC", "AT_ASC"] as const;
export const auditFilter = {
  /** Instants; from is inside, to is outside. */
  from: z.iso.datetime().optional(),
  to: z.iso.datetime().optional(),
  /** A user's name, in full. */
  userName: z.string().trim().min(1).max(100, "text.max").optional(),
  kind: z.array(AuditKind).max(AUDIT_KINDS.length).optional(),
  /** A module's code. */
  module: z.string().max(50, "text.max").optional(),
  /** Id of a thing, in full. */
  subject: z.string().trim().min(1).max(100, "text.max").optional(),
};
export const AuditFilter = z.object(auditFilter);
export type AuditFilter = z.infer<typeof AuditFilter>;

/** The most rows that a service sends at once. */
export const MOST_APPENDED = 50;

/** The audit trail of all services (PERM-12, PERM-13): rows are added and read, never changed. */
export const auditRoutes = {
  pageQuery: route({
    service: "admin",
    method: "POST",
    path: "/dev-basp-system/audit/pageQuery",
    may: ["PERM_AUDIT.VIEW"],
    safe: true,
    summary: "Who changed or saw what at the caller's site, a page",
    body: pageQuery({ filter: auditFilter, sort: AUDIT_SORTS }),
    result: page(AuditRow),
  }),
  byIds: route({
    service: "admin",
    method: "POST",
    path: "/dev-basp-system/audit/byIds",
    may: ["PERM_AUDIT.VIEW"],
    safe: true,
    summary: "Audit rows by id; ids outside the caller's rows are left out",
    body: ByIds,
    result: z.array(AuditRow),
  }),
  /** Recorded as an EXPORT before the first row leaves. */
  export: route({
    service: "admin",
    method: "POST",
    path: "/dev-basp-system/audit/export",
    may: ["PERM_AUDIT.EXPORT"],
    file: true,
    summary: "The newest 10,000 of the filtered audit rows as CSV",
    body: z.object({ filter: AuditFilter.optional() }),
    result: FileAnswer,
  }),
  /** The other services send what they recorded; a row that is there already is left as it is. */
  append: route({
    service: "admin",
    method: "POST",
    path: "/dev-basp-system/audit/append",
    may: ["GATEWAY"],
    summary: "Audit rows of another service, idempotent by their ids",
    body: z.object({ rows: z.array(AuditEntry).min(1).max(MOST_APPENDED) }),
    result: z.object({ appended: z.int() }),
  }),
} as const;
