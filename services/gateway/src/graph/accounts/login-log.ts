import {
  LoginFailure,
  LoginLog,
  loginLogColumns,
  LoginLogFilter,
  loginLogRoutes,
  loginLogSorts,
  LoginResult,
  LoginSource,
  LoginType,
  STREAK,
} from "@linehaul/schema/accounts/login-log";
import { viewerMay } from "../../access/viewer-may.ts";
import "../../contract/common.ts";
import { contractEntity } from "../../contract/entity.ts";
import { list } from "../../contract/list.ts";
import { enumOf } from "../../contract/named.ts";
import { exportMutation } from "../../files/export.ts";
import { exportOfList } from "../orders/export-task/list.ts";

enumOf(LoginType);
enumOf(LoginSource);
enumOf(LoginResult);
enumOf(LoginFailure);

const LoginLogEntry = contractEntity("LoginLogEntry", LoginLog, {
  description: "A sign-in, or an attempt at one (SYS-06).",
  may: ["LOGIN_LOG.VIEW"],
  key: ({ id }) => id,
  load: (ids, grant) => grant.call(loginLogRoutes.byIds, { body: { ids: [...ids] } }),
  fields: (t) => ({
    isStreak: t.boolean({ description: `At least ${STREAK} failures in a row.`, resolve: (e) => e.streak >= STREAK }),
  }),
});

const input = list("loginLog", {
  type: LoginLogEntry,
  description: "Sign-ins at this site, a page. One call to the customer service.",
  sorts: loginLogSorts,
  filter: LoginLogFilter,
  page: (grant, query) => grant.call(loginLogRoutes.pageQuery, { body: query }),
  fields: (t) => ({ viewerMayExport: viewerMay(t, "LOGIN_LOG.EXPORT", "May the viewer take the list along?") }),
});

exportMutation("ExportLoginLog", {
  may: "LOGIN_LOG.EXPORT",
  description: "A ticket for the newest 10,000 of the filtered sign-ins as CSV; the taking is recorded.",
  deprecationReason: "Ask `beginLoginLogExport`: it takes any number of rows and tells how far it is.",
  route: loginLogRoutes.export,
  filter: { input, schema: LoginLogFilter },
  ticket: (grant, filter) => grant.file(loginLogRoutes.export, { body: { filter } }),
});

exportOfList("LoginLog", {
  may: "LOGIN_LOG.EXPORT",
  what: "sign-ins",
  row: LoginLogEntry.name,
  filter: input,
  columns: loginLogColumns,
  request: loginLogRoutes.exportAsync.body,
  rows: loginLogRoutes.exportPreview.body,
  begin: (grant, body, options) => grant.call(loginLogRoutes.exportAsync, { body }, options),
  preview: (grant, body) => grant.call(loginLogRoutes.exportPreview, { body }),
});
