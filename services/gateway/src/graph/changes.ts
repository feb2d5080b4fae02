import { z } from "zod";
import { builder } from "../access/builder.ts";
import { TOPICS } from "../access/changes.ts";
import { toldWithLimits } from "../contract/input.ts";
import { parseInput } from "../errors/parse-input.ts";
import { enumOf } from "../contract/named.ts";

const ChangeTopic = enumOf(
  z.enum(TOPICS).meta({ id: "ChangeTopic", description: "A kind of thing that the console shows live." }),
);

const DAY_MS = 86_400_000;
const Missed = z.object({
  missed: z
    .int()
    .min(0)
    .max(DAY_MS)
    .optional()
    .describe(
      "How long ago you asked for what you show, in ms: what changed since then is told first. Where that is not known, all is.",
    ),
});

builder.subscriptionType({ description: "What is told as it happens, by server-sent events." });

builder.subscriptionField("changes", (t) =>
  t.open("says which kinds of things changed, never which ones").field({
    type: [ChangeTopic],
    description:
      "Which of these kinds of things changed lately: orders, who is on which, and permissions of the site, of session and exports what is the caller's own; ask again for what you show of them. Gathered for a second; an empty list every 5 s says that the line stands. Ends after ten minutes, and with the session: subscribe again. At most five streams a session and one an authentication client (09020301).",
    args: {
      topics: t.arg({ type: [ChangeTopic], required: true, description: "What to be told of." }),
      missed: t.arg.int({ description: toldWithLimits(Missed, "missed") }),
    },
    subscribe: (_root, { topics, ...args }, { visit }) => {
      const { missed } = parseInput(Missed, args);
      return visit.live.follow({ ...visit.actor, isClient: visit.client !== null }, topics, missed);
    },
    resolve: (changed) => [...changed],
  }),
);
