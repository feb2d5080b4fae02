import type { Button } from "@linehaul/schema/modules";
import type { Service } from "@linehaul/schema/route";

/** One call that a request cost. */
export interface LedgerEntry {
  readonly service: Service;
  /** Method and path pattern, e.g. `POST /order/byIds`. */
  readonly route: string;
  readonly button: Button;
  /** HTTP status; null when none came. */
  readonly status: number | null;
  /** Of the envelope; null when none came. */
  readonly code: number | null;
  readonly ms: number;
  /** 1, or 2 for what was asked again. */
  readonly attempt: number;
}

/** The calls of one request, in the order in which they ended: budgets, traces and support engineers read it. */
export type Ledger = LedgerEntry[];
