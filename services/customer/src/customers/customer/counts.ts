import type { Db } from "@linehaul/kit/database-type";
import { countEach } from "@linehaul/kit/row-count";
import type { CustomerStatusCount } from "@linehaul/schema/customers/customer";
import { CUSTOMER_STATUSES } from "@linehaul/schema/customers/status";
import { and, eq, type SQL } from "drizzle-orm";
import type { z } from "zod";
import { type FoundFilter, matching } from "./filter.ts";
import { customers } from "./table.ts";

/** How many of the caller's customers each status has under the other filters. */
export async function statusCounts(
  db: Db,
  within: SQL,
  filter: FoundFilter = {},
): Promise<z.input<typeof CustomerStatusCount>[]> {
  const others = matching({ ...filter, status: undefined });
  const counted = await countEach(db, customers, CUSTOMER_STATUSES, (status) => [
    and(within, others, eq(customers.status, status)),
  ]);
  return counted.map(({ kind: status, ...count }) => ({ status, ...count }));
}
