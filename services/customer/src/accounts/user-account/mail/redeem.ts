import type { Call } from "@linehaul/kit/call";
import { ledTo } from "@linehaul/schema/accounts/user-account/lifecycle";
import { purposeOf, type RedeemedLink, type RedeemLink } from "@linehaul/schema/accounts/user-account/mail";
import { and, eq, gt, inArray, isNull } from "drizzle-orm";
import type { z } from "zod";
import { byCaller, rewriteAccount } from "../held.ts";
import { hashOfPassword } from "../password.ts";
import { accountLink, userAccount } from "../table.ts";
import { linkOf } from "./token.ts";

const REFUSED: RedeemedLink = { isDone: false, userCode: null };

/** Follows a mail's link, once: its account has the password from then on, is active where it was not, and its e-mail is known to be read. */
export async function redeemLink(call: Call, { token, password }: z.output<typeof RedeemLink>): Promise<RedeemedLink> {
  const id = linkOf(call.digest, token);
  if (id === null) return REFUSED;
  const passwordHash = await hashOfPassword(password);
  return call.write(
    async (tx, emit) => {
      const now = call.now();
      // Whoever follows it at another site does not use it up.
      const ofSite = tx.select({ id: userAccount.id }).from(userAccount).where(eq(userAccount.site, call.caller.site));
      const [link] = await tx
        .update(accountLink)
        .set({ usedAt: now })
        .where(
          and(
            eq(accountLink.id, id),
            isNull(accountLink.usedAt),
            gt(accountLink.expiresAt, now),
            inArray(accountLink.accountId, ofSite),
          ),
        )
        .returning();
      if (link === undefined) return REFUSED;
      const [row] = await tx.select().from(userAccount).where(eq(userAccount.id, link.accountId)).for("update");
      if (row === undefined || purposeOf(row.status) !== link.purpose) return REFUSED;
      const { userCode, site } = row;
      const status = ledTo("ACTIVATE", row.status) ?? row.status;
      await rewriteAccount(tx, byCaller(call), row, { passwordHash, status, emailVerifiedAt: now });
      emit({
        type: "userAccount.linkFollowed",
        subject: row.id,
        site,
        before: { userCode, status: row.status },
        after: { userCode, status },
        fields: status === row.status ? ["password"] : ["password", "status"],
      });
      return { isDone: true, userCode };
    },
    { remember: false },
  );
}
