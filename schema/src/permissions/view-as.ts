import { z } from "zod";
import { RevealReason } from "../reveal.ts";
import { route } from "../route.ts";

/** For how long somebody views as another, at the most. */
export const VIEW_AS_MINUTES = 30;
/** What the button of the leaf accounts starts. */
export const VIEW_AS = "PERM_LEAF_ACCOUNT.VIEW_AS";

export const ViewedBy = z
  .object({
    userId: z.string().describe("The user's id."),
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
export const ViewAsInput = z.object({ accountId: z.uuid(), reason: RevealReason });
/** Of the session that asks: the gateway says which. */
const sessionId = z.uuid();

export const viewAsRoutes = {
  start: route({
    service: "admin",
    method: "POST",
    path: "/dev-basp-user/session/viewAs",
    may: [VIEW_AS],
    summary: "Let the caller's session look as another account does, read-only and for at most 30 minutes; recorded",
    body: ViewAsInput.extend({ sessionId }),
    result: z.object({ until: z.iso.datetime() }),
  }),
  /** Nothing to stop is no fault: it may have ended by itself. */
  stop: route({
    service: "admin",
    method: "POST",
    path: "/dev-basp-user/session/stopViewing",
    may: ["SELF"],
    whileViewing: true,
    summary: "End the viewing as another account; recorded",
    body: z.object({ sessionId }),
    result: z.object({ stopped: z.boolean() }),
  }),
} as const;
