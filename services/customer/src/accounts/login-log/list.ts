import type { Call } from "@linehaul/kit/call";
import { pageRows, type PageQuery } from "@linehaul/kit/paging";
import { rowScope } from "@linehaul/kit/scope";
import { sortsIn } from "@linehaul/kit/sorts-in";
import { type LoginLog, type LoginLogFilter, loginLogSorts, STREAK } from "@linehaul/schema/accounts/login-log";
import type { Page } from "@linehaul/schema/paging";
import { maskUserCode } from "@linehaul/schema/user-code";
import { and, eq, gte, inArray, lt, type SQL } from "drizzle-orm";
import { loginLog, type LoginRecord } from "./table.ts";

const sorts = sortsIn(loginLog, loginLogSorts);

const mine = async (call: Call): Promise<SQL> =>
  rowScope(call.caller, await call.scope(), "LOGIN_LOG", { site: loginLog.site });

/** A user code is matched in full: one that is a phone or an e-mail comes masked (PERM-12). */
export const matching = (filter: LoginLogFilter = {}): SQL | undefined =>
  and(
    filter.from === undefined ? undefined : gte(loginLog.at, new Date(filter.from)),
    filter.to === undefined ? undefined : lt(loginLog.at, new Date(filter.to)),
    filter.userCode === undefined ? undefined : eq(loginLog.userCode, filter.userCode),
    filter.address === undefined ? undefined : eq(loginLog.address, filter.address),
    filter.type === undefined ? undefined : eq(loginLog.type, filter.type),
    filter.result === undefined ? undefined : eq(loginLog.result, filter.result),
    filter.streaksOnly === true ? gte(loginLog.streak, STREAK) : undefined,
  );

const view = (row: LoginRecord): LoginLog => ({
  ...row,
  at: row.at.toISOString(),
  userCode: row.userCode === null ? null : maskUserCode(row.userCode),
});

export const loginPage = async (
  call: Call,
  query: PageQuery<keyof typeof sorts> & { readonly filter?: LoginLogFilter | undefined },
): Promise<Page<LoginLog>> =>
  pageRows({
    db: call.db,
    table: loginLog,
    query,
    sorts,
    where: and(await mine(call), matching(query.filter)),
    row: view,
  });

export async function loginRows(call: Call, ids: readonly string[]): Promise<LoginLog[]> {
  const rows = await call.db
    .select()
    .from(loginLog)
    .where(and(await mine(call), inArray(loginLog.id, [...ids])));
  return rows.map(view);
}
