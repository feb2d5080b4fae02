import type { Db } from "@linehaul/kit/database-type";
import { feature as bind } from "@linehaul/kit/feature";
import { findSensitive } from "@linehaul/kit/finding/find";
import { pageRows } from "@linehaul/kit/paging";
import { countEach } from "@linehaul/kit/row-count";
import { sortsIn } from "@linehaul/kit/sorts-in";
import { memberRoutes } from "@linehaul/schema/accounts/member/routes";
import { memberSorts, REAL_NAME_STATES } from "@linehaul/schema/accounts/member/row";
import type { FindingKind } from "@linehaul/schema/finding/limits";
import { and, inArray } from "drizzle-orm";
import { lookFor } from "../finding/look.ts";
import { foundBy } from "../finding/read.ts";
import { accountFindings } from "../finding/table.ts";
import { type AccountRecord, userAccount } from "../user-account/table.ts";
import { matching, mineMembers } from "./filter.ts";
import { recordRealName } from "./record.ts";
import { showMember, showMemberPicture } from "./show.ts";
import { memberViews } from "./view.ts";

const sorts = sortsIn(userAccount, memberSorts);
const whole = (row: AccountRecord): AccountRecord => row;

export const feature = bind(memberRoutes, {
  pageQuery: async ({ body: query }, call) => {
    const { db } = call;
    const { where: found, finding } = await foundBy(call, query.filter?.finding);
    const within = and(await mineMembers(call), found);
    const where = and(within, matching(call, query.filter));
    const [page, counts] = await Promise.all([
      pageRows({ db, table: userAccount, query, sorts, where, row: whole }),
      query.want.includes("stateCounts")
        ? countEach(db, userAccount, REAL_NAME_STATES, (state) => [
            and(within, matching(call, { ...query.filter, realNameState: [state] })),
          ])
        : null,
    ]);
    return {
      ...page,
      data: await memberViews(db, call, page.data),
      stateCounts: counts?.map(({ kind: status, ...count }) => ({ status, ...count })) ?? null,
      finding,
    };
  },
  byIds: async ({ body: { ids } }, call) => {
    const where = and(await mineMembers(call), inArray(userAccount.id, ids));
    return memberViews(call.db, call, await call.db.select().from(userAccount).where(where));
  },
  findSensitive: async ({ body }, call) => {
    const mine = await mineMembers(call);
    const look = (tx: Db, kind: FindingKind, sought: string) => lookFor(tx, kind, sought, mine);
    return findSensitive(call, { thing: "member", tables: accountFindings, look }, body);
  },
  showClear: ({ body }, call) => showMember(call, body),
  certPicture: ({ params, query }, call) => showMemberPicture(call, { ...params, ...query }),
  upload: async ({ file }) => file,
  record: ({ body }, call) => recordRealName(call, body),
});
