import { z } from "zod";
import { Site } from "./site-code.ts";

/** What an audit row is about (PERM-12, PERM-13). `CHANGE`: any other write. */
export const AUDIT_KINDS = ["PERMISSION", "REVEAL", "EXPORT", "PRINT", "VIEW_AS", "SIGN_IN", "CHANGE"] as const;
export const AuditKind = z.enum(AUDIT_KINDS);
export type AuditKind = z.infer<typeof AuditKind>;

/** A thing before or after a change. Nothing sensitive stands in it in the clear. */
export const AuditState = z.record(z.string(), z.json());
export type AuditState = z.infer<typeof AuditState>;

/** Who did or saw what, when, why; as a service recorded it in the transaction of the act. */
export const AuditEntry = z.object({
  /** Made by the service that recorded it: the same row arrives once, however often it is sent. */
  id: z.uuid(),
  at: z.iso.datetime(),
  site: Site,
  userId: z.string(),
  userName: z.string(),
  roleId: z.string().nullable(),
  kind: AuditKind,
  /** Code of the module whose button was used; null for what needs none. */
  module: z.string().nullable(),
  button: z.string(),
  /** `<thing>.<what happened>`; null for a write that told nothing. */
  type: z.string().nullable(),
  /** Id of the thing. */
  subject: z.string().nullable(),
  /** Names of the fields that were changed, shown or taken along. */
  fields: z.array(z.string()),
  reason: z.string().nullable(),
  before: AuditState.nullable(),
  after: AuditState.nullable(),
  traceId: z.string(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** A field of a thing before and after; null where it was not there. Nested fields are named with dots. */
export interface AuditChange {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

type Json = AuditState[string];
const isObject = (value: Json | undefined): value is AuditState =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A value as it is read: texts as they are, lists of texts one a line, the rest as JSON. */
function textOf(value: Json | undefined): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value === "string") return value;
  if (Array.isArray(value) && value.every((v) => typeof v === "string")) return value.join("\n");
  return JSON.stringify(value);
}

/** Rises or is stamped with each save: says nothing of the change. */
const STAMPS: ReadonlySet<string> = new Set(["version", "createdBy", "createdAt", "modifiedBy", "modifiedAt"]);

/** The fields that differ, by name; of a new or deleted thing those that hold something. */
export function auditChanges(before: AuditState | null, after: AuditState | null, within = ""): AuditChange[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names.flatMap((name) => {
    if (within === "" && STAMPS.has(name)) return [];
    const [was, is] = [before?.[name], after?.[name]];
    if (isObject(was) || isObject(is))
      return auditChanges(isObject(was) ? was : null, isObject(is) ? is : null, `${within}${name}.`);
    const change = { field: `${within}${name}`, before: textOf(was), after: textOf(is) };
    return change.before === change.after ? [] : [change];
  });
}
