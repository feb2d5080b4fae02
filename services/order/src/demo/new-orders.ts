import { NewOrder } from "@linehaul/schema/orders/order/new-order";
import type { OrderParts } from "../orders/order/parts/insert.ts";

const iso = (at: Date | null | undefined) => at?.toISOString() ?? null;

function partyOf({ parties }: OrderParts, role: "SENDER" | "RECEIVER") {
  const party = parties.find((p) => p.role === role);
  if (party === undefined) throw new Error(`a demo order without ${role}`);
  return party;
}

/** A demo order as somebody would have asked for it. */
export function asNewOrder(parts: OrderParts): NewOrder {
  const { order: o, goods, services } = parts;
  const cod = o.codCard ? { card: o.codCard, amount: o.codAmount, currency: o.codCurrency } : null;
  const importer = o.importerCompany
    ? { company: o.importerCompany, phone: o.importerPhone, address: o.importerAddress }
    : null;
  const exhibition = o.exhibitor
    ? {
        exhibitor: o.exhibitor,
        exhibition: o.exhibition,
        venue: o.exhibitionVenue,
        booth: o.exhibitionBooth,
        recipientName: o.exhibitionRecipientName,
        recipientTel: o.exhibitionRecipientTel,
        expectedAt: iso(o.exhibitionExpectedAt),
      }
    : null;
  return NewOrder.parse({
    ...o,
    // A part of next to nothing, in whole units.
    insuredValue: Number(o.insuredValue ?? 0) > 0 ? o.insuredValue : null,
    pickupAt: iso(o.pickupAt),
    services,
    cod,
    importer,
    exhibition,
    sender: partyOf(parts, "SENDER"),
    receiver: partyOf(parts, "RECEIVER"),
    goods,
  });
}
