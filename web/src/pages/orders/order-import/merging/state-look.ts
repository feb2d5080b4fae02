import type { MergeState } from "@linehaul/schema/orders/order-import/merging/merge";
import type { PreMergeState } from "@linehaul/schema/orders/order-import/merging/pre-merge";
import type { ImportState } from "@linehaul/schema/orders/order-import/row";

const LOOKS = {
  PROPOSING: "CHECKING",
  PROPOSED: "READY",
  MERGING: "STORING",
  MERGED: "STORED",
  REFUSED: "WRONG",
  FAILED: "FAILED",
  CANCELLED: "CANCELLED",
} as const satisfies Record<PreMergeState | MergeState, ImportState>;

const looks: ReadonlyMap<string, ImportState> = new Map(Object.entries(LOOKS));

/** The state of a sheet that a record of its merging looks as: the console's first screen has words for those already. */
export const stateLook = (state: string): ImportState => looks.get(state) ?? "FAILED";
