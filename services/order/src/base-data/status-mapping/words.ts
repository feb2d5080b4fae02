import type { Db } from "@linehaul/kit/database-type";
import type { StatusSystem } from "@linehaul/schema/base-data/status-mapping";
import type { OrderStatus } from "@linehaul/schema/orders/order/status";
import type { CustomsState } from "@linehaul/schema/outside/customs";
import { eq } from "drizzle-orm";
import { statusMapping } from "./table.ts";

/** What a system calls our states; it has no word for those that are missing (ORD-13). */
export type StateWords = ReadonlyMap<OrderStatus, CustomsState>;

/** What a system calls our states at this moment. */
export async function stateWords(db: Db, system: StatusSystem): Promise<StateWords> {
  const { state, externalCode, externalName } = statusMapping;
  const rows = await db
    .select({ state, externalCode, externalName })
    .from(statusMapping)
    .where(eq(statusMapping.system, system));
  return new Map(
    rows.map((row) => [row.state, { orderStatusCode: row.externalCode, orderStatusName: row.externalName }]),
  );
}
