import { feature as bind } from "@linehaul/kit/feature";
import { loginLogRoutes } from "@linehaul/schema/accounts/login-log";
import { addLogin } from "./add.ts";
import { exportLogins } from "./export.ts";
import { loginPage, loginRows } from "./list.ts";

export const feature = bind(loginLogRoutes, {
  pageQuery: ({ body }, call) => loginPage(call, body),
  byIds: ({ body }, call) => loginRows(call, body.ids),
  export: ({ body }, call) => exportLogins(call, body.filter),
  add: async ({ body }, call) => ({ added: await addLogin(call.db, body) }),
});
