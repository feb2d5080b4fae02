import { laneRank, type Place } from "@linehaul/schema/base-data/lane";
import type { OrderFlow } from "@linehaul/schema/base-data/order-flow/row";
import { CUSTOMER_TYPES, type CustomerType } from "@linehaul/schema/customers/customer";
import { holdsOn } from "@linehaul/schema/period";

/** Who would send from where to where, on a day of the site's zone. */
interface Going {
  readonly from: Place;
  readonly to: Place;
  readonly day: string;
  /** Null: not known. */
  readonly customerType: CustomerType | null;
}

/** The row that holds for a customer of that type: of those of that day that fit, the one that names the lane most closely, and then his type. */
function heldFor(type: CustomerType, { from, to, day }: Going, flows: readonly OrderFlow[]): OrderFlow | null {
  let [found, most]: [OrderFlow | null, number] = [null, -1];
  for (const flow of flows) {
    const isOfAll = flow.customerTypes.length === 0;
    if (!holdsOn(flow, day) || !(isOfAll || flow.customerTypes.includes(type))) continue;
    const lane = laneRank(flow, from, to);
    const rank = lane < 0 ? -1 : lane * 2 + (isOfAll ? 0 : 1);
    if (rank > most) [found, most] = [flow, rank];
  }
  return found;
}

/** The row that closes a lane; null: it is open, as one that no row names. For a customer of whom it is not known who he is, it must be closed for everybody. */
export function closingFlow(going: Going, flows: readonly OrderFlow[]): OrderFlow | null {
  const types = going.customerType === null ? CUSTOMER_TYPES : [going.customerType];
  const held = types.map((type) => heldFor(type, going, flows));
  return held.every((flow) => flow?.laneState === "CLOSED") ? (held[0] ?? null) : null;
}
