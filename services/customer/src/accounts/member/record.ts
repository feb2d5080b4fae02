import type { Call } from "@linehaul/kit/call";
import type { Db } from "@linehaul/kit/database-type";
import { fail } from "@linehaul/kit/fail";
import { holdFile, letGo } from "@linehaul/kit/files/kept";
import type { RecordRealName } from "@linehaul/schema/accounts/member/record";
import type { Member } from "@linehaul/schema/accounts/member/row";
import { numberProblems } from "@linehaul/schema/customers/identity/kinds";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { and, eq, inArray } from "drizzle-orm";
import { refuse } from "../../customers/customer-form/refuse.ts";
import { heldAccounts } from "../user-account/held.ts";
import { mineAccounts } from "../user-account/filter.ts";
import { type AccountRecord, userAccount } from "../user-account/table.ts";
import { memberRealName } from "./table.ts";
import { memberView } from "./view.ts";

/** The record that holds a member's pictures. */
export const holder = (accountId: string): string => `member:${accountId}`;

/** A person's account by its code, held by the transaction: 404001 for any that is not the caller's, 409004 for one that is going or a company's. */
async function heldMember(tx: Db, call: Call, userCode: string): Promise<AccountRecord> {
  const [of] = await tx
    .select({ id: userAccount.id })
    .from(userAccount)
    .where(and(await mineAccounts(call), eq(userAccount.userCode, userCode)));
  const [found] = of === undefined ? [] : await heldAccounts(tx, call, [of.id]);
  if (found === undefined) throw fail(SERVICE_CODES.notFound);
  const { status, accountType } = found;
  if (accountType !== "PERSONAL") throw fail(SERVICE_CODES.wrongState, { detail: accountType });
  if (status === "CANCELLED" || status === "PRE_CANCEL") throw fail(SERVICE_CODES.wrongState, { detail: status });
  return found;
}

/** What the trail tells of it: nothing that is masked. */
const told = ({ userCode, realName }: Member) => ({
  userCode,
  ...(realName && {
    name: realName.name,
    certType: realName.certType,
    certNo: realName.certNo,
    validUntil: realName.validUntil,
    channel: realName.channel,
  }),
});

/** Records by what certificate a member was known; what was there before is gone, its pictures too. */
export const recordRealName = (
  call: Call,
  { userCode, certFront, certBack, ...own }: RecordRealName,
): Promise<Member> =>
  call.write(async (tx, emit) => {
    const { certType, certNo, countryCode } = own;
    const wrong = numberProblems({ customerType: "PERSONAL", countryCode, certType, certNo, taxNo: null });
    refuse(wrong.map((one) => ({ ...one, path: [...one.path] })));
    const account = await heldMember(tx, call, userCode);
    const before = await memberView(tx, call, account);
    await letGo(tx, holder(account.id));
    for (const id of [certFront, certBack])
      if (id !== null) await holdFile(tx, { id, purpose: "idPicture", caller: call.caller }, holder(account.id));
    const values = { ...own, certFront, certBack, verifiedAt: call.now(), recordedBy: call.caller.userName };
    await tx
      .insert(memberRealName)
      .values({ accountId: account.id, ...values })
      .onConflictDoUpdate({ target: memberRealName.accountId, set: values });
    const after = await memberView(tx, call, account);
    emit({ type: "member.changed", subject: account.id, site: account.site, before: told(before), after: told(after) });
    return after;
  });

/** Forgets who some members are: their pictures go with the next round of those that no record names. */
export async function forgetRealNames(tx: Db, accountIds: readonly string[]): Promise<void> {
  const gone = await tx
    .delete(memberRealName)
    .where(inArray(memberRealName.accountId, [...accountIds]))
    .returning({ accountId: memberRealName.accountId });
  for (const { accountId } of gone) await letGo(tx, holder(accountId));
}
