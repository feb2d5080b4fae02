import type { Call } from "@linehaul/kit/call";
import { newId } from "@linehaul/kit/ids";
import type { FindSensitive, OrderFinding } from "@linehaul/schema/orders/order/finding";
import { MOST_FOUND, soughtAs } from "@linehaul/schema/orders/order/finding-limits";
import type { SQL } from "drizzle-orm";
import { countSearch } from "./allowed.ts";
import { lookFor } from "./look.ts";
import { viewFinding } from "./read.ts";
import { orderFinding } from "./table.ts";

/**
 * Finds the caller's orders (`mine`) by a masked value, and keeps which (PERM-12). The search is counted and recorded in the transaction that
 * answers it; the request's key is not remembered, for what is remembered of a request is a plain digest of it.
 */
export function findSensitive(call: Call, mine: SQL, { kind, value }: FindSensitive): Promise<OrderFinding> {
  const { user, site } = call.caller;
  const sought = soughtAs(kind, value);
  return call.write(
    async (tx, emit) => {
      const at = call.now();
      await countSearch(tx, user, call.digest("order.search", `${user} ${sought}`), at);
      const found = await lookFor(tx, kind, sought, mine);
      const orderIds = found.slice(0, MOST_FOUND);
      const row = { id: newId(), user, site, kind, orderIds, isMore: found.length > MOST_FOUND, at };
      await tx.insert(orderFinding).values(row);
      emit({
        type: "orderFinding.made",
        subject: row.id,
        site,
        kind: "SEARCH",
        fields: [kind],
        after: { found: orderIds.length },
      });
      return viewFinding(row);
    },
    { remember: false },
  );
}
