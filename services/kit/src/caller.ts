import { createHmac, createSecretKey, timingSafeEqual, type KeyObject } from "node:crypto";
import { z } from "zod";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { isMenuButton, type Button, type MenuButton } from "@linehaul/schema/modules";
import { Site } from "@linehaul/schema/site-code";

/** How long a token stands, in seconds: it is signed for one call. */
export const CALLER_SECONDS = 60;
/** The scope of a caller without rows of his own, such as the gateway itself. */
export const NO_SCOPE = "none";
export const SERVICES = ["admin", "customer", "order"] as const;

const isButton = (text: string): text is Button => text === "SELF" || text === "GATEWAY" || isMenuButton(text);

/** For whom a service works: the user, the role in force, the button that opened the call and the address of his row scope. */
export const Caller = z.object({
  aud: z.enum(SERVICES),
  user: z.string(),
  userName: z.string(),
  /** Id of the role in force; null for a user without one and for system calls. */
  role: z.string().nullable(),
  site: Site,
  button: z.string().refine(isButton),
  /** Of the buttons that open more of the route's answer, those that the role in force holds too. */
  also: z.array(z.string().refine(isMenuButton)).optional(),
  scope: z.string(),
  /** Who really asks while he views as `user`: nothing but reading is answered, and what is recorded is recorded of him. */
  viewedBy: z.object({ user: z.string(), userName: z.string() }).optional(),
});
export type Caller = z.infer<typeof Caller>;

/** Does the caller come with that button, be it the one that opened the call or one that opens a part of the answer? */
export const comesWith = ({ button, also = [] }: Caller, wanted: MenuButton): boolean =>
  button === wanted || also.includes(wanted);

const Payload = Caller.extend({ exp: z.int() });
export type Refusal =
  | typeof SERVICE_CODES.noCaller
  | typeof SERVICE_CODES.callerForged
  | typeof SERVICE_CODES.callerExpired;
export type Verified = { readonly ok: true; readonly caller: Caller } | { readonly ok: false; readonly code: Refusal };

/** A KeyObject is three times faster than its bytes. */
export const callerKey = (secret: string): KeyObject => createSecretKey(secret, "utf8");

const mac = (key: KeyObject, payload: string): string => createHmac("sha256", key).update(payload).digest("base64url");

/** `base64url(JSON).base64url(HMAC-SHA256)`; `now` in milliseconds. */
export function signCaller(key: KeyObject, caller: Caller, now = Date.now()): string {
  const exp = Math.floor(now / 1000) + CALLER_SECONDS;
  const payload = Buffer.from(JSON.stringify({ ...caller, exp })).toString("base64url");
  return `${payload}.${mac(key, payload)}`;
}

/** Texts are compared, not bytes, so that a token has one spelling only. */
function same(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

function read(payload: string): z.infer<typeof Payload> | undefined {
  try {
    return Payload.safeParse(JSON.parse(Buffer.from(payload, "base64url").toString("utf8"))).data;
  } catch {
    return undefined;
  }
}

/** The caller of a token that one of the keys signed for this service and that has not expired; else why not. */
export function verifyCaller(
  keys: readonly KeyObject[],
  service: Caller["aud"],
  token: string | undefined,
  now = Date.now(),
): Verified {
  if (token === undefined || token === "") return { ok: false, code: SERVICE_CODES.noCaller };
  const dot = token.indexOf(".");
  const payload = token.slice(0, dot);
  const signature = token.slice(dot + 1);
  const genuine = dot > 0 && keys.filter((key) => same(mac(key, payload), signature)).length > 0;
  const found = genuine ? read(payload) : undefined;
  if (!found || found.aud !== service) return { ok: false, code: SERVICE_CODES.callerForged };
  const { exp, ...caller } = found;
  return exp * 1000 <= now ? { ok: false, code: SERVICE_CODES.callerExpired } : { ok: true, caller };
}

/** The token of an `Authorization: Bearer` header; undefined for anything else. */
export const bearer = (header: string | undefined): string | undefined => /^Bearer (\S+)$/i.exec(header ?? "")?.[1];
