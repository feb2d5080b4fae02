import { and, eq, inArray, or } from "drizzle-orm";
import { contains } from "@linehaul/kit/contains";
import type { Db } from "@linehaul/kit/database";
import { feature as bind } from "@linehaul/kit/feature";
import { pageRows } from "@linehaul/kit/paging";
import { leafAccountRoutes } from "@linehaul/schema/permissions/perm-leaf-account";
import { userAccount, userRole } from "../account/table.ts";
import { existing } from "../existing.ts";
import { changeAccountState, momentOf, saveAccount } from "./save.ts";
import { accountViews, type AccountRow } from "./view.ts";

const named = (text: string) =>
  or(
    contains(userAccount.userName, text),
    contains(userAccount.displayName, text),
    contains(userAccount.workNo, text),
    contains(userAccount.centralAccount, text),
  );
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
      sorts: {
        USER_NAME_ASC: { column: userAccount.userName, direction: "asc" },
        USER_NAME_DESC: { column: userAccount.userName, direction: "desc" },
        MODIFIED_AT_DESC: { column: userAccount.modifiedAt, direction: "desc" },
        CREATED_AT_DESC: { column: userAccount.createdAt, direction: "desc" },
      },
      where: and(
        keyword ? named(keyword) : undefined,
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
