import type { DocumentKind } from "@linehaul/schema/orders/order/history";

/** A document of a case as its reader saw it: which, and by which file. */
export interface Seen {
  readonly id: string;
  readonly kind: DocumentKind;
  /** Null where it came with the order. */
  readonly file: string | null;
}
