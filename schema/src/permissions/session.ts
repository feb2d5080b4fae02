import { z } from "zod";
import { ConfigStatus } from "../catalogue.ts";
import { asRead, line } from "../field.ts";
import { route, routesOf } from "../route.ts";
import { RowScope } from "../scope.ts";
import { sensitive } from "../sensitive.ts";
import { ViewedBy } from "./view-as.ts";
import { Site } from "../site-code.ts";

export const DEVICE_CLASSES = ["browser", "tool"] as const;

/** What an administrator says of a system. */
export const systemOwn = {
  systemName: line(60).describe("The system's name."),
  isSwitchRole: z.boolean().describe("May users choose another of their roles (SHELL-04)?"),
};
/** AUTH-14. */
export const SystemInfo = z
  .object({
    systemId: z.string().meta({ format: "id", description: "The system's id." }),
    ...asRead(systemOwn),
    status: ConfigStatus.describe("A disabled system can't be worked with."),
  })
  .meta({ id: "SystemInfo", description: "The system that the viewer signed in to." });
export type SystemInfo = z.infer<typeof SystemInfo>;
export const HeldRole = z
  .object({
    roleId: z.string().meta({ format: "id", description: "Goes into the `x-role-id` header to choose this role." }),
    roleCode: z.string().describe("Names the role for the locale files: `role.<roleCode>`."),
    roleName: z.string().describe("The name that an administrator gave it."),
    isDefaultRole: z.enum(["0", "1"]).describe("In force where none was chosen."),
  })
  .meta({ id: "HeldRole", description: "A role that the viewer holds." });
export type HeldRole = z.infer<typeof HeldRole>;

const userId = z.string().describe("The user's id.");
const userName = z.string().describe("The name to sign in with.");
const site = Site.describe("The site of the host that was asked.");

/** Who is asking and what he may do: all the gateway needs to answer a session's requests for some seconds. */
export const SessionActor = z.object({
  sessionId: z.string().describe("The session's id."),
  userId,
  userName,
  displayName: z.string().describe("What the user is called on the screen."),
  site,
  language: z.string().describe("The language that the session was opened in, e.g. `zh-HK`."),
  roles: z.array(HeldRole).describe("All roles held."),
  roleId: z.string().nullable().describe("The role in force (AUTH-08); null for a user without a role."),
  buttons: z.array(z.string()).describe("The buttons of the role in force, as `MODULE.ACTION`."),
  scope: z.string().describe("Version of the user's row scope: `scope/:version` tells it."),
  sites: z.array(z.string()).describe("The sites of that scope: what he makes for others stays within them (SEC-02)."),
  system: SystemInfo.describe("The system that was signed in to."),
  endsAt: z.iso
    .datetime()
    .describe(
      "When the session ends: unless it is used before, and however much it is used at its greatest age (SEC-10).",
    ),
  viewedBy: ViewedBy.nullable().describe(
    "Who really asks, while the session views as the user above; null unless it does.",
  ),
});
export type SessionActor = z.infer<typeof SessionActor>;

export const SessionEnd = z
  .enum(["none", "expired", "replaced", "closed", "disabled", "noSite"])
  .describe(
    "Why there is no actor. `none`: no such session; `expired`: too long unused, or too old; `replaced`: the user signed in elsewhere; `closed`: signed out; `disabled`: the account, its roles or the system are out of use; `noSite`: none of the user's data groups opens the site any more.",
  );
export type SessionEnd = z.infer<typeof SessionEnd>;

const token = z.string().max(200).describe("The session's secret, as `open` answered it.");

const ticket = z
  .string()
  .min(1)
  .max(500)
  .describe("The sign-on's ticket: whoever has it may end its session (FLT-17), so it is kept as a hash alone.");

const { read, write } = routesOf("admin");
export const sessionRoutes = {
  /** Ends the earlier session of the same user, site and device class (AUTH-07) and writes who signed in. */
  open: write("/dev-basp-user/session/open", {
    may: ["GATEWAY"],
    summary: "Open a session for a user whom the sign-on vouched for",
    body: z.object({
      userName: sensitive("userCode", z.string().min(1).max(100)).describe(
        "Who signed in, by the name to sign in with.",
      ),
      site,
      deviceId: z.string().min(1).max(100).describe("The same for the same device."),
      deviceClass: z
        .enum(DEVICE_CLASSES)
        .describe("A user has one session of each class at a site; a new one ends the earlier (AUTH-07)."),
      language: z.string().max(10).describe("The language of the console, e.g. `zh-HK`."),
      device: z.string().max(60).optional().describe("What the browser says it is, e.g. `Firefox, Windows`."),
      ticket: ticket.optional(),
      address: z.string().max(64).optional().describe("The network address that he came from, for the login log."),
    }),
    result: z.discriminatedUnion("opened", [
      z.object({
        opened: z.literal(true).describe("He may work."),
        token: z.string().describe("The session's secret: goes into the cookie, and is kept as a hash alone."),
        userId,
        userName,
      }),
      z.object({
        opened: z.literal(false).describe("He may not."),
        reason: z
          .enum(["unknownUser", "disabled", "noSite"])
          .describe(
            "`disabled`: the account or the system is out of use; `noSite`: none of the account's data groups opens this site.",
          ),
        sites: z.array(Site).describe("Sites that let him in instead; empty but for `noSite`."),
      }),
    ]),
  }),
  /** `roleId` chooses among the held roles and is kept as the stored one; one that is not held is ignored. */
  check: read("/dev-basp-user/session/check", {
    may: ["GATEWAY"],
    summary: "Whose session a token is, and what its role may do",
    body: z.object({
      token,
      site,
      roleId: z.string().max(50).optional().describe("Which of his roles he chose; one that is not held is ignored."),
      background: z
        .boolean()
        .optional()
        .describe("True: the console asks by itself, which is no use of the session (SEC-10)."),
    }),
    result: z.discriminatedUnion("valid", [
      z.object({
        valid: z.literal(true).describe("The session stands."),
        actor: SessionActor.describe("Who is asking, and what he may do."),
      }),
      z.object({ valid: z.literal(false).describe("There is none."), reason: SessionEnd }),
    ]),
  }),
  close: write("/dev-basp-user/session/close", {
    may: ["GATEWAY"],
    summary: "End a session",
    body: z.object({ token }),
    result: z.object({ closed: z.boolean().describe("False: it had ended before.") }),
  }),
  /** What the sign-on asks when somebody signs out there. A ticket of no session ends nothing, and leaves no trace. */
  closeByTicket: write("/dev-basp-user/session/closeByTicket", {
    may: ["GATEWAY"],
    summary: "End the session that a ticket of the sign-on opened (FLT-17)",
    body: z.object({ ticket }),
    result: z.object({
      known: z.boolean().describe("False: the ticket opened no session."),
      closed: z.boolean().describe("False: there is none, or it had ended before."),
    }),
  }),
  scope: route({
    service: "admin",
    method: "GET",
    path: "/dev-basp-system/scope/:version",
    may: ["GATEWAY"],
    safe: true,
    summary: "The row scope of a version; a version never changes",
    params: z.object({ version: z.string().max(64).describe("As a session's check tells it.") }),
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
