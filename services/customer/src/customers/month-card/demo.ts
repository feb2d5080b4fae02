import type { DemoCustomer } from "@linehaul/kit/demo/customers";
import { idAt } from "@linehaul/kit/demo/ids";
import { random } from "@linehaul/kit/demo/prng";
import type { CardRecord } from "./table.ts";

const DAY = 24 * 3_600_000;

/** The card that orders of the demo data are paid by, and of some customers one or two that are used no more. */
export function demoCards(c: DemoCustomer, customerId: string, joined: number): CardRecord[] {
  if (c.monthCard === null) return [];
  const r = random("cards", c.customerCode);
  const kind = c.settlementType === "MONTHLY" ? "CREDIT" : "PREPAID";
  const card = (no: string, isUsed: boolean): CardRecord => {
    const at = joined + r.int(1, 200) * DAY;
    return {
      card: no,
      id: idAt(r, at),
      customerId,
      kind,
      isUsed,
      addedAt: new Date(at),
      addedBy: c.salesPerson ?? "system",
    };
  };
  // Numbers of theirs begin with 6, those in use with 7: none is twice.
  const past = r.chance(0.25) ? r.int(1, 2) : 0;
  return [
    card(c.monthCard, true),
    ...Array.from({ length: past }, (_, n) => card(`6${c.monthCard?.slice(1, 9)}${n}`, false)),
  ];
}
