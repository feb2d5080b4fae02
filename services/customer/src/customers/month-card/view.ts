import type { MonthCard } from "@linehaul/schema/customers/month-card";
import { maskCertificate } from "@linehaul/schema/masked";
import type { CardRecord } from "./table.ts";

/** A card as it leaves the service: its number masked (PERM-12). */
export const cardView = ({ card, id, kind, isUsed, addedAt, addedBy }: CardRecord): MonthCard => ({
  id,
  card: maskCertificate(card),
  kind,
  isUsed,
  addedAt: addedAt.toISOString(),
  addedBy,
});
