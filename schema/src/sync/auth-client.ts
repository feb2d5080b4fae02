import { z } from "zod";
import { ById, ByIds, CatalogueRow, ChangeState, inUse, savedRow } from "../catalogue.ts";
import { asRead, keyword, listOf, note, whole } from "../field.ts";
import { page, pageQuery } from "../paging.ts";
import { routesOf } from "../route.ts";
import { Site } from "../site-code.ts";
import { sortNames, type Sorts } from "../sorts.ts";

const OPERATION = /^[A-Za-z_]\w{0,99}$/;
const FIELD = /^[A-Z]\w{0,60}\.[a-z]\w{0,60}$/;
const MOST = 100;

const own = {
  name: z
    .string("required")
    .regex(/^[a-z][a-z0-9-]{2,39}$/, "client.name")
    .describe(
      "3–40 small letters, digits and dashes, beginning with a letter; logs and audit rows name the client by it.",
    ),
  operations: listOf(z.string().regex(OPERATION, "invalid"), MOST).describe(
    "Operations of the console that it may send, by name: those of `bindable`.",
  ),
  fields: listOf(z.string().regex(FIELD, "invalid"), MOST).describe(
    "Graph fields that its own documents may use, e.g. `Query.orders`: those of `bindable`; at least one where it has no operation.",
  ),
  sites: z.array(Site).min(1, "required").describe("Whose rows it sees, on whose hosts."),
  ratePerMinute: whole(1, 6_000).describe("Requests a minute."),
  costPerMinute: whole(1, 10_000_000).describe("Cost a minute, as `extensions.cost` counts it."),
  remark: note(200).describe("Whose it is, what for; may be empty."),
};
/**
 * An internal tool (AUTH-13): what it may ask (named operations of the console, and graph fields that its own documents may use), on which
 * sites, how many requests and how much cost a minute.
 */
export const AuthClientInput = z.object({ ...savedRow, ...own, remark: own.remark.default("") });
export type AuthClientInput = z.infer<typeof AuthClientInput>;
export const NewAuthClient = AuthClientInput.omit({ id: true, version: true });
export type NewAuthClient = z.infer<typeof NewAuthClient>;
export const ChangedAuthClient = AuthClientInput.required({ id: true, version: true });

const buttons = z
  .array(z.string())
  .describe("The buttons that were shown when it was bound, e.g. `ORDER_LIST.VIEW`: it never holds others (SEC-02).");

/** What a client is bound to and is refused all the same (SEC-02). */
export const ClientSurplus = z
  .object({
    buttons: z.array(z.string()).describe("Buttons of the client that whoever bound it does not hold any more."),
    sites: z.array(Site).describe("Sites of the client that whoever bound it does not see any more."),
    names: z
      .array(z.string())
      .describe(
        "Operations and fields that a release has made ask for buttons that the client does not hold, or that are gone.",
      ),
    since: z.iso.datetime().describe("When it was noticed."),
  })
  .meta({ id: "ClientSurplus", description: "What a client is bound to and is refused, until it is saved again." });
export type ClientSurplus = z.infer<typeof ClientSurplus>;

const appKey = z.string().describe("What it signs in with, beside its secret.");
/** The secret is in no answer but that of its making. */
export const AuthClient = CatalogueRow.extend({
  ...asRead(own),
  appKey,
  buttons,
  surplus: ClientSurplus.nullable().describe("What it is bound to and is refused; null: nothing."),
  lastUsedAt: z.iso.datetime().nullable().describe("When it last got a token; null: never."),
  secretResetAt: z.iso.datetime().describe("When its secret was made."),
  oldSecretUntil: z.iso
    .datetime()
    .nullable()
    .describe("Until when the secret before the last reset is taken as well; null when there is none."),
}).meta({ id: "AuthClient" });
export type AuthClient = z.infer<typeof AuthClient>;

/** What a new secret means for the one before. */
export const ResetSecret = z.object({
  hasLeaked: z
    .boolean()
    .default(false)
    .describe(
      "Has the present secret leaked? Then neither it nor any token of the client is worth anything from now on; else it is taken for a day more.",
    ),
});
export type ResetSecret = z.output<typeof ResetSecret>;

/** The one time that a secret is shown. */
export const AuthClientSecret = z.object({
  client: AuthClient.describe("The client as it is now."),
  appSecret: z.string().describe("Its secret: in this answer and never again."),
});
export type AuthClientSecret = z.infer<typeof AuthClientSecret>;

