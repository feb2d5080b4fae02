import type { Db } from "@linehaul/kit/database-type";
import { maskCertificate } from "@linehaul/schema/masked";
import { asc, eq } from "drizzle-orm";
import { monthCard, type CardRecord } from "./table.ts";

/** A customer's cards, in the order in which it got them. */
export const cardsOf = (db: Db, customerId: string): Promise<CardRecord[]> =>
  db
    .select()
    .from(monthCard)
    .where(eq(monthCard.customerId, customerId))
    .orderBy(asc(monthCard.addedAt), asc(monthCard.card));

/** A card in the customer's history: masked, and whether it can be used. */
export const cardWords = ({ card, kind, isUsed }: Pick<CardRecord, "card" | "kind" | "isUsed">): string =>
  `${maskCertificate(card)} ${kind}${isUsed ? "" : " UNUSED"}`;
