import type { OrderFlowWhitelist } from "@linehaul/schema/base-data/order-flow-whitelist";
import type { OrderFlow } from "@linehaul/schema/base-data/order-flow/row";
import { CUSTOMER_TYPES, type CustomerType } from "@linehaul/schema/customers/customer";
import { closestRow, type Going, type Naming, namingOf } from "./closest-row.ts";

/** Who would send. */
interface Sending extends Going {
  /** Null: not known. */
  readonly customerType: CustomerType | null;
}

const naming =
  (type: CustomerType) =>
  ({ customerTypes }: OrderFlow): Naming => {
    if (customerTypes.length === 0) return "ANY";
    return customerTypes.includes(type) ? "NAMED" : "OTHER";
  };

/** The row that closes a lane; null: it is open, as one that no row names. For a customer of whom it is not known who he is, it must be closed for everybody. */
export function closingFlow(going: Sending, flows: readonly OrderFlow[]): OrderFlow | null {
  const types = going.customerType === null ? CUSTOMER_TYPES : [going.customerType];
  const held = types.map((type) => closestRow(going, flows, naming(type)));
  return held.every((flow) => flow?.laneState === "CLOSED") ? (held[0] ?? null) : null;
}

/** The row by which a customer's orders go all the same; null: none, or nobody knows who he is. */
export const passingRow = (
  going: Going & { readonly customerCode: string | null },
  passes: readonly OrderFlowWhitelist[],
): OrderFlowWhitelist | null =>
  going.customerCode === null
    ? null
    : closestRow(going, passes, ({ customerCode }) => namingOf(customerCode, going.customerCode));
