import type { Decided } from "./decided.ts";

/** What every question about a case is given. */
export interface ActProps {
  readonly id: string;
  /** The version that the reviewer saw. */
  readonly version: number;
  /** Its waybill, for the title. */
  readonly number: string;
  readonly onOutcome: (outcome: Decided) => void;
  readonly onClose: () => void;
}
