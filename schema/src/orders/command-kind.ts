import { z } from "zod";

/** What an outlet is told to do with the parcels of an order. */
export const COMMAND_KINDS = ["INTERCEPT", "RELEASE"] as const;
export const CommandKind = z.enum(COMMAND_KINDS).meta({
  id: "CommandKind",
  description: "What an outlet is told to do with the parcels of an order.",
  "x-values": {
    INTERCEPT: "Hold them back.",
    RELEASE: "Let them go on.",
  } satisfies Record<(typeof COMMAND_KINDS)[number], string>,
});
export type CommandKind = z.infer<typeof CommandKind>;
