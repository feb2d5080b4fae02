import { askExport, previewExport } from "@linehaul/kit/exports/ask";
import { feature as bind } from "@linehaul/kit/feature";
import { loginLogRoutes } from "@linehaul/schema/accounts/login-log";
import { addLogin } from "./add.ts";
import { exportLogins } from "./export.ts";
import { loginExport } from "./export-list.ts";
import { loginPage, loginRows } from "./list.ts";

export const feature = bind(loginLogRoutes, {
  pageQuery: ({ body }, call) => loginPage(call, body),
  byIds: ({ body }, call) => loginRows(call, body.ids),
  export: ({ body }, call) => exportLogins(call, body.filter),
  exportAsync: ({ body }, call) => askExport(call, "customer", loginExport, loginLogRoutes.exportAsync, body),
  exportPreview: ({ body }, call) => previewExport(call, loginExport, body),
  add: async ({ body }, call) => ({ added: await addLogin(call.db, body) }),
});
