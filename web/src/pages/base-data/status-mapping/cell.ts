import type { StatusSystem } from "@linehaul/schema/base-data/status-mapping";
import type { OrderStatus } from "@linehaul/schema/orders/order/status";

/** A place of the matrix: one of our states, one outside system. */
export interface Cell {
  readonly system: StatusSystem;
  readonly state: OrderStatus;
}
export const isSameCell = (a: Cell | null, b: Cell): boolean => a?.system === b.system && a.state === b.state;
