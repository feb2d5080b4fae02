import { z } from "zod";
import { builder } from "../access/builder.ts";
import { TOPICS } from "../access/changes.ts";
import { enumOf } from "../contract/named.ts";

const ChangeTopic = enumOf(
  z.enum(TOPICS).meta({ id: "ChangeTopic", description: "A kind of thing that the console shows live." }),
);

builder.subscriptionType({ description: "What is told as it happens, by server-sent events." });

builder.subscriptionField("changes", (t) =>
  t.open("says which kinds of things changed, never which ones").field({
    type: [ChangeTopic],
    description:
      "Which of these kinds of things changed lately: orders, who is on which, and permissions of the site, of session and exports what is the caller's own; ask again for what you show of them. Gathered for a second; an empty list every 5 s says that the line stands. Ends after ten minutes, and with the session: subscribe again. At most five streams a session and one an authentication client (09020301).",
    args: {
      topics: t.arg({ type: [ChangeTopic], required: true, description: "What to be told of." }),
    },
    subscribe: (_root, { topics }, { visit }) =>
      visit.live.follow({ ...visit.actor, isClient: visit.client !== null }, topics),
    resolve: (changed) => [...changed],
  }),
);
