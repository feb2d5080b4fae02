import type { Db } from "@linehaul/kit/database-type";
import { OrderParameters } from "@linehaul/schema/system/order-config";
import { orderConfig } from "./table.ts";

/**
 * All parameters as they stand, in one statement. Whoever writes reads them in his transaction and keeps them for it: a write goes by the
 * same values from its beginning to its end, and the next one by what was set meanwhile.
 */
export async function parametersOf(db: Db): Promise<OrderParameters> {
  const rows = await db.select({ key: orderConfig.key, value: orderConfig.value }).from(orderConfig);
  return OrderParameters.parse(Object.fromEntries(rows.map(({ key, value }) => [key, value])));
}
