import type { MenuButton } from "@linehaul/schema/modules";
import type { LABEL_PAPERS } from "@linehaul/schema/orders/order/print-limits";

/** The pages that print. */
export type PrintingPage = "ORDER_LIST" | "ORDER_DETAIL";
export type What = "LABEL" | "INVOICE";
export type Paper = (typeof LABEL_PAPERS)[number];

const BUTTON = { LABEL: "PRINT_WAYBILL", INVOICE: "PRINT_INVOICE" } as const satisfies Record<What, string>;

/** What somebody may print from a page. */
export function printsOf(page: PrintingPage, may: (button: MenuButton) => boolean): readonly What[] {
  const all: readonly What[] = ["LABEL", "INVOICE"];
  return all.filter((what) => may(`${page}.${BUTTON[what]}`));
}

/** What is asked for: labels have a paper, invoices a number of copies, as it was typed. */
export interface PrintChoice {
  readonly what: What;
  readonly paper: Paper;
  readonly copies: string;
}
