import { eq } from "drizzle-orm";
import type { Call } from "@linehaul/kit/call";
import type { Db } from "@linehaul/kit/database";
import { fail } from "@linehaul/kit/fail";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import {
  GRANTS_ROWS,
  type LeafAccount,
  type LeafAccountInput,
  ROW_ATTRIBUTES,
} from "@linehaul/schema/permissions/perm-leaf-account";
import { notHimself } from "../account/not-himself.ts";
import { organisation } from "../organisation/table.ts";
import { buttonsOf } from "../perm-role/buttons.ts";

const refused = (fields: readonly string[], key: string) =>
  fail(SERVICE_CODES.invalid, { fields: fields.map((field) => ({ path: [field], key, params: {} })) });

/** May the caller save that? `before` is the account that he edits, null for a new one. */
export async function allowed(tx: Db, call: Call, before: LeafAccount | null, input: LeafAccountInput): Promise<void> {
  if (before !== null) {
    notHimself(call, before.id, "id");
    // By these names the platform and the sign-on know the account: with others it would be another's.
    if (before.centralAccount !== input.centralAccount) throw refused(["centralAccount"], "account.centralStays");
    if (before.userName !== input.userName) throw refused(["userName"], "account.userNameStays");
  }
  const granted = ROW_ATTRIBUTES.filter((field) => input[field] !== (before?.[field] ?? null));
  // The token names the button that saves: whether the role holds the other one too is known here.
  if (granted.length > 0 && !(await buttonsOf(tx, call.caller.role)).includes(GRANTS_ROWS))
    throw refused(granted, "account.grantsRows");
  if (input.orgCode === null) return;
  const known = await tx.select().from(organisation).where(eq(organisation.code, input.orgCode));
  if (known.length === 0) throw refused(["orgCode"], "org.unknown");
}
