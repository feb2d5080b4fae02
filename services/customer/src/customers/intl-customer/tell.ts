import type { Db } from "@linehaul/kit/database-type";
import { type Asking, deliver, type Telling } from "@linehaul/kit/way-out/ask";
import type { BdusCustomer } from "@linehaul/schema/outside/bdus";
import { asc, inArray } from "drizzle-orm";
import type { Acting } from "../customer/acting.ts";
import { customers, type CustomerRecord } from "../customer/table.ts";
import { monthCard, type CardRecord } from "../month-card/table.ts";
import { releaseStates } from "./release-states.ts";

export const askingOf = (who: Acting): Asking => ({
  askedBy: who.caller.userName,
  at: who.now(),
  traceId: who.traceId,
});

const contentOf = (c: CustomerRecord, cards: readonly CardRecord[]) =>
  ({
    customerCode: c.customerCode,
    intlCustomerCode: c.intlCustomerCode,
    site: c.site,
    nameEn: c.nameEn,
    nameZh: c.nameZh,
    customerType: c.customerType,
    isUsable: c.status === "USABLE",
    countryCode: c.countryCode,
    settlementType: c.settlementType,
    creditPeriodDays: c.creditPeriodDays,
    creditLimit: c.creditLimit,
    creditCurrency: c.creditCurrency,
    cards: cards.map(({ card, kind, isUsed }) => ({ card, kind, isUsed })),
  }) satisfies BdusCustomer;

/** What BDUS is told of a customer as it is now. */
export const tellingOf = (c: CustomerRecord, cards: readonly CardRecord[]): Telling => ({
  kind: "CUSTOMER",
  subject: c.id,
  name: c.customerCode,
  site: c.site,
  country: c.countryCode,
  orgCode: c.orgCode,
  customerCode: c.customerCode,
  content: contentOf(c, cards),
});

/** Has BDUS told of these customers as they are now, in a transaction that holds them. */
export async function tellBdus(tx: Db, ids: readonly string[], asking: Asking): Promise<void> {
  if (ids.length === 0) return;
  const rows = await tx
    .select()
    .from(customers)
    .where(inArray(customers.id, [...ids]))
    .orderBy(asc(customers.id));
  const cards = await tx
    .select()
    .from(monthCard)
    .where(inArray(monthCard.customerId, [...ids]))
    .orderBy(asc(monthCard.card));
  const cardsOf = Map.groupBy(cards, ({ customerId }) => customerId);
  await deliver(
    tx,
    "BDUS",
    rows.map((row) => tellingOf(row, cardsOf.get(row.id) ?? [])),
    asking,
  );
  await releaseStates.set(tx, ids, "PENDING");
}

/** The same of those of them that BDUS was told of before: what changed of a customer follows. */
export const tellOfChange = (
  tx: Db,
  changed: readonly Pick<CustomerRecord, "id" | "releaseStatus">[],
  asking: Asking,
): Promise<void> =>
  tellBdus(
    tx,
    changed.filter(({ releaseStatus }) => releaseStatus !== "ADD").map(({ id }) => id),
    asking,
  );
