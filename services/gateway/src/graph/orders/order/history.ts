import { OrderHistoryEntry } from "@linehaul/schema/orders/order/detail";
import { builder } from "../../../access/builder.ts";
import { objectOf } from "../../../contract/named.ts";

const HistoryParam = builder.objectRef<{ readonly name: string; readonly value: string }>("HistoryParam").implement({
  description: "What fills a place of a history entry's text.",
  fields: (t) => ({
    name: t.exposeString("name", { description: "The place." }),
    value: t.exposeString("value", { description: "What stands there." }),
  }),
});

objectOf(OrderHistoryEntry, {
  without: ["params"],
  more: (t) => ({
    params: t.field({
      type: [HistoryParam],
      description: "What fills the text.",
      resolve: (entry) => Object.entries(entry.params).map(([name, value]) => ({ name, value })),
    }),
  }),
});
