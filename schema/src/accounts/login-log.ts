import { z } from "zod";
import { ByIds } from "../catalogue.ts";
import type { ExportColumns } from "../export-column.ts";
import { ExportPreview, exportRequest, exportRows } from "../export-request.ts";
import { asRead } from "../field.ts";
import { FileAnswer } from "../file.ts";
import { ExportTask } from "../orders/export-task.ts";
import { page, pageQuery } from "../paging.ts";
import { routesOf } from "../route.ts";
import { sensitive } from "../sensitive.ts";
import { Site } from "../site-code.ts";
import { sortNames, type Sorts } from "../sorts.ts";

/** SYS-06. */
export const LOGIN_TYPES = ["USER_NAME", "PHONE", "EMAIL"] as const;
export const LoginType = z
  .enum(LOGIN_TYPES)
  .meta({ id: "LoginType", description: "By what kind of name somebody signs in." });
export type LoginType = z.infer<typeof LoginType>;
export const LOGIN_SOURCES = ["CONSOLE", "TOOL"] as const;
export const LoginSource = z.enum(LOGIN_SOURCES).meta({
  id: "LoginSource",
  description: "What signed in.",
  "x-values": { CONSOLE: "A browser.", TOOL: "A tool with its own application key." },
});
export const LOGIN_RESULTS = ["SUCCESS", "FAILURE"] as const;
export const LoginResult = z.enum(LOGIN_RESULTS).meta({ id: "LoginResult", description: "How a sign-in ended." });
export const LOGIN_FAILURES = [
  "TICKET_REFUSED",
  "NOT_BEGUN",
  "UNKNOWN_USER",
  "DISABLED",
  "NO_SITE",
  "APP_REFUSED",
  "NO_DEVICE",
  "BAD_REQUEST",
  "UNREACHABLE",
] as const;
export const LoginFailure = z.enum(LOGIN_FAILURES).meta({ id: "LoginFailure", description: "Why it failed." });
export type LoginFailure = z.infer<typeof LoginFailure>;
/** From here on failures in a row are marked. */
export const STREAK = 3;

const entry = {
  // Made by the gateway: the same entry arrives once, however often it is sent.
  id: z.uuid().describe("The entry's key."),
  at: z.iso.datetime().describe("When."),
  site: Site.describe("At which site."),
  userCode: sensitive("userCode", z.string().max(100))
    .nullable()
    .describe("Who; readers see it masked where it is a phone or an e-mail. Null when nobody vouched for anybody."),
  address: z.string().max(64).describe("Address of the client."),
  source: LoginSource.describe("A browser, or a tool with its own key."),
  failure: LoginFailure.nullable().describe("Why it failed; null on success."),
  traceId: z.string().max(64).describe("Of the request; stands in every log line of it."),
};
/** An exchange as the gateway saw it. */
export const LoginEntry = z.object(entry);
export type LoginEntry = z.infer<typeof LoginEntry>;

/** An entry as its readers see it; a user code that is a phone or an e-mail comes masked (PERM-12). */
export const LoginLog = z
  .object({
    ...asRead(entry),
    type: LoginType.nullable().describe("By what; null for a user unknown."),
    result: LoginResult.describe("How it ended."),
    streak: z
      .int()
      .describe("Failures in a row of this user, or of this address while the user is not known; 0 on success."),
  })
  .meta({ id: "LoginLogEntry" });
export type LoginLog = z.infer<typeof LoginLog>;

export const loginLogSorts = { AT_DESC: "at", AT_ASC: "at" } as const satisfies Sorts<LoginLog>;
export const LoginLogFilter = z
  .object({
    from: z.iso.datetime().optional().describe("At or after this instant."),
    to: z.iso.datetime().optional().describe("Before this instant."),
    userCode: sensitive("userCode", z.string().trim().min(1).max(100, "text.max"))
      .optional()
      .describe("A user code, in full."),
    address: z.string().trim().min(1).max(64, "text.max").optional().describe("A client's address, in full."),
    type: LoginType.optional().describe("By what somebody signed in."),
    result: LoginResult.optional().describe("How it ended."),
    streaksOnly: z.boolean().optional().describe(`Only from ${STREAK} failures in a row on.`),
  })
  .meta({ id: "LoginLogFilter" });
export type LoginLogFilter = z.infer<typeof LoginLogFilter>;

/** What a file of sign-ins can hold. A user code that is a phone or an e-mail stays masked: no button opens it. */
export const loginLogColumns = {
  at: { kind: "instant", head: "loginLog.at" },
  site: { kind: "code", head: "loginLog.site" },
  userCode: { kind: "code", head: "loginLog.userCode" },
  type: { kind: "code", head: "loginLog.type" },
  result: { kind: "code", head: "loginLog.result" },
  failure: { kind: "code", head: "loginLog.failure" },
  streak: { kind: "integer", head: "loginLog.streak" },
  address: { kind: "code", head: "loginLog.address" },
  source: { kind: "code", head: "loginLog.source" },
  traceId: { kind: "code", head: "loginLog.traceId" },
} as const satisfies ExportColumns;
export type LoginLogColumn = keyof typeof loginLogColumns;

const { read, write } = routesOf("customer");
/** The login log (SYS-06). */
export const loginLogRoutes = {
  pageQuery: read("/loginLog/pageQuery", {
    may: ["LOGIN_LOG.VIEW"],
    summary: "Sign-ins at the caller's site, a page",
    body: pageQuery({ filter: LoginLogFilter.shape, sort: sortNames(loginLogSorts) }),
    result: page(LoginLog),
  }),
  byIds: read("/loginLog/byIds", {
    may: ["LOGIN_LOG.VIEW"],
    summary: "Sign-ins by id; ids outside the caller's rows are left out",
    body: ByIds,
    result: z.array(LoginLog),
  }),
  /** Recorded as an EXPORT before the first row leaves. */
  export: write("/loginLog/export", {
    may: ["LOGIN_LOG.EXPORT"],
    file: true,
    summary: "The newest 10,000 of the filtered sign-ins as CSV",
    body: z.object({ filter: LoginLogFilter.optional().describe("As the list's; everything without it.") }),
    result: FileAnswer,
  }),
  /** Recorded before a row is read. */
  exportAsync: write("/loginLog/export/async", {
    may: ["LOGIN_LOG.EXPORT"],
    summary: "Ask for a file of sign-ins; 429001 while too many wait",
    body: exportRequest(LoginLogFilter.shape, loginLogColumns),
    result: ExportTask,
  }),
  exportPreview: read("/loginLog/export/preview", {
    may: ["LOGIN_LOG.EXPORT"],
    summary: "What would be in a file of sign-ins",
    body: exportRows(LoginLogFilter.shape),
    result: ExportPreview,
  }),
  add: write("/loginLog/add", {
    may: ["GATEWAY"],
    // By its id the same entry is added once.
    safe: true,
    summary: "Write down an exchange, idempotent by its id",
    body: LoginEntry,
    result: z.object({ added: z.boolean().describe("False when it was there already.") }),
  }),
} as const;
