import { z } from "zod";
import { ByIds } from "../catalogue.ts";
import { RevealReason } from "../reveal.ts";
import { routesOf } from "../route.ts";

/** For how long somebody views as another, at the most. */
export const VIEW_AS_MINUTES = 30;
/** What the button of the leaf accounts starts. */
export const VIEW_AS = "PERM_LEAF_ACCOUNT.VIEW_AS";

export const ViewedBy = z
  .object({
    userId: z.string().describe("The user's key."),
    userName: z.string().describe("The name to sign in with."),
    displayName: z.string().describe("What the user is called on the screen."),
    until: z.iso.datetime().describe("Then it ends by itself."),
  })
  .meta({
    id: "ViewedBy",
    description: "Who really sits there while a session views as another user: he may only read.",
  });
export type ViewedBy = z.infer<typeof ViewedBy>;

/** Whom to view as, and why: it stands in the audit trail. */
export const ViewAsInput = z.object({
  accountId: z.uuid().describe("The leaf account's key."),
  reason: RevealReason.describe("Why; it stands in the audit trail."),
});
/** The gateway says which. */
const sessionId = z.uuid().describe("The session that asks.");
export const Viewing = z
  .object({ until: z.iso.datetime().describe("Then it ends by itself.") })
  .meta({ id: "Viewing", description: "The session looks as another account does." });
export const ViewingStopped = z
  .object({ stopped: z.boolean().describe("False where it had ended by itself.") })
  .meta({ id: "ViewingStopped", description: "The session is the user's own again." });

export const Viewable = z
  .object({
    accountId: z.uuid().describe("The leaf account's key."),
    may: z.boolean().describe("Could the caller look as it now?"),
  })
  .meta({ id: "Viewable", description: "Whether an account can be viewed as (SEC-04)." });
export type Viewable = z.infer<typeof Viewable>;

const { read, write } = routesOf("admin");
export const viewAsRoutes = {
  start: write("/dev-basp-user/session/viewAs", {
    may: [VIEW_AS],
    summary:
      "Let the caller's session look as another account does, read-only and for at most 30 minutes; recorded. Roles of type admin are refused, and what holds more than he holds or may grant (SEC-04)",
    body: ViewAsInput.extend({ sessionId }),
    result: Viewing,
  }),
  viewable: read("/dev-basp-user/session/viewable", {
    may: [VIEW_AS],
    summary: "Which accounts the caller could view as",
    body: ByIds,
    result: z.array(Viewable),
  }),
  /** Nothing to stop is no fault: it may have ended by itself. */
  stop: write("/dev-basp-user/session/stopViewing", {
    may: ["SELF"],
    whileViewing: true,
    summary: "End the viewing as another account; recorded",
    body: z.object({ sessionId }),
    result: ViewingStopped,
  }),
} as const;
