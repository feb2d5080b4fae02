import type { DeliveryState, OutsideSystem } from "@linehaul/schema/delivery";
import type { Db } from "../database-type.ts";

/**
 * Where a service keeps the state of a thing's newest delivery on the thing's own row, so that lists of things can be filtered by it. Whoever
 * asks for a delivery sets it himself; here it follows how the delivery ends, in the same transaction.
 */
export interface KeptState {
  /**
   * Takes the things' rows, before their deliveries, as whoever asks does: none waits for the other for ever. Answers the things that it
   * got; where it does not `wait`, those that nobody else has in hand.
   */
  readonly hold: (tx: Db, subjects: readonly string[], wait: boolean) => Promise<readonly string[]>;
  readonly set: (tx: Db, subjects: readonly string[], state: DeliveryState) => Promise<void>;
  /** Something of these things failed: what waits behind it may have lost its sense. */
  readonly afterFailure?: (tx: Db, subjects: readonly string[], at: Date) => Promise<void>;
}
export type KeptStates = Partial<Readonly<Record<OutsideSystem, KeptState>>>;

/** Of things whose service keeps no state on them. */
export const KEPT_NOWHERE: KeptState = {
  hold: async (_tx, subjects) => subjects,
  set: async () => undefined,
};
