import type { Call } from "@linehaul/kit/call";
import type { Db } from "@linehaul/kit/database-type";
import { fail } from "@linehaul/kit/fail";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { CommandKind } from "@linehaul/schema/orders/command-kind";
import type { SQL } from "drizzle-orm";
import type { OrderRecord } from "../order/table.ts";
import { askingOf } from "../order-push/push.ts";
import { askOutlet } from "./ask-outlet.ts";
import { heldOrders } from "./send.ts";

/** What is to be commanded, about which of the caller's orders. */
interface ByHand {
  readonly kind: CommandKind;
  readonly id: string;
  readonly mine: SQL;
}

/** Commands an outlet by somebody's hand, not by a decision; answers what is shown of it. */
export const commandByHand = <T>(
  call: Call,
  { kind, id, mine }: ByHand,
  shown: (tx: Db, order: OrderRecord) => Promise<T>,
): Promise<T> =>
  call.write(async (tx, emit) => {
    const [order] = await heldOrders(tx, mine, [id]);
    if (order === undefined) throw fail(SERVICE_CODES.notFound);
    if (kind === "INTERCEPT" && order.orderStatus === "DELIVERED")
      throw fail(SERVICE_CODES.wrongState, { detail: order.orderStatus });
    const asked = (await askOutlet(tx, emit, kind, [order], askingOf(call))).get(id) ?? "NOTHING";
    if (asked === "NOTHING" || asked === "NO_OUTLET") throw fail(SERVICE_CODES.wrongState, { detail: asked });
    return shown(tx, order);
  });
