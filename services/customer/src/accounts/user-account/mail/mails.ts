import type { Call } from "@linehaul/kit/call";
import { delivery } from "@linehaul/kit/way-out/tables";
import { type AccountMail, MAILS_SHOWN } from "@linehaul/schema/accounts/user-account/mail";
import { and, desc, eq } from "drizzle-orm";
import { refuseForeign } from "../held.ts";
import { accountLink } from "../table.ts";

/** The newest mails to the owner of one of the caller's accounts; 404001 for any other. */
export async function mailsOf(call: Call, id: string): Promise<AccountMail[]> {
  await refuseForeign(call, id);
  const rows = await call.db
    .select({ link: accountLink, state: delivery.state })
    .from(accountLink)
    .innerJoin(delivery, and(eq(delivery.system, "MAIL"), eq(delivery.subject, accountLink.id)))
    .where(eq(accountLink.accountId, id))
    .orderBy(desc(accountLink.askedAt), desc(accountLink.id))
    .limit(MAILS_SHOWN);
  return rows.map(({ link: { accountId: _account, askedAt, expiresAt, usedAt, ...own }, state }) => ({
    ...own,
    state,
    askedAt: askedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
  }));
}
