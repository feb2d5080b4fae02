import type { Call } from "@linehaul/kit/call";
import { fail } from "@linehaul/kit/fail";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { MonthCard, TurnMonthCard } from "@linehaul/schema/customers/month-card";
import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import { mine } from "../customer/mine.ts";
import { customers } from "../customer/table.ts";
import { cardsChanged, cardsOf } from "./of-customer.ts";
import { monthCard } from "./table.ts";
import { cardView } from "./view.ts";

/** Puts a card of one of the caller's customers to use, or out of it (CUS-14). One that is so already stays as it is. */
export async function turnCard(call: Call, { id, isUsed, reason }: z.output<typeof TurnMonthCard>): Promise<MonthCard> {
  const within = await mine(call);
  return call.write(async (tx, emit) => {
    const [customer] = await tx
      .select({ id: customers.id, site: customers.site, releaseStatus: customers.releaseStatus })
      .from(customers)
      .innerJoin(monthCard, eq(monthCard.customerId, customers.id))
      .where(and(within, eq(monthCard.id, id)))
      .for("no key update", { of: customers });
    const held = customer === undefined ? [] : await cardsOf(tx, customer.id);
    const found = held.find((one) => one.id === id);
    if (customer === undefined || found === undefined) throw fail(SERVICE_CODES.notFound);
    const turned = { ...found, isUsed };
    if (found.isUsed === isUsed) return cardView(turned);
    await tx.update(monthCard).set({ isUsed }).where(eq(monthCard.id, id));
    const after = held.map((one) => (one.id === id ? turned : one));
    await cardsChanged(tx, emit, call, { customer, before: held, after, reason });
    return cardView(turned);
  });
}
