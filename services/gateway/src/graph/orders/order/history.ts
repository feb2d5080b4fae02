import type { OrderHistoryEntry as Shape } from "@linehaul/schema/orders/order/detail";
import { builder } from "../../../access/builder.ts";

const HistoryParam = builder.objectRef<{ readonly name: string; readonly value: string }>("HistoryParam").implement({
  description: "What fills a place of a history entry's text.",
  fields: (t) => ({
    name: t.exposeString("name", { description: "The place." }),
    value: t.exposeString("value", { description: "What stands there." }),
  }),
});

export const OrderHistoryEntry = builder.objectRef<Shape>("OrderHistoryEntry").implement({
  description: "Something that happened to the order.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "The entry's id." }),
    event: t.exposeString("event", { description: "What happened: a code of the locale files." }),
    params: t.field({
      type: [HistoryParam],
      description: "What fills the text.",
      resolve: (entry) => Object.entries(entry.params).map(([name, value]) => ({ name, value })),
    }),
    actor: t.exposeString("actor", { description: "Who did it." }),
    at: t.expose("at", { type: "DateTime", description: "When." }),
  }),
});
