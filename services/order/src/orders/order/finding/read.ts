import type { Call } from "@linehaul/kit/call";
import { type Finding, ownFinding, viewFinding } from "@linehaul/kit/finding/read";
import type { OrderFilter } from "@linehaul/schema/orders/order/row";
import { byCode } from "../codes/asked.ts";
import type { FoundFilter } from "../filter.ts";
import { orderFinding } from "./table.ts";

interface Asked {
  readonly filter: FoundFilter | undefined;
  readonly finding: Finding | null;
}
/** A filter by codes of products, with the ids that its finding stands for: none where there is no such finding any more. The row scope is the reader's to apply. */
export async function foundIn(call: Call, filter: OrderFilter | undefined): Promise<Asked> {
  if (filter === undefined) return { filter, finding: null };
  const { finding: id, ...others } = await byCode(filter, call.db);
  if (id === undefined) return { filter: others, finding: null };
  const row = await ownFinding(call, orderFinding, id);
  return { filter: { ...others, ids: row?.ids ?? [] }, finding: row === null ? null : viewFinding(row) };
}
