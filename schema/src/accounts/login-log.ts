import { z } from "zod";
import { ByIds } from "../catalogue.ts";
import { FileAnswer } from "../file.ts";
import { page, pageQuery } from "../paging.ts";
import { route } from "../route.ts";
import { Site } from "../site-code.ts";

/** By what somebody signs in (SYS-06). */
export const LOGIN_TYPES = ["USER_NAME", "PHONE", "EMAIL"] as const;
/** What signed in: a browser, or a tool with its own application key. */
export const LOGIN_SOURCES = ["CONSOLE", "TOOL"] as const;
export const LOGIN_RESULTS = ["SUCCESS", "FAILURE"] as const;
/** Why an exchange failed. */
export const LOGIN_FAILURES = [
  "TICKET_REFUSED",
  "UNKNOWN_USER",
  "DISABLED",
  "APP_REFUSED",
  "NO_DEVICE",
  "BAD_REQUEST",
  "UNREACHABLE",
] as const;
export type LoginFailure = (typeof LOGIN_FAILURES)[number];
/** From here on failures in a row are marked. */
export const STREAK = 3;

/** An exchange as the gateway saw it. */
export const LoginEntry = z.object({
  /** Made by the gateway: the same entry arrives once, however often it is sent. */
  id: z.uuid(),
  at: z.iso.datetime(),
  site: Site,
  /** Null when nobody vouched for anybody. */
  userCode: z.string().max(100).nullable(),
  /** Client address. */
  address: z.string().max(64),
  source: z.enum(LOGIN_SOURCES),
  /** Null on success. */
  failure: z.enum(LOGIN_FAILURES).nullable(),
  traceId: z.string().max(64),
});
export type LoginEntry = z.infer<typeof LoginEntry>;

/** An entry as its readers see it; a user code that is a phone or an e-mail comes masked (PERM-12). */
export const LoginLog = LoginEntry.extend({
  type: z.enum(LOGIN_TYPES).nullable(),
  result: z.enum(LOGIN_RESULTS),
  /** Failures in a row of this user, or of this address while the user is not known; 0 on success. */
  streak: z.int(),
});
export type LoginLog = z.infer<typeof LoginLog>;

export const LOGIN_LOG_SORTS = ["AT_DESC", "AT_ASC"] as const;
export const loginLogFilter = {
  /** Instants; from is inside, to is outside. */
  from: z.iso.datetime().optional(),
  to: z.iso.datetime().optional(),
  /** In full. */
  userCode: z.string().trim().min(1).max(100, "text.max").optional(),
  address: z.string().trim().min(1).max(64, "text.max").optional(),
  type: z.enum(LOGIN_TYPES).optional(),
  result: z.enum(LOGIN_RESULTS).optional(),
  /** Entries that end a row of at least STREAK failures, or stand further on in it. */
  streaksOnly: z.boolean().optional(),
};
export const LoginLogFilter = z.object(loginLogFilter);
export type LoginLogFilter = z.infer<typeof LoginLogFilter>;

/** The login log (SYS-06). */
export const loginLogRoutes = {
  pageQuery: route({
    service: "customer",
    method: "POST",
    path: "/loginLog/pageQuery",
    may: ["LOGIN_LOG.VIEW"],
    safe: true,
    summary: "Sign-ins at the caller's site, a page",
    body: pageQuery({ filter: loginLogFilter, sort: LOGIN_LOG_SORTS }),
    result: page(LoginLog),
  }),
  byIds: route({
    service: "customer",
    method: "POST",
    path: "/loginLog/byIds",
    may: ["LOGIN_LOG.VIEW"],
    safe: true,
    summary: "Sign-ins by id; ids outside the caller's rows are left out",
    body: ByIds,
    result: z.array(LoginLog),
  }),
  /** Recorded as an EXPORT before the first row leaves. */
  export: route({
    service: "customer",
    method: "POST",
    path: "/loginLog/export",
    may: ["LOGIN_LOG.EXPORT"],
    file: true,
    summary: "The newest 10,000 of the filtered sign-ins as CSV",
    body: z.object({ filter: LoginLogFilter.optional() }),
    result: FileAnswer,
  }),
  add: route({
    service: "customer",
    method: "POST",
    path: "/loginLog/add",
    may: ["GATEWAY"],
    // By its id the same entry is added once.
    safe: true,
    summary: "Write down an exchange, idempotent by its id",
    body: LoginEntry,
    result: z.object({ added: z.boolean() }),
  }),
} as const;
