import type { Call } from "@linehaul/kit/call";
import type { Db } from "@linehaul/kit/database-type";
import { newId } from "@linehaul/kit/ids";
import { deliver } from "@linehaul/kit/way-out/ask";
import { LINK_HOURS, purposeOf } from "@linehaul/schema/accounts/user-account/mail";
import type { MailAccounts, TurnedAccounts } from "@linehaul/schema/accounts/user-account/turn";
import { and, gt, inArray, isNull } from "drizzle-orm";
import { heldAccounts } from "../held.ts";
import { type AccountRecord, accountLink } from "../table.ts";

const HOUR_MS = 3_600_000;

/** Links that were sent of some accounts are good no more. */
export const endLinks = (tx: Db, accountIds: readonly string[], at: Date) =>
  tx
    .update(accountLink)
    .set({ expiresAt: at })
    .where(
      and(inArray(accountLink.accountId, [...accountIds]), isNull(accountLink.usedAt), gt(accountLink.expiresAt, at)),
    );

/** Has the owners of accounts that the transaction holds written to, each for what his account's status asks for; links of before are good no more. */
export async function mailOwners(tx: Db, call: Call, rows: readonly AccountRecord[]): Promise<void> {
  const at = call.now();
  const { userName: askedBy } = call.caller;
  const mails = rows.flatMap((row) => {
    const purpose = purposeOf(row.status);
    return purpose === null || row.email === null ? [] : [{ id: newId(), row, purpose, email: row.email }];
  });
  if (mails.length === 0) return;
  await endLinks(
    tx,
    mails.map(({ row }) => row.id),
    at,
  );
  const expiresAt = new Date(at.getTime() + LINK_HOURS * HOUR_MS);
  await tx
    .insert(accountLink)
    .values(mails.map(({ id, row, purpose }) => ({ id, accountId: row.id, purpose, askedBy, askedAt: at, expiresAt })));
  await deliver(
    tx,
    "MAIL",
    mails.map(({ id, row, purpose, email }) => ({
      kind: "MAIL",
      subject: id,
      name: row.userCode,
      site: row.site,
      country: null,
      orgCode: null,
      customerCode: null,
      content: { email, name: [row.firstName, row.lastName].filter(Boolean).join(" "), purpose, site: row.site },
    })),
    { askedBy, at, traceId: call.traceId },
  );
}

/** What of a mail can't be: null where it is written. A link to another password opens the account to whoever reads there: of an e-mail that nobody verified it is asked first (section 8). */
function heldBack({ status, email, emailVerifiedAt }: AccountRecord, alsoUnverified: boolean) {
  const purpose = purposeOf(status);
  if (purpose === null || email === null) return "NOT_NOW";
  return purpose === "RESET_PASSWORD" && emailVerifiedAt === null && !alsoUnverified ? "NOT_VERIFIED" : null;
}

/** Writes the owners of accounts that are named, with an outcome each. */
export const sendMails = (call: Call, { ids, alsoUnverified }: MailAccounts): Promise<TurnedAccounts> =>
  call.write(async (tx, emit) => {
    const found = await heldAccounts(tx, call, ids);
    const byId = new Map(found.map((row) => [row.id, row]));
    const written = found.filter((row) => heldBack(row, alsoUnverified) === null);
    await mailOwners(tx, call, written);
    for (const { id, site, userCode, status } of written)
      emit({
        type: "userAccount.mailed",
        subject: id,
        site,
        before: null,
        after: { userCode, purpose: purposeOf(status) },
        fields: ["mail"],
      });
    return {
      outcomes: ids.map((id) => {
        const row = byId.get(id);
        if (row === undefined) return { id, outcome: "NOT_FOUND", userCode: null, status: null };
        return { id, outcome: heldBack(row, alsoUnverified) ?? "DONE", userCode: row.userCode, status: row.status };
      }),
    };
  });
