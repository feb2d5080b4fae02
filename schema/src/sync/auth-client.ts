import { z } from "zod";
import { ById, ByIds, CatalogueRow, ChangeState, ConfigStatus, savedRow } from "../catalogue.ts";
import { page, pageQuery } from "../paging.ts";
import { route } from "../route.ts";
import { Site } from "../site-code.ts";

const OPERATION = /^[A-Za-z_]\w{0,99}$/;
const FIELD = /^[A-Z]\w{0,60}\.[a-z]\w{0,60}$/;
const MOST = 100;

/**
 * An internal tool (AUTH-13): what it may ask (named operations of the console, and graph fields that its own documents may use), on which
 * sites, how many requests and how much cost a minute.
 */
export const AuthClientInput = z.object({
  ...savedRow,
  name: z.string("required").regex(/^[a-z][a-z0-9-]{2,39}$/, "client.name"),
  operations: z.array(z.string().regex(OPERATION, "invalid")).max(MOST, "list.max"),
  fields: z.array(z.string().regex(FIELD, "invalid")).max(MOST, "list.max"),
  sites: z.array(Site).min(1, "required"),
  ratePerMinute: z.int("number.integer").min(1, "number.min").max(6_000, "number.max"),
  costPerMinute: z.int("number.integer").min(1, "number.min").max(10_000_000, "number.max"),
  remark: z.string().trim().max(200, "text.max").default(""),
});
export type AuthClientInput = z.infer<typeof AuthClientInput>;

/** The secret is in no answer but that of its making. `lastUsedAt`: when it last got a token. */
export const AuthClient = CatalogueRow.extend({
  name: z.string(),
  appKey: z.string(),
  operations: z.array(z.string()),
  fields: z.array(z.string()),
  sites: z.array(Site),
  ratePerMinute: z.int(),
  costPerMinute: z.int(),
  remark: z.string(),
  lastUsedAt: z.iso.datetime().nullable(),
  secretResetAt: z.iso.datetime(),
  /** Until when the secret before the last reset is taken as well; null when there is none. */
  oldSecretUntil: z.iso.datetime().nullable(),
}).meta({ id: "AuthClient" });
export type AuthClient = z.infer<typeof AuthClient>;

/** The one time that a secret is shown. */
export const AuthClientSecret = z.object({ client: AuthClient, appSecret: z.string() });
export type AuthClientSecret = z.infer<typeof AuthClientSecret>;

export const AUTH_CLIENT_SORTS = ["NAME_ASC", "NAME_DESC", "MODIFIED_AT_DESC"] as const;
export const authClientFilter = { keyword: z.string().trim().max(60).optional(), status: ConfigStatus.optional() };

/** How long a bearer token lives, in seconds. */
export const TOKEN_SECONDS = 600;

/** What the gateway must know of a client to answer its requests for some seconds. */
export const BoundClient = z.object({
  clientId: z.string(),
  name: z.string(),
  appKey: z.string(),
  operations: z.array(z.string()),
  fields: z.array(z.string()),
  sites: z.array(Site),
  ratePerMinute: z.int(),
  costPerMinute: z.int(),
  /** Address of its row scope: its sites. */
  scope: z.string(),
});
export type BoundClient = z.infer<typeof BoundClient>;

const path = (last: string) => `/dev-basp-system/authClient/${last}` as const;

export const authClientRoutes = {
  pageQuery: route({
    service: "admin",
    method: "POST",
    path: path("pageQuery"),
    may: ["AUTH_CLIENT.VIEW"],
    safe: true,
    summary: "Authentication clients, a page",
    body: pageQuery({ filter: authClientFilter, sort: AUTH_CLIENT_SORTS }),
    result: page(AuthClient),
  }),
  byIds: route({
    service: "admin",
    method: "POST",
    path: path("byIds"),
    may: ["AUTH_CLIENT.VIEW"],
    safe: true,
    summary: "Authentication clients by id",
    body: ByIds,
    result: z.array(AuthClient),
  }),
  add: route({
    service: "admin",
    method: "POST",
    path: path("add"),
    may: ["AUTH_CLIENT.CREATE"],
    summary: "Create a client; the answer holds its secret, which is shown this once",
    body: AuthClientInput.omit({ id: true, version: true }),
    result: AuthClientSecret,
  }),
  update: route({
    service: "admin",
    method: "POST",
    path: path("update"),
    may: ["AUTH_CLIENT.EDIT"],
    summary: "Edit a client by id and version; its tokens follow at once",
    body: AuthClientInput.required({ id: true, version: true }),
    result: AuthClient,
  }),
  changeState: route({
    service: "admin",
    method: "POST",
    path: path("changeState"),
    may: ["AUTH_CLIENT.ENABLE", "AUTH_CLIENT.DISABLE"],
    summary: "Bring a client into use or take it out of use; its tokens are worth nothing then",
    body: ChangeState,
    result: AuthClient,
  }),
  resetSecret: route({
    service: "admin",
    method: "POST",
    path: path("resetSecret/:id"),
    may: ["AUTH_CLIENT.RESET_SECRET"],
    summary: "Make a new secret; the old one is taken for a day more",
    params: ById,
    result: AuthClientSecret,
  }),
  token: route({
    service: "admin",
    method: "POST",
    path: path("token"),
    may: ["GATEWAY"],
    summary: "A short-lived token for a key and its secret",
    body: z.object({
      appKey: z.string().max(200),
      appSecret: z.string().max(200),
      address: z.string().max(64).optional(),
    }),
    result: z.discriminatedUnion("opened", [
      z.object({ opened: z.literal(true), token: z.string(), name: z.string(), expiresAt: z.iso.datetime() }),
      z.object({ opened: z.literal(false), reason: z.enum(["refused", "disabled"]) }),
    ]),
  }),
  check: route({
    service: "admin",
    method: "POST",
    path: path("check"),
    may: ["GATEWAY"],
    safe: true,
    summary: "Whose token it is, and what it is bound to",
    body: z.object({ token: z.string().max(200) }),
    result: z.discriminatedUnion("valid", [
      z.object({ valid: z.literal(true), client: BoundClient, expiresAt: z.iso.datetime() }),
      z.object({ valid: z.literal(false), reason: z.enum(["unknown", "expired", "disabled"]) }),
    ]),
  }),
} as const;
