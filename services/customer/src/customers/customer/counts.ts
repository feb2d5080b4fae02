import type { Db } from "@linehaul/kit/database-type";
import { countEach } from "@linehaul/kit/row-count";
import type { CustomerStatus, CustomerStatusCount } from "@linehaul/schema/customers/customer";
import { CUSTOMER_STATUSES } from "@linehaul/schema/customers/status";
import { and, eq, sql, type SQL } from "drizzle-orm";
import type { z } from "zod";
import { type FoundFilter, matching } from "./filter.ts";
import { type Short, shortWays } from "./short.ts";
import { customers } from "./table.ts";

/** How many of the caller's customers each status has under the other filters. */
export async function statusCounts(
  db: Db,
  within: SQL,
  filter: FoundFilter = {},
): Promise<z.input<typeof CustomerStatusCount>[]> {
  const { short, ...rest } = filter;
  const others = matching({ ...rest, status: undefined });
  const all = (status: CustomerStatus): readonly (SQL | undefined)[] => [eq(customers.status, status)];
  // Who is not usable lacks nothing.
  const lacking = (status: CustomerStatus, asked: Short): readonly (SQL | undefined)[] =>
    status === "USABLE" && asked.asked.length > 0 ? shortWays(asked) : [sql`false`];
  const ways = (status: CustomerStatus) => (short === undefined ? all(status) : lacking(status, short));
  const counted = await countEach(db, customers, CUSTOMER_STATUSES, (status) =>
    ways(status).map((way) => and(within, others, way)),
  );
  return counted.map(({ kind: status, ...count }) => ({ status, ...count }));
}
