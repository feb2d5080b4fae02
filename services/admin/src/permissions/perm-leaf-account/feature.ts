import { and, eq, inArray } from "drizzle-orm";
import { anyContains } from "@linehaul/kit/contains";
import type { Db } from "@linehaul/kit/database";
import { feature as bind } from "@linehaul/kit/feature";
import { pageRows } from "@linehaul/kit/paging";
import { sortsIn } from "@linehaul/kit/sorts-in";
import { leafAccountRoutes, leafAccountSorts } from "@linehaul/schema/permissions/perm-leaf-account";
import { userAccount, userRole } from "../account/table.ts";
import { existing } from "../existing.ts";
import { changeAccountState, momentOf, saveAccount } from "./save.ts";
import { accountViews, type AccountRow } from "./view.ts";

const { userName, displayName, workNo, centralAccount } = userAccount;
const sorts = sortsIn(userAccount, leafAccountSorts);
const holdersOf = (db: Db, roleId: string) =>
  db.select({ id: userRole.userId }).from(userRole).where(eq(userRole.roleId, roleId));

export const feature = bind(leafAccountRoutes, {
  pageQuery: async ({ body: query }, call) => {
    const { db } = call;
    const { keyword, status, roleId, orgCode } = query.filter ?? {};
    const page = await pageRows({
      db,
      table: userAccount,
      query,
      sorts,
      where: and(
        anyContains([userName, displayName, workNo, centralAccount], keyword),
        status && eq(userAccount.status, status),
        orgCode === undefined ? undefined : eq(userAccount.orgCode, orgCode),
        roleId === undefined ? undefined : inArray(userAccount.id, holdersOf(db, roleId)),
      ),
      row: (row: AccountRow) => row,
    });
    return { ...page, data: await accountViews(db, page.data, momentOf(call)) };
  },
  byIds: async ({ body }, call) =>
    accountViews(
      call.db,
      await call.db.select().from(userAccount).where(inArray(userAccount.id, body.ids)),
      momentOf(call),
    ),
  add: ({ body }, call) => saveAccount(call, { ...body, id: undefined }),
  update: ({ body }, call) => saveAccount(call, existing(body)),
  changeState: ({ body }, call) => changeAccountState(call, body.id, body.status),
});
