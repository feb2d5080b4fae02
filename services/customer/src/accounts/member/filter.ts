import type { Call } from "@linehaul/kit/call";
import type { MemberFilter, RealNameState } from "@linehaul/schema/accounts/member/row";
import { siteDay } from "@linehaul/schema/site-day";
import { and, eq, gte, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import { matching as matchingAccounts, mineAccounts } from "../user-account/filter.ts";
import { userAccount } from "../user-account/table.ts";
import { memberRealName } from "./table.ts";

/** The caller's members: those of his accounts that are persons'. */
export const mineMembers = async (call: Call): Promise<SQL | undefined> =>
  and(await mineAccounts(call), eq(userAccount.accountType, "PERSONAL"));

const shown = (where?: SQL): SQL =>
  sql`exists (select 1 from ${memberRealName} where ${and(eq(memberRealName.accountId, userAccount.id), where)})`;

/** By the day of the caller's site: it has no others' rows. */
function inState(state: RealNameState, today: string): SQL {
  switch (state) {
    case "NONE":
      return sql`not ${shown()}`;
    case "VERIFIED":
      return shown(or(isNull(memberRealName.validUntil), gte(memberRealName.validUntil, today)));
    case "EXPIRED":
      return shown(lt(memberRealName.validUntil, today));
  }
}

export function matching(call: Call, filter: MemberFilter = {}): SQL | undefined {
  const { keyword, realNameState, certType, channel, dataSource } = filter;
  const today = siteDay(call.caller.site, call.now());
  return and(
    matchingAccounts({ keyword, dataSource }),
    realNameState?.length ? or(...realNameState.map((state) => inState(state, today))) : undefined,
    certType && shown(eq(memberRealName.certType, certType)),
    channel && shown(eq(memberRealName.channel, channel)),
  );
}
