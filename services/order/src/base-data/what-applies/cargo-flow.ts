import type { CargoFlow } from "@linehaul/schema/base-data/cargo-flow/row";
import { closestRow, type Going, namingOf } from "./closest-row.ts";

/** What goes where, as cargo flows look at it; null: not known what. */
export interface Carried extends Going {
  readonly cargoType: string | null;
}

/** The row that says how it is paid for there and which services go with it; null: all of them. */
export const cargoFlowOf = (carried: Carried, flows: readonly CargoFlow[]): CargoFlow | null =>
  closestRow(carried, flows, ({ cargoTypeCode }) => namingOf(cargoTypeCode, carried.cargoType));

/** Does a row leave a code in? One that names none leaves in all. */
export const leaves = (codes: readonly string[] | undefined, code: string): boolean =>
  codes === undefined || codes.length === 0 || codes.includes(code);
