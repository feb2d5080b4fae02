import { auditChanges, AuditState, type AuditEntry, type AuditKind } from "@linehaul/schema/audit";
import { areaOf, isModuleCode, moduleByCode, type ModuleCode } from "@linehaul/schema/modules";
import { maskWords } from "@linehaul/schema/sensitive";
import { maskUserCode } from "@linehaul/schema/user-code";
import type { JsonObject, OutgoingEvent } from "./call.ts";
import { newId } from "./ids.ts";
import { type Clear, maskText, maskTold, NOTHING_CLEAR } from "./mask-told.ts";
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
const maskState = (state: AuditState | null, clear: Clear): AuditState | null =>
  state === null ? null : AuditState.parse(maskTold(state, clear));

/** The row of an event, or of a write that told nothing; masked (SEC-17). Which fields differ is seen before that: masks may be alike. */
export function auditRow(c: WriteContext, e?: OutgoingEvent): AuditRecord {
  const { aud, role, button } = c.caller;
  const { user, userName } = e?.by ?? c.caller;
  const module = moduleOf(button);
  const [before, after] = [stateOf(e?.before), stateOf(e?.after)];
  const clear = c.clear ?? NOTHING_CLEAR;
  const changed = before && after ? auditChanges(before, after).map((change) => change.field) : [];
  return {
    id: newId(),
    at: c.at,
    service: aud,
    kind: e?.kind ?? kindOf(module, e?.type),
    user,
    userName: maskUserCode(userName),
    role,
    // What is common to all sites is of none, whatever host it was done at.
    site: e?.site ?? null,
    module,
    button,
    route: c.route,
    traceId: c.traceId,
    type: e?.type ?? null,
    subject: e === undefined ? null : maskText(e.subject, clear),
    fields: e?.fields ?? changed,
    reason: e?.reason === undefined ? null : maskWords(maskText(e.reason, clear)),
    before: maskState(before, clear),
    after: maskState(after, clear),
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
