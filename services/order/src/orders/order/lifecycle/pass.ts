import type { Emit } from "@linehaul/kit/call";
import type { Db } from "@linehaul/kit/database-type";
import { anyOf } from "@linehaul/kit/many";
import type { Asking } from "@linehaul/kit/way-out/ask";
import { pushOrders } from "../../order-push/push.ts";
import { orders, type OrderRecord } from "../table.ts";
import { takeStep } from "./take-step.ts";

const TOLD = { APPROVED: "order.approved", AUTO_PASSED: "order.autoPassed" } as const;

/** Passes orders that the transaction holds and that may be passed: the customs system is told of them with it (ORD-09). */
export async function passOrders(
  tx: Db,
  emit: Emit,
  held: readonly OrderRecord[],
  { step, ...asking }: Asking & { readonly step: keyof typeof TOLD },
): Promise<void> {
  await takeStep(tx, held, { step, actor: asking.askedBy, at: asking.at });
  for (const { id, site, sfWaybillNo, orderStatus, auditStatus } of held)
    emit({
      type: TOLD[step],
      subject: id,
      site,
      data: { sfWaybillNo, stateBefore: orderStatus },
      before: { orderStatus, auditStatus },
      after: { orderStatus: "APPROVED", auditStatus: step },
    });
  const ids = held.map(({ id }) => id);
  await pushOrders(tx, emit, anyOf(orders.id, ids), ids, asking);
}
