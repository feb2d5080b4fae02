import type { Call } from "@linehaul/kit/call";
import type { OrderFinding } from "@linehaul/schema/orders/order/finding";
import type { OrderFilter } from "@linehaul/schema/orders/order/row";
import { and, eq, gt } from "drizzle-orm";
import { byCode } from "../codes/asked.ts";
import type { FoundFilter } from "../filter.ts";
import { type FindingRecord, orderFinding } from "./table.ts";

/** How long a finding is kept. */
export const KEPT_MS = 24 * 3_600_000;

export const viewFinding = ({ id, kind, orderIds, isMore, at }: FindingRecord): OrderFinding => ({
  findingId: id,
  kind,
  count: orderIds.length,
  isMore,
  until: new Date(at.getTime() + KEPT_MS).toISOString(),
});

/** The caller's own finding at his site, while it is kept. */
async function findingOf(call: Call, id: string): Promise<FindingRecord | undefined> {
  const { db, caller } = call;
  const kept = gt(orderFinding.at, new Date(call.now().getTime() - KEPT_MS));
  const his = and(eq(orderFinding.user, caller.user), eq(orderFinding.site, caller.site));
  const [row] = await db
    .select()
    .from(orderFinding)
    .where(and(eq(orderFinding.id, id), his, kept));
  return row;
}

interface Asked {
  readonly filter: FoundFilter | undefined;
  readonly finding: OrderFinding | null;
}
/** A filter by codes of products, with the ids that its finding stands for: none where there is no such finding any more. The row scope is the reader's to apply. */
export async function foundIn(call: Call, filter: OrderFilter | undefined): Promise<Asked> {
  if (filter === undefined) return { filter, finding: null };
  const { finding: id, ...others } = await byCode(filter, call.db);
  if (id === undefined) return { filter: others, finding: null };
  const row = await findingOf(call, id);
  return { filter: { ...others, ids: row?.orderIds ?? [] }, finding: row === undefined ? null : viewFinding(row) };
}
