import { z } from "zod";
import { line } from "../field.ts";
import { Masked } from "../masked.ts";
import { routesOf } from "../route.ts";
import { sensitive } from "../sensitive.ts";
import { CustomerCode } from "./code.ts";

/** How what a monthly card pays is settled: billed afterwards, or taken from what was paid in. */
export const CARD_KINDS = ["CREDIT", "PREPAID"] as const;
export const CardKind = z.enum(CARD_KINDS).meta({
  id: "MonthCardKind",
  description: "How what a monthly card pays is settled.",
  "x-values": {
    CREDIT: "Billed when the month is over.",
    PREPAID: "Taken from what was paid in.",
  } satisfies Record<(typeof CARD_KINDS)[number], string>,
});
/** So many a customer, whether used or not (CUS-02). */
export const MOST_CARDS = 20;

/** A number that orders are paid by: 10 digits (CUS-02). */
const CardNumber = sensitive(
  "certificate",
  z
    .string("required")
    .trim()
    .regex(/^\d{10}$/, "monthCard.number"),
);

export const MonthCard = z
  .object({
    id: z.uuid().describe("The card's key."),
    card: Masked.describe("Its number, masked."),
    kind: CardKind.describe("How what it pays is settled."),
    isUsed: z.boolean().describe("Orders can be paid by it (CUS-14)."),
    addedAt: z.iso.datetime().describe("When the customer got it."),
    addedBy: z.string().describe("Who gave it to the customer."),
  })
  .meta({ id: "MonthCard", description: "A monthly card of a customer, by which orders are paid (CUS-02, CUS-14)." });
export type MonthCard = z.infer<typeof MonthCard>;

/** Cards that a customer gets, all of them or none. */
export const AddMonthCards = z.object({
  customerCode: CustomerCode,
  kind: CardKind.describe("How what they pay is settled."),
  cards: z
    .array(CardNumber)
    .min(1, "required")
    .max(MOST_CARDS, "list.max")
    .refine((all) => new Set(all).size === all.length, "duplicate")
    .describe("Their numbers, 10 digits each, each once."),
});
export type AddMonthCards = z.output<typeof AddMonthCards>;
/** A card that orders can be paid by, or no more. */
export const TurnMonthCard = z.object({
  id: z.uuid().describe("The card's key."),
  isUsed: z.boolean().describe("Whether orders can be paid by it."),
  reason: line(200).describe("Why: it stands in the customer's history."),
});

const { write } = routesOf("customer");
const changes = ["CUSTOMER_LIST.EDIT", "INTL_CUSTOMER_LIST.EDIT"] as const;
export const monthCardRoutes = {
  add: write("/customer/creditCard/add", {
    may: changes,
    summary: `Give a customer monthly cards: 409001 for a number that is taken, 409009 where it would have more than ${MOST_CARDS}`,
    body: AddMonthCards,
    result: z.array(MonthCard),
  }),
  turn: write("/customer/creditCard/turn", {
    may: changes,
    summary: "Put a monthly card to use, or out of it",
    body: TurnMonthCard,
    result: MonthCard,
  }),
} as const;
