import type { Call } from "@linehaul/kit/call";
import type { Db } from "@linehaul/kit/database";
import type { LeafAccount } from "@linehaul/schema/permissions/perm-leaf-account";
import type { Moment } from "../account/grants.ts";
import { notHimself } from "../account/not-himself.ts";
import { heldAccount, momentOf } from "../perm-leaf-account/save.ts";

/** What of an account a change of its grants records: the rest of it stays. */
export const grantsOf = ({ roles, dataGroups }: LeafAccount) => ({ roles, dataGroups });

/** Whose grants are changed, and the field that says so. */
export interface Whose {
  readonly field: "accountId" | "grantId";
  readonly idOf: (tx: Db) => Promise<string>;
}
export const ofAccount = (id: string): Whose => ({ field: "accountId", idOf: async () => id });

/** Changes what another's account holds, with the account locked; records what it held before and after (PERM-13). */
export function changeGrants(
  call: Call,
  { field, idOf }: Whose,
  change: (tx: Db, account: LeafAccount, moment: Moment) => Promise<void>,
): Promise<LeafAccount> {
  const moment = momentOf(call);
  return call.write(async (tx, emit) => {
    const id = await idOf(tx);
    notHimself(call, id, field);
    const before = await heldAccount(tx, id, moment);
    await change(tx, before, moment);
    const after = await heldAccount(tx, id, moment);
    emit({
      type: "permission.changed",
      subject: id,
      data: { users: [id] },
      before: grantsOf(before),
      after: grantsOf(after),
    });
    return after;
  });
}
