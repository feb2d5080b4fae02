import { z } from "zod";
import { Json } from "./json.ts";
import { sensitive } from "./sensitive.ts";
import { Site } from "./site-code.ts";

/** PERM-12, PERM-13. */
export const AUDIT_KINDS = [
  "PERMISSION",
  "REVEAL",
  "SEARCH",
  "EXPORT",
  "PRINT",
  "VIEW_AS",
  "SIGN_IN",
  "CHANGE",
] as const;
export const AuditKind = z.enum(AUDIT_KINDS).meta({
  id: "AuditKind",
  description: "What an audit row is about: a permission, a masked value that was shown, a file that was taken, …",
  "x-values": { SEARCH: "Orders were looked for by a masked value, which is not told.", CHANGE: "Any other write." },
});
export type AuditKind = z.infer<typeof AuditKind>;

/** A thing before or after a change. Nothing sensitive stands in it in the clear. */
export const AuditState = z.record(z.string(), Json);
export type AuditState = z.infer<typeof AuditState>;

/** Who did or saw what, when, why; as a service recorded it in the transaction of the act. */
export const AuditEntry = z.object({
  // Made by the service that recorded it: the same row arrives once, however often it is sent.
  id: z.uuid().describe("The row's key."),
  at: z.iso.datetime().describe("When."),
  site: Site.nullable().describe("At which site; null for what is common to all of them."),
  userId: z.string().describe("Id of who did it."),
  userName: sensitive("userCode", z.string()).describe("Who."),
  roleId: z.string().nullable().describe("Id of the role that was in force; null without one."),
  kind: AuditKind.describe("What it is about."),
  module: z.string().nullable().describe("Code of the module whose button was used; null outside of modules."),
  button: z.string().describe("By which button."),
  type: z
    .string()
    .nullable()
    .describe("What happened: `<thing>.<what>`, e.g. `role.changed`; null for a write that told nothing."),
  subject: z.string().nullable().describe("Id of what it happened to; null where there is no such thing."),
  fields: z.array(z.string()).describe("Fields changed, shown or taken along."),
  reason: z.string().nullable().describe("Why, in the user's words; null where none is asked for."),
  before: AuditState.nullable().describe("The thing before; null where there was none."),
  after: AuditState.nullable().describe("The thing after; null where there is none."),
  traceId: z.string().describe("Of the request; stands in every log line of it."),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const AuditChange = z
  .object({
    field: z.string().describe("Its name; nested ones with dots."),
    before: z.string().nullable().describe("Null where there was nothing."),
    after: z.string().nullable().describe("Null where there is nothing."),
  })
  .meta({ id: "AuditChange", description: "A field before and after." });
export type AuditChange = z.infer<typeof AuditChange>;

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
