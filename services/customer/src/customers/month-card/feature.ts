import { feature as bind } from "@linehaul/kit/feature";
import { monthCardRoutes } from "@linehaul/schema/customers/month-card";
import { addCards } from "./add.ts";
import { turnCard } from "./turn.ts";

export const feature = bind(monthCardRoutes, {
  add: ({ body }, call) => addCards(call, body),
  turn: ({ body }, call) => turnCard(call, body),
});
