import type { Db } from "@linehaul/kit/database-type";
import type { MonthCard } from "@linehaul/schema/customers/month-card";
import { asc, desc, inArray } from "drizzle-orm";
import { monthCard } from "./table.ts";
import { cardView } from "./view.ts";

/** The cards of these customers as they leave the service, those in use first; one statement whatever their number. */
export async function cardsByCustomer(db: Db, ids: readonly string[]): Promise<(customerId: string) => MonthCard[]> {
  const cards = await db
    .select()
    .from(monthCard)
    .where(inArray(monthCard.customerId, [...ids]))
    .orderBy(desc(monthCard.isUsed), asc(monthCard.card));
  const byCustomer = Map.groupBy(cards, ({ customerId }) => customerId);
  return (customerId) => (byCustomer.get(customerId) ?? []).map(cardView);
}
