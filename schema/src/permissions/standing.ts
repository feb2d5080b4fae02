import { z } from "zod";
import { routesOf } from "../route.ts";
import { Site } from "../site-code.ts";

export const StandingOf = z.object({
  user: z.string().min(1).max(100).describe("The user's id."),
  role: z.string().max(100).nullable().describe("The role that he works in; null without one."),
  site: Site.describe("The site that he works at."),
});

/** What somebody may at the moment, apart from any session. */
export const Standing = z
  .object({
    buttons: z
      .array(z.string())
      .describe("Buttons that the role opens; none where the account, its role or the system is out of use."),
    scope: z.string().describe("Version of the user's row scope."),
  })
  .meta({ id: "Standing", description: "What a user may at the moment, in a role at a site." });
export type Standing = z.infer<typeof Standing>;

const { read } = routesOf("admin");
export const standingRoutes = {
  /** Asked by services for work that outlives a request: when it is asked for, begun, and what it made is fetched. */
  standing: read("/dev-basp-user/standing", {
    may: ["GATEWAY"],
    summary: "What a user may at the moment, in a role at a site",
    body: StandingOf,
    result: Standing,
  }),
} as const;