export const authClientSorts = {
  NAME_ASC: "name",
  NAME_DESC: "name",
  MODIFIED_AT_DESC: "modifiedAt",
} as const satisfies Sorts<AuthClient>;
export const AuthClientFilter = z.object({
  keyword: keyword("the name, the key or the remark"),
  status: inUse,
  exceeds: z.boolean().optional().describe("Those that are bound to more than they are let, or the others."),
});

/** How long a bearer token lives, in seconds. */
export const TOKEN_SECONDS = 600;

/** What the gateway must know of a client to answer its requests for some seconds. */
export const BoundClient = z.object({
  ...asRead({
    name: own.name,
    operations: own.operations,
    fields: own.fields,
    ratePerMinute: own.ratePerMinute,
    costPerMinute: own.costPerMinute,
  }),
  buttons: buttons.describe(
    "The buttons that it may use: of those shown when it was bound, what its maker still holds.",
  ),
  sites: z
    .array(Site)
    .describe("Whose rows it sees, on whose hosts: of those that it is bound to, what its maker still sees."),
  clientId: z.string().describe("The client's key as a row."),
  appKey,
  scope: z.string().describe("Address of its row scope: all rows of its sites."),
});
export type BoundClient = z.infer<typeof BoundClient>;

const expiresAt = z.iso.datetime().describe("Until when it is worth something.");
const TokenAnswer = z.discriminatedUnion("opened", [
  z.object({
    opened: z.literal(true).describe("The key and its secret are right."),
    token: z.string().describe("Goes with each request, as a bearer token."),
    name: z.string().describe("The client's name."),
    expiresAt,
  }),
  z.object({
    opened: z.literal(false).describe("There is no token."),
    reason: z.enum(["refused", "disabled"]).describe("`refused`: no such key and secret. `disabled`: out of use."),
  }),
]);
const CheckAnswer = z.discriminatedUnion("valid", [
  z.object({
    valid: z.literal(true).describe("The token is worth something."),
    client: BoundClient.describe("Whose it is."),
    expiresAt,
  }),
  z.object({
    valid: z.literal(false).describe("The token is worth nothing."),
    reason: z.enum(["unknown", "expired", "disabled"]).describe("`disabled`: its client is out of use."),
  }),
]);

const { read, write } = routesOf("admin");
export const authClientRoutes = {
  pageQuery: read("/dev-basp-system/authClient/pageQuery", {
    may: ["AUTH_CLIENT.VIEW"],
    summary: "Authentication clients, a page",
    body: pageQuery({ filter: AuthClientFilter.shape, sort: sortNames(authClientSorts) }),
    result: page(AuthClient),
  }),
  byIds: read("/dev-basp-system/authClient/byIds", {
    may: ["AUTH_CLIENT.VIEW"],
    summary: "Authentication clients by id",
    body: ByIds,
    result: z.array(AuthClient),
  }),
  add: write("/dev-basp-system/authClient/add", {
    may: ["AUTH_CLIENT.CREATE"],
    summary:
      "Create a client within the caller's own buttons and sites; the answer holds its secret, which is shown this once",
    body: NewAuthClient,
    result: AuthClientSecret,
  }),
  update: write("/dev-basp-system/authClient/update", {
    may: ["AUTH_CLIENT.EDIT"],
    summary: "Edit a client by id and version, within the caller's own buttons and sites; its tokens follow at once",
    body: ChangedAuthClient,
    result: AuthClient,
  }),
  changeState: write("/dev-basp-system/authClient/changeState", {
    may: ["AUTH_CLIENT.ENABLE", "AUTH_CLIENT.DISABLE"],
    summary:
      "Bring a client into use, if it may no more than the caller, or take it out of use: its tokens are worth nothing then",
    body: ChangeState,
    result: AuthClient,
  }),
  resetSecret: write("/dev-basp-system/authClient/resetSecret/:id", {
    may: ["AUTH_CLIENT.RESET_SECRET"],
    summary:
      "Make a new secret, if the client may no more than the caller; the old one is taken for a day more, unless it has leaked",
    params: ById,
    body: ResetSecret,
    result: AuthClientSecret,
  }),
  token: write("/dev-basp-system/authClient/token", {
    may: ["GATEWAY"],
    summary: "A short-lived token for a key and its secret",
    body: z.object({
      appKey: z.string().max(200).describe("The client's key."),
      appSecret: z.string().max(200).describe("Its secret."),
      address: z.string().max(64).optional().describe("Address that asked; it stands in the audit trail."),
    }),
    result: TokenAnswer,
  }),
  check: read("/dev-basp-system/authClient/check", {
    may: ["GATEWAY"],
    summary: "Whose token it is, and what it is bound to",
    body: z.object({ token: z.string().max(200).describe("The bearer token.") }),
    result: CheckAnswer,
  }),
} as const;
