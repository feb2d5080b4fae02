import type { Call } from "@linehaul/kit/call";
import { catalogueSave } from "@linehaul/kit/catalogue";
import { fail } from "@linehaul/kit/fail";
import { newRowsSite } from "@linehaul/kit/scope";
import type { OrderFlow, SavedOrderFlow } from "@linehaul/schema/base-data/order-flow/row";
import { CUSTOMER_TYPES } from "@linehaul/schema/customers/customer";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { laneProblems } from "../lane.ts";
import { mine } from "./mine.ts";
import { keepFlowsApart } from "./overlap.ts";

/** Writes whether a lane is open, if its countries are there and no other row of its rank holds then. */
export async function save(call: Call, { id, version, ...values }: SavedOrderFlow): Promise<OrderFlow> {
  const fields = await laneProblems(call.db, values);
  if (fields.length > 0) throw fail(SERVICE_CODES.invalid, { fields });
  return catalogueSave(call, {
    ...(await mine(call)),
    id,
    version,
    values: {
      ...values,
      site: newRowsSite(call.caller, await call.scope()),
      // Each once, in its own order.
      customerTypes: CUSTOMER_TYPES.filter((type) => values.customerTypes.includes(type)),
    },
    unique: {},
    buttons: { create: "ORDER_FLOW.CREATE", edit: "ORDER_FLOW.EDIT" },
    check: keepFlowsApart,
  });
}
