import { inArray, sql } from "drizzle-orm";
import { auditEntry } from "@linehaul/kit/audit-row";
import { SERVICES, type Caller } from "@linehaul/kit/caller";
import type { Call } from "@linehaul/kit/call";
import { askExport, previewExport } from "@linehaul/kit/exports/ask";
import { fail } from "@linehaul/kit/fail";
import { feature as bind } from "@linehaul/kit/feature";
import type { AuditRecord } from "@linehaul/kit/tables";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { auditRoutes, type AuditRow } from "@linehaul/schema/permissions/perm-audit";
import { role } from "../perm-role/table.ts";
import { appendRows } from "./append.ts";
import { exportTrail } from "./export.ts";
import { auditExport } from "./export-list.ts";
import { trailPage, trailRows } from "./list.ts";

/** Which service sends: its token names it, and the rows are taken as its own. */
function senderOf(caller: Caller): AuditRecord["service"] {
  const found = SERVICES.find((service) => service === caller.user);
  if (found === undefined || found === "admin") throw fail(SERVICE_CODES.notTaken);
  return found;
}

/** Rows with the names of their roles: one statement whatever their number. */
async function named(call: Call, rows: readonly AuditRecord[]): Promise<AuditRow[]> {
  const ids = [...new Set(rows.flatMap((row) => (row.role === null ? [] : [row.role])))];
  // As text: a row may name what is no id of a role here.
  const isNamed = inArray(sql`${role.id}::text`, ids);
  const found = ids.length === 0 ? [] : await call.db.select().from(role).where(isNamed);
  const names = new Map(found.map((r) => [r.id, r.name]));
  return rows.map((row) => ({ ...auditEntry(row), roleName: names.get(row.role ?? "") ?? null }));
}

export const feature = bind(auditRoutes, {
  pageQuery: async ({ body }, call) => {
    const page = await trailPage(call, body);
    return { ...page, data: await named(call, page.data) };
  },
  byIds: async ({ body }, call) => named(call, await trailRows(call, body.ids)),
  export: ({ body }, call) => exportTrail(call, body.filter),
  exportAsync: ({ body }, call) => askExport(call, "admin", auditExport, auditRoutes.exportAsync, body),
  exportPreview: ({ body }, call) => previewExport(call, auditExport, body),
  append: ({ body }, call) => appendRows(call, senderOf(call.caller), body.rows),
});
