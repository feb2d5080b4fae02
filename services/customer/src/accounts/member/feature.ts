import { feature as bind } from "@linehaul/kit/feature";
import { pageRows } from "@linehaul/kit/paging";
import { countEach } from "@linehaul/kit/row-count";
import { sortsIn } from "@linehaul/kit/sorts-in";
import { memberRoutes } from "@linehaul/schema/accounts/member/routes";
import { memberSorts, REAL_NAME_STATES } from "@linehaul/schema/accounts/member/row";
import { and, inArray } from "drizzle-orm";
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
    const within = await mineMembers(call);
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
    };
  },
  byIds: async ({ body: { ids } }, call) => {
    const where = and(await mineMembers(call), inArray(userAccount.id, ids));
    return memberViews(call.db, call, await call.db.select().from(userAccount).where(where));
  },
  showClear: ({ body }, call) => showMember(call, body),
  certPicture: ({ params, query }, call) => showMemberPicture(call, { ...params, ...query }),
  upload: async ({ file }) => file,
  record: ({ body }, call) => recordRealName(call, body),
});
