import type { Call } from "@linehaul/kit/call";
import type { Db } from "@linehaul/kit/database-type";
import { newId } from "@linehaul/kit/ids";
import { deliver } from "@linehaul/kit/way-out/ask";
import { LINK_HOURS, purposeOf } from "@linehaul/schema/accounts/user-account/mail";
import type { TurnedAccounts } from "@linehaul/schema/accounts/user-account/turn";
import { and, gt, inArray, isNull } from "drizzle-orm";
import { heldAccounts } from "../held.ts";
import { type AccountRecord, accountLink } from "../table.ts";

const HOUR_MS = 3_600_000;

/** Has the owners of accounts that the transaction holds written to, each for what his account's status asks for; links of before are good no more. */
export async function mailOwners(tx: Db, call: Call, rows: readonly AccountRecord[]): Promise<void> {
  const at = call.now();
  const { userName: askedBy } = call.caller;
  const mails = rows.flatMap((row) => {
    const purpose = purposeOf(row.status);
    return purpose === null || row.email === null ? [] : [{ id: newId(), row, purpose, email: row.email }];
  });
  if (mails.length === 0) return;
  await tx
    .update(accountLink)
    .set({ expiresAt: at })
    .where(
      and(
        inArray(
          accountLink.accountId,
          mails.map(({ row }) => row.id),
        ),
        isNull(accountLink.usedAt),
        gt(accountLink.expiresAt, at),
      ),
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

/** Writes the owners of accounts that are named, with an outcome each. */
export const sendMails = (call: Call, ids: readonly string[]): Promise<TurnedAccounts> =>
  call.write(async (tx, emit) => {
    const found = await heldAccounts(tx, call, ids);
    const byId = new Map(found.map((row) => [row.id, row]));
    const isWritten = ({ status, email }: AccountRecord) => purposeOf(status) !== null && email !== null;
    const written = found.filter(isWritten);
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
        return { id, outcome: isWritten(row) ? "DONE" : "NOT_NOW", userCode: row.userCode, status: row.status };
      }),
    };
  });
