import type { Call } from "@linehaul/kit/call";
import type { BillWhitelist } from "@linehaul/schema/base-data/bill-whitelist";
import { and, eq } from "drizzle-orm";
import { mine, view } from "./mine.ts";
import { billWhitelist as t } from "./table.ts";

/** The row in use that lets one of the caller's customers use bill-of-lading numbers of his own; null: none, or nobody knows who he is. */
export async function ownBill(call: Call, customerCode: string | null): Promise<BillWhitelist | null> {
  if (customerCode === null) return null;
  const { within } = await mine(call);
  const his = and(within, eq(t.customerCode, customerCode), eq(t.status, "ENABLED"));
  const [row] = await call.db.select().from(t).where(his);
  return row ? view(row) : null;
}
