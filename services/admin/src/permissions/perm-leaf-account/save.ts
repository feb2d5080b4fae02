import { eq, sql } from "drizzle-orm";
import type { Call } from "@linehaul/kit/call";
import { brokenUnique } from "@linehaul/kit/database-error";
import type { Db } from "@linehaul/kit/database";
import { fail } from "@linehaul/kit/fail";
import { newId } from "@linehaul/kit/ids";
import type { ConfigStatus } from "@linehaul/schema/catalogue";
import type { FieldProblem } from "@linehaul/schema/envelope";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { LeafAccount, LeafAccountInput } from "@linehaul/schema/permissions/perm-leaf-account";
import type { Moment } from "../account/grants.ts";
import { notHimself } from "../account/not-himself.ts";
import { userAccount } from "../account/table.ts";
import { endSessions } from "../session/end.ts";
import { session } from "../session/table.ts";
import { allowed } from "./allowed.ts";
import { lockedAccount } from "./view.ts";

/** Which field a broken unique constraint is about. */
const FIELD: Readonly<Record<string, string>> = {
  user_account_user_name: "userName",
  user_account_central: "centralAccount",
  user_account_work_no: "workNo",
};
const problem = (field: string, key: string): FieldProblem => ({ path: [field], key, params: {} });

export const momentOf = (call: Call): Moment => ({ now: call.now(), site: call.caller.site });

/** The account as it is, locked; 404001 for none. */
export async function heldAccount(tx: Db, id: string, moment: Moment): Promise<LeafAccount> {
  const found = await lockedAccount(tx, id, moment);
  if (found === null) throw fail(SERVICE_CODES.notFound);
  return found;
}

/** Creates a leaf account, or edits one. A central account, a user name and a work number are in use once (PERM-03). */
export async function saveAccount(call: Call, input: LeafAccountInput): Promise<LeafAccount> {
  const moment = momentOf(call);
  const { centralAccount, userName, displayName, workNo, countryCode, orgCode } = input;
  const own = {
    centralAccount,
    userName,
    displayName,
    workNo,
    countryCode,
    orgCode,
    modifiedBy: call.caller.userName,
    modifiedAt: moment.now,
  };
  try {
    return await call.write(async (tx, emit) => {
      const before = input.id === undefined ? null : await heldAccount(tx, input.id, moment);
      if (before !== null && before.version !== input.version) throw fail(SERVICE_CODES.changed);
      await allowed(tx, call, before, input);
      const id = input.id ?? newId();
      if (before === null)
        await tx.insert(userAccount).values({ id, ...own, createdBy: own.modifiedBy, createdAt: moment.now });
      else
        await tx
          .update(userAccount)
          .set({ ...own, version: sql`${userAccount.version} + 1` })
          .where(eq(userAccount.id, id));
      const after = await heldAccount(tx, id, moment);
      emit({ type: "permission.changed", subject: id, data: { users: [id] }, before, after });
      return after;
    });
  } catch (error) {
    const field = FIELD[brokenUnique(error) ?? ""];
    if (field === undefined) throw error;
    throw fail(SERVICE_CODES.duplicate, { fields: [problem(field, "duplicate")] });
  }
}

/** AUTH-14: a disabled account can't be worked with from the next request on, and its sessions are over for good. Nobody does it to himself. */
export function changeAccountState(call: Call, id: string, status: ConfigStatus): Promise<LeafAccount> {
  const button = status === "ENABLED" ? "PERM_LEAF_ACCOUNT.ENABLE" : "PERM_LEAF_ACCOUNT.DISABLE";
  if (call.caller.button !== button) throw fail(SERVICE_CODES.notTaken);
  notHimself(call, id, "id");
  const moment = momentOf(call);
  return call.write(async (tx, emit) => {
    const before = await heldAccount(tx, id, moment);
    if (before.status === status) return before;
    await tx
      .update(userAccount)
      .set({
        status,
        version: sql`${userAccount.version} + 1`,
        modifiedBy: call.caller.userName,
        modifiedAt: moment.now,
      })
      .where(eq(userAccount.id, id));
    if (status === "DISABLED")
      await endSessions(tx, emit, { which: eq(session.userId, id), at: moment.now, why: "disabled" });
    const after = await heldAccount(tx, id, moment);
    emit({ type: "permission.changed", subject: id, data: { users: [id] }, before, after });
    return after;
  });
}
