import {
  AddMonthCards,
  CardKind,
  MonthCard as Card,
  type MonthCard as CardRow,
  monthCardRoutes,
  TurnMonthCard,
} from "@linehaul/schema/customers/month-card";
import { builder } from "../../access/builder.ts";
import { encodeNodeId, keyOf } from "../../access/node-id.ts";
import { inputOf } from "../../contract/input.ts";
import { enumOf, objectOf } from "../../contract/named.ts";
import { parseInput } from "../../errors/parse-input.ts";
import { written } from "../../errors/user-error.ts";
import { idempotencyKey, keyedBy } from "../../writing/idempotency.ts";
import { payload } from "../../writing/payload.ts";
import { customerCodeOf } from "./customer/code.ts";

const MONTH_CARD = "MonthCard";
enumOf(CardKind);
export const MonthCard = objectOf(Card, {
  without: ["id"],
  more: (t) => ({
    id: t.id({
      description: "By which it is turned, and its number revealed.",
      resolve: ({ id }) => encodeNodeId(MONTH_CARD, id),
    }),
  }),
});
const CustomerCards = builder.objectRef<{ readonly cards: readonly CardRow[] }>("AddedMonthCards").implement({
  description: "Monthly cards that a customer got.",
  fields: (t) => ({
    cards: t.expose("cards", { type: [MonthCard], description: "In the order in which they were named." }),
  }),
});

const AddInput = builder.inputType("AddMonthCardsInput", {
  description: "Monthly cards that a customer gets, all of them or none.",
  fields: (t) => ({
    customerId: t.id({ required: true, description: "The customer's node id." }),
    ...inputOf(t, AddMonthCards, ["customerCode"]),
    idempotencyKey: idempotencyKey(t),
  }),
});
builder.mutationField("addMonthCards", (t) =>
  t.may(...monthCardRoutes.add.may).field({
    type: payload("AddMonthCards", "added", CustomerCards),
    description:
      "Gives a customer monthly cards (CUS-02): 409001 for numbers that are taken, at their fields; never more than it may have. Orders can be paid by them at once. One write.",
    args: { input: t.arg({ type: AddInput, required: true, description: "Whose, and which." }) },
    resolve: (_root, { input: { customerId, idempotencyKey: key, ...own } }, grant) =>
      written(grant.visit, async () => {
        const body = parseInput(AddMonthCards, {
          ...own,
          customerCode: customerCodeOf(customerId),
        });
        return { cards: await grant.call(monthCardRoutes.add, { body }, keyedBy(key)) };
      }),
  }),
);

const TurnInput = builder.inputType("TurnMonthCardInput", {
  description: "A monthly card that orders can be paid by, or no more.",
  fields: (t) => ({
    id: t.id({ required: true, description: "The card's id." }),
    ...inputOf(t, TurnMonthCard, ["id"]),
    idempotencyKey: idempotencyKey(t),
  }),
});
builder.mutationField("turnMonthCard", (t) =>
  t.may(...monthCardRoutes.turn.may).field({
    type: payload("TurnMonthCard", "card", MonthCard),
    description: "Puts a monthly card to use, or out of it (CUS-14), for a reason. Orders obey at once. One write.",
    args: { input: t.arg({ type: TurnInput, required: true, description: "Which card, which way and why." }) },
    resolve: (_root, { input: { id, idempotencyKey: key, ...own } }, grant) =>
      written(grant.visit, () => {
        const body = parseInput(TurnMonthCard, { ...own, id: keyOf(MONTH_CARD, id) });
        return grant.call(monthCardRoutes.turn, { body }, keyedBy(key));
      }),
  }),
);
