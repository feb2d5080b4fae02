import { sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { asInstant, asText, exportList, type Cell } from "@linehaul/kit/exports/list";
import { audit } from "@linehaul/kit/tables";
import { auditChanges, AuditState } from "@linehaul/schema/audit";
import { type AuditColumn, auditColumns, AuditFilter } from "@linehaul/schema/permissions/perm-audit";
import { matching, readable } from "./list.ts";

const stateOf = (text: string | null | undefined): AuditState | null =>
  text == null ? null : AuditState.parse(JSON.parse(text));
/** `name: Clerk → Manager`, a field a line. */
const changes = ([before, after]: readonly (string | null)[]): string =>
  auditChanges(stateOf(before), stateOf(after))
    .map((c) => `${c.field}: ${c.before ?? "–"} → ${c.after ?? "–"}`)
    .join("\n");

const plain = (column: PgColumn): Cell => ({ reads: [asText(column)] });
const cells: Readonly<Record<AuditColumn, Cell>> = {
  at: { reads: [asInstant(audit.at)] },
  site: plain(audit.site),
  userName: plain(audit.userName),
  kind: plain(audit.kind),
  module: plain(audit.module),
  type: plain(audit.type),
  subject: plain(audit.subject),
  fields: { reads: [sql`array_to_string(array(select jsonb_array_elements_text(${audit.fields})), ', ')`] },
  reason: plain(audit.reason),
  changes: { reads: [asText(audit.before), asText(audit.after)], text: changes },
  traceId: plain(audit.traceId),
};

/** Files of the permission trail. */
export const auditExport = exportList({
  list: "PERM_AUDIT",
  name: "permission-audit",
  columns: auditColumns,
  cells,
  table: audit,
  order: sql`${audit.at} desc, ${audit.id} desc`,
  mine: ({ site, scope }) => readable(site, scope),
  filter: AuditFilter,
  matching,
});
