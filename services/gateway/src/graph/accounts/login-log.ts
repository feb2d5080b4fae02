import {
  LOGIN_FAILURES,
  LOGIN_LOG_SORTS,
  LOGIN_RESULTS,
  LOGIN_SOURCES,
  LOGIN_TYPES,
  LoginLogFilter,
  loginLogRoutes,
  STREAK,
  type LoginLog as Row,
} from "@linehaul/schema/accounts/login-log";
import { builder } from "../../access/builder.ts";
import { entity } from "../../access/entity.ts";
import { viewerMay } from "../../access/viewer-may.ts";
import { catalogueConnection } from "../../catalogue/connection.ts";
import { exportMutation } from "../../files/export.ts";
import { ascending, newestFirst } from "../../paging/sort-key.ts";
import { SiteCode } from "../../contract/common.ts";

const LoginType = builder.enumType("LoginType", { description: "By what somebody signed in.", values: LOGIN_TYPES });
const LoginSource = builder.enumType("LoginSource", { description: "What signed in.", values: LOGIN_SOURCES });
const LoginResult = builder.enumType("LoginResult", { description: "How it ended.", values: LOGIN_RESULTS });
const LoginFailure = builder.enumType("LoginFailure", { description: "Why it failed.", values: LOGIN_FAILURES });

const LoginLogEntry = entity("LoginLogEntry", {
  description: "A sign-in, or an attempt at one (SYS-06).",
  may: ["LOGIN_LOG.VIEW"],
  key: (entry: Row) => entry.id,
  load: (ids, grant) => grant.call(loginLogRoutes.byIds, { body: { ids: [...ids] } }),
  fields: (t) => ({
    at: t.expose("at", { type: "DateTime", description: "When." }),
    site: t.expose("site", { type: SiteCode, description: "At which site." }),
    userCode: t.exposeString("userCode", {
      nullable: true,
      description: "Who; masked where it is a phone or an e-mail. Null when nobody vouched for anybody.",
    }),
    address: t.exposeString("address", { description: "Address of the client." }),
    source: t.expose("source", { type: LoginSource, description: "A browser, or a tool with its own key." }),
    type: t.expose("type", { type: LoginType, nullable: true, description: "By what; null for a user unknown." }),
    result: t.expose("result", { type: LoginResult, description: "How it ended." }),
    failure: t.expose("failure", {
      type: LoginFailure,
      nullable: true,
      description: "Why it failed; null on success.",
    }),
    streak: t.exposeInt("streak", {
      description: "Failures in a row of this user, or of this address while the user is not known; 0 on success.",
    }),
    isStreak: t.boolean({ description: `At least ${STREAK} failures in a row.`, resolve: (e) => e.streak >= STREAK }),
    traceId: t.exposeString("traceId", { description: "Of the request; stands in every log line of it." }),
  }),
});

const filter = {
  schema: LoginLogFilter,
  input: builder.inputType("LoginLogFilter", {
    description: "Conditions that must all hold.",
    fields: (t) => ({
      from: t.field({ type: "DateTime", description: "At or after." }),
      to: t.field({ type: "DateTime", description: "Before." }),
      userCode: t.string({ description: "A user code, in full." }),
      address: t.string({ description: "A client's address, in full." }),
      type: t.field({ type: LoginType, description: "By what somebody signed in." }),
      result: t.field({ type: LoginResult, description: "How it ended." }),
      streaksOnly: t.boolean({ description: `Only from ${STREAK} failures in a row on.` }),
    }),
  }),
};

catalogueConnection("loginLog", {
  type: LoginLogEntry,
  description: "Sign-ins at this site, a page. One call to the customer service.",
  may: LoginLogEntry.may,
  sorts: LOGIN_LOG_SORTS,
  sortKeys: { AT_DESC: newestFirst((e: Row) => e.at), AT_ASC: ascending((e: Row) => e.at) },
  filter,
  page: (grant, query) => grant.call(loginLogRoutes.pageQuery, { body: query }),
  fields: (t) => ({ viewerMayExport: viewerMay(t, "LOGIN_LOG.EXPORT", "May the viewer take the list along?") }),
});

exportMutation("ExportLoginLog", {
  may: "LOGIN_LOG.EXPORT",
  description: "A ticket for the newest 10,000 of the filtered sign-ins as CSV; the taking is recorded.",
  route: loginLogRoutes.export,
  filter,
  ticket: (grant, wanted) => grant.file(loginLogRoutes.export, { body: { filter: wanted } }),
});
