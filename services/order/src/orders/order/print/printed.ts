import type { OrderEvent } from "@linehaul/schema/orders/order/history";
import type { Printed } from "@linehaul/schema/orders/order/print";
import type { PrintSpec } from "./paper/content.ts";

/** By which entry of its history it is told that something of an order was printed. */
export const PRINT_EVENTS = { LABEL: "LABEL_PRINTED", INVOICE: "INVOICE_PRINTED" } as const satisfies Record<
  PrintSpec["what"],
  OrderEvent
>;

interface Entry {
  readonly event: string;
  readonly actor: string;
  readonly at: Date;
}

/** How often it was printed and by whom last, from the order's history, newest first; null for never. */
export function printedOf(history: readonly Entry[], what: PrintSpec["what"]): Printed | null {
  const prints = history.filter(({ event }) => event === PRINT_EVENTS[what]);
  const [last] = prints;
  return last === undefined ? null : { times: prints.length, by: last.actor, at: last.at.toISOString() };
}
