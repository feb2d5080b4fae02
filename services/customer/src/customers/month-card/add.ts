import type { Call } from "@linehaul/kit/call";
import type { Db } from "@linehaul/kit/database-type";
import { fail } from "@linehaul/kit/fail";
import { newId } from "@linehaul/kit/ids";
import type { FieldProblem } from "@linehaul/schema/envelope";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { type AddMonthCards, type MonthCard, MOST_CARDS } from "@linehaul/schema/customers/month-card";
import { inArray } from "drizzle-orm";
import { customerByCode } from "../customer/one.ts";
import { cardsChanged, cardsOf } from "./of-customer.ts";
import { monthCard, type CardRecord } from "./table.ts";
import { cardView } from "./view.ts";

/** Numbers that somebody has: told at their fields, without whose they are. */
async function refuseTaken(tx: Db, customerId: string, cards: readonly string[]): Promise<void> {
  const taken = await tx
    .select({ card: monthCard.card, customerId: monthCard.customerId })
    .from(monthCard)
    .where(inArray(monthCard.card, [...cards]));
  if (taken.length === 0) return;
  const whose = new Map(taken.map((one) => [one.card, one.customerId]));
  const fields = cards.flatMap((card, n): FieldProblem[] => {
    const owner = whose.get(card);
    if (owner === undefined) return [];
    return [{ path: ["cards", n], key: owner === customerId ? "duplicate" : "monthCard.taken", params: {} }];
  });
  throw fail(SERVICE_CODES.duplicate, { fields });
}

/** Gives one of the caller's customers monthly cards: all of them or none, and never more than it may have (CUS-02). */
export async function addCards(call: Call, { customerCode, kind, cards }: AddMonthCards): Promise<MonthCard[]> {
  return call.write(async (tx, emit) => {
    // Whoever adds at the same time waits here, so that both count the same cards.
    const customer = await customerByCode(tx, call, { customerCode, isHeld: true });
    const held = await cardsOf(tx, customer.id);
    await refuseTaken(tx, customer.id, cards);
    if (held.length + cards.length > MOST_CARDS)
      throw fail(SERVICE_CODES.invalid, {
        fields: [{ path: ["cards"], key: "monthCard.most", params: { most: MOST_CARDS, held: held.length } }],
      });
    const [addedAt, addedBy] = [call.now(), call.caller.userName];
    const rows = cards.map((card): CardRecord => ({
      id: newId(),
      card,
      customerId: customer.id,
      kind,
      isUsed: true,
      addedAt,
      addedBy,
    }));
    const added = await tx.insert(monthCard).values(rows).onConflictDoNothing().returning();
    // Of two customers who are given the same number at once, the later one.
    if (added.length < rows.length) await refuseTaken(tx, customer.id, cards);
    await cardsChanged(tx, emit, call, { customer, before: held, after: [...held, ...rows] });
    return rows.map(cardView);
  });
}
