import type { Call } from "@linehaul/kit/call";
import { reveal } from "@linehaul/kit/reveal";
import type { ShowCardClear } from "@linehaul/schema/customers/clear";
import { and, eq, type SQL } from "drizzle-orm";
import type { z } from "zod";
import { customers } from "../customer/table.ts";
import { monthCard } from "./table.ts";

/** The number of a card of one of the caller's customers (`mine`) in the clear. */
export const showCard = (
  call: Call,
  mine: SQL,
  { id, field, reason }: z.output<typeof ShowCardClear>,
): Promise<{ value: string }> =>
  reveal(call, {
    type: "monthCard.revealed",
    subject: id,
    field,
    reason,
    read: async (tx) => {
      const [found] = await tx
        .select({ value: monthCard.card, site: customers.site })
        .from(monthCard)
        .innerJoin(customers, eq(monthCard.customerId, customers.id))
        .where(and(mine, eq(monthCard.id, id)));
      return found ?? null;
    },
  });
