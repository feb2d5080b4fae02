import type { Call, Emit } from "@linehaul/kit/call";
import type { Db } from "@linehaul/kit/database-type";
import { maskCertificate } from "@linehaul/schema/masked";
import { asc, eq } from "drizzle-orm";
import { touch } from "../customer/touch.ts";
import type { CustomerRecord } from "../customer/table.ts";
import { askingOf, tellOfChange } from "../intl-customer/tell.ts";
import { monthCard, type CardRecord } from "./table.ts";

/** A customer's cards, in the order in which it got them. */
export const cardsOf = (db: Db, customerId: string): Promise<CardRecord[]> =>
  db
    .select()
    .from(monthCard)
    .where(eq(monthCard.customerId, customerId))
    .orderBy(asc(monthCard.addedAt), asc(monthCard.card));

/** A card in the customer's history: masked, and whether it can be used. */
const cardWords = ({ card, kind, isUsed }: Pick<CardRecord, "card" | "kind" | "isUsed">): string =>
  `${maskCertificate(card)} ${kind}${isUsed ? "" : " UNUSED"}`;

interface Changed {
  readonly customer: Pick<CustomerRecord, "id" | "site" | "releaseStatus">;
  readonly before: readonly CardRecord[];
  readonly after: readonly CardRecord[];
  /** Why, where that is asked for. */
  readonly reason?: string;
}
/** A customer's cards were changed: it stands in his history, and whoever was told of him is told. */
export async function cardsChanged(tx: Db, emit: Emit, call: Call, changed: Changed): Promise<void> {
  const { customer, before, after, reason } = changed;
  await touch(tx, call, [customer.id]);
  await tellOfChange(tx, [customer], askingOf(call));
  emit({
    type: "customer.changed",
    subject: customer.id,
    site: customer.site,
    before: { monthCards: before.map(cardWords) },
    after: { monthCards: after.map(cardWords) },
    ...(reason !== undefined && { reason }),
  });
}
