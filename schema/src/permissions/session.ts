import { z } from "zod";
import { route } from "../route.ts";
import { RowScope } from "../scope.ts";
import { ViewedBy } from "./view-as.ts";
import { Site } from "../site-code.ts";

export const DEVICE_CLASSES = ["browser", "tool"] as const;

/** AUTH-14. `isSwitchRole` "1": the user may choose another of his roles. */
export const SystemInfo = z.object({
  systemId: z.string(),
  systemName: z.string(),
  isSwitchRole: z.boolean(),
  status: z.enum(["ENABLED", "DISABLED"]),
});
export type SystemInfo = z.infer<typeof SystemInfo>;
/** `isDefaultRole` "1" marks the default (section 3). `roleCode` names it for locale files: `role.<roleCode>`. */
export const HeldRole = z.object({
  roleId: z.string(),
  roleCode: z.string(),
  roleName: z.string(),
  isDefaultRole: z.enum(["0", "1"]),
});
export type HeldRole = z.infer<typeof HeldRole>;

/** Who is asking and what he may do: all the gateway needs to answer a session's requests for some seconds. */
export const SessionActor = z.object({
  sessionId: z.string(),
  userId: z.string(),
  userName: z.string(),
  /** What the user is called on the screen. */
  displayName: z.string(),
  site: Site,
  language: z.string(),
  roles: z.array(HeldRole),
  /** The role in force by AUTH-08; null for a user without a role. */
  roleId: z.string().nullable(),
  buttons: z.array(z.string()),
  /** Address of the row scope, see scope.ts. */
  scope: z.string(),
  system: SystemInfo,
  /** Not null while the session views as the user above: who really asks. */
  viewedBy: ViewedBy.nullable(),
});
export type SessionActor = z.infer<typeof SessionActor>;

/** Why there is no actor. */
export const SessionEnd = z.enum(["none", "expired", "replaced", "closed", "disabled"]);
export type SessionEnd = z.infer<typeof SessionEnd>;

export const sessionRoutes = {
  /** Ends the earlier session of the same user, site and device class (AUTH-07) and writes who signed in. */
  open: route({
    service: "admin",
    method: "POST",
    path: "/dev-basp-user/session/open",
    may: ["GATEWAY"],
    summary: "Open a session for a user whom the sign-on vouched for",
    body: z.object({
      userName: z.string().min(1).max(100),
      site: Site,
      deviceId: z.string().min(1).max(100),
      deviceClass: z.enum(DEVICE_CLASSES),
      language: z.string().max(10),
      address: z.string().max(64).optional(),
    }),
    result: z.discriminatedUnion("opened", [
      z.object({ opened: z.literal(true), token: z.string(), userId: z.string(), userName: z.string() }),
      z.object({ opened: z.literal(false), reason: z.enum(["unknownUser", "disabled"]) }),
    ]),
  }),
  /** `roleId` chooses among the held roles and is kept as the stored one; one that is not held is ignored. */
  check: route({
    service: "admin",
    method: "POST",
    path: "/dev-basp-user/session/check",
    may: ["GATEWAY"],
    safe: true,
    summary: "Whose session a token is, and what its role may do",
    body: z.object({ token: z.string().max(200), site: Site, roleId: z.string().max(50).optional() }),
    result: z.discriminatedUnion("valid", [
      z.object({ valid: z.literal(true), actor: SessionActor }),
      z.object({ valid: z.literal(false), reason: SessionEnd }),
    ]),
  }),
  close: route({
    service: "admin",
    method: "POST",
    path: "/dev-basp-user/session/close",
    may: ["GATEWAY"],
    summary: "End a session",
    body: z.object({ token: z.string().max(200) }),
    result: z.object({ closed: z.boolean() }),
  }),
  scope: route({
    service: "admin",
    method: "GET",
    path: "/dev-basp-system/scope/:version",
    may: ["GATEWAY"],
    safe: true,
    summary: "The row scope of a version; a version never changes",
    params: z.object({ version: z.string().max(64) }),
    result: RowScope,
  }),
  systemDetails: route({
    service: "admin",
    method: "GET",
    path: "/dev-basp-system/account/systemDetails",
    may: ["SELF"],
    safe: true,
    summary: "System info (AUTH-14)",
    result: SystemInfo,
  }),
} as const;
