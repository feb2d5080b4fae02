import { auditChanges, AuditState, type AuditEntry, type AuditKind } from "@linehaul/schema/audit";
import { areaOf, isModuleCode, moduleByCode, type ModuleCode } from "@linehaul/schema/modules";
import type { JsonObject, OutgoingEvent } from "./call.ts";
import { newId } from "./ids.ts";
import type { AuditRecord } from "./tables.ts";
import type { WriteContext } from "./write.ts";

/** The module whose button was used; null for `SELF` and `GATEWAY`. */
export function moduleOf(button: string): ModuleCode | null {
  const code = button.split(".")[0] ?? "";
  return isModuleCode(code) ? code : null;
}

/** What a write is about, where the feature does not say. */
function kindOf(module: ModuleCode | null, type: string | undefined): AuditKind {
  if (type?.startsWith("session.")) return "SIGN_IN";
  const isPermission = module !== null && areaOf(moduleByCode(module)) === "permissions";
  return isPermission || type?.startsWith("permission.") ? "PERMISSION" : "CHANGE";
}

/** As JSON keeps it: what is undefined is not there. */
const stateOf = (state: JsonObject | null | undefined): AuditState | null =>
  state === null || state === undefined ? null : AuditState.parse(JSON.parse(JSON.stringify(state)));

/** The row of an event, or of a write that told nothing. */
export function auditRow(c: WriteContext, e?: OutgoingEvent): AuditRecord {
  const { aud, role, site, button } = c.caller;
  const { user, userName } = e?.by ?? c.caller;
  const module = moduleOf(button);
  const [before, after] = [stateOf(e?.before), stateOf(e?.after)];
  const changed = before && after ? auditChanges(before, after).map((change) => change.field) : [];
  return {
    id: newId(),
    at: c.at,
    service: aud,
    kind: e?.kind ?? kindOf(module, e?.type),
    user,
    userName,
    role,
    site,
    module,
    button,
    route: c.route,
    traceId: c.traceId,
    type: e?.type ?? null,
    subject: e?.subject ?? null,
    fields: e?.fields ?? changed,
    reason: e?.reason ?? null,
    before,
    after,
  };
}

/** A row as it is sent and read. */
export const auditEntry = (r: AuditRecord): AuditEntry => ({
  id: r.id,
  at: r.at.toISOString(),
  site: r.site,
  userId: r.user,
  userName: r.userName,
  roleId: r.role,
  kind: r.kind,
  module: r.module,
  button: r.button,
  type: r.type,
  subject: r.subject,
  fields: [...r.fields],
  reason: r.reason,
  before: r.before,
  after: r.after,
  traceId: r.traceId,
});
