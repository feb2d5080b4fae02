import { z } from "zod";
import { route, routesOf } from "../route.ts";
import { Site } from "../site-code.ts";

/** What the button of the leaf accounts ends. */
export const END_SESSIONS = "PERM_LEAF_ACCOUNT.END_SESSIONS";

export const SessionDevice = z.enum(["BROWSER", "TOOL"]).meta({
  id: "SessionDevice",
  description: "What a session was opened with.",
  "x-values": { BROWSER: "A browser.", TOOL: "A tool with an application key of its own." },
});

export const OpenSession = z
  .object({
    sessionId: z.uuid().describe("The session's key; it opens nothing."),
    deviceClass: SessionDevice.describe("A browser, or a tool."),
    device: z
      .string()
      .nullable()
      .describe("What the browser says it is, e.g. `Firefox, Windows`; null where it says nothing."),
    address: z.string().nullable().describe("The network address that it was opened from; null where none is known."),
    site: Site.describe("The site that it was opened at."),
    openedAt: z.iso.datetime().describe("Since when."),
    seenAt: z.iso.datetime().describe("Last used, to the minute."),
  })
  .meta({ id: "OpenSession", description: "A session that stands: somebody is signed in (SEC-09)." });
export type OpenSession = z.infer<typeof OpenSession>;

export const EndSessionsInput = z.object({
  sessionId: z.uuid().optional().describe("Which one; all of them where none is named."),
});
export const SessionsEnded = z
  .object({ count: z.int().describe("How many stood until then.") })
  .meta({ id: "SessionsEnded", description: "Sessions that are over, at once and everywhere." });

const accountId = z.uuid().describe("The leaf account's key.");
const { read, write } = routesOf("admin");
export const openSessionRoutes = {
  mine: route({
    service: "admin",
    method: "GET",
    path: "/dev-basp-user/session/mine",
    may: ["SELF"],
    safe: true,
    summary:
      "The caller's own sessions at all sites, the one used last first; of who really sits there while he views as another",
    result: z.array(OpenSession),
  }),
  ofAccount: read("/dev-basp-user/session/ofAccount", {
    may: [END_SESSIONS],
    summary: "An account's sessions at all sites, the one used last first",
    body: z.object({ accountId }),
    result: z.array(OpenSession),
  }),
  endMine: write("/dev-basp-user/session/endMine", {
    may: ["SELF"],
    summary: "End one of the caller's own sessions, or all of them, the one that asks too; recorded",
    body: EndSessionsInput,
    result: SessionsEnded,
  }),
  endOfAccount: write("/dev-basp-user/session/endOfAccount", {
    may: [END_SESSIONS],
    summary: "End one of an account's sessions, or all of them; recorded",
    body: EndSessionsInput.extend({ accountId }),
    result: SessionsEnded,
  }),
} as const;
