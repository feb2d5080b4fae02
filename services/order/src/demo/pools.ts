import type { Db } from "@linehaul/kit/database-type";
import { POOL_KINDS, type PoolKind } from "@linehaul/schema/orders/waybill-pool";
import { SITE_CODES, type SiteCode } from "@linehaul/schema/sites";
import { sql } from "drizzle-orm";
import { freeNumber } from "../orders/waybill-pool/table.ts";

/** Twelve digits behind SF, the first two of the pool: no demo order has such a number. */
const FIRST: Readonly<Record<PoolKind, number>> = { MOTHER: 71, CHILD: 81 };
/** How many numbers a pool has at first beside the demo's usual number of orders: enough to import orders for days. */
const FREE: Readonly<Record<PoolKind, number>> = { MOTHER: 30_000, CHILD: 15_000 };
/** So many orders and more have whole pools, fewer have smaller ones, and none still some: what a pool holds takes longer to write than the orders of a small demo. */
const WHOLE = 1_000;
const LEAST = 100;

/** Puts so many numbers more into a pool, from the `from`-th on. */
export const fillPool = async (
  db: Db,
  { site, kind, from = 0, count }: { site: SiteCode; kind: PoolKind; from?: number; count: number },
): Promise<void> => {
  const prefix = `SF${FIRST[kind] + SITE_CODES.indexOf(site)}`;
  await db.execute(sql`
    insert into ${freeNumber} (number, site, kind)
    select ${prefix} || lpad(n::text, 10, '0'), ${site}, ${kind} from generate_series(${from + 1}::int, ${from + count}::int) as n
    on conflict do nothing`);
};

/** The pools of every site, in measure with the orders; what is filled already stays as it is. */
export async function seedPools(db: Db, orders: number): Promise<void> {
  const [found] = await db.select({ number: freeNumber.number }).from(freeNumber).limit(1);
  if (found !== undefined) return;
  const share = Math.min(WHOLE, Math.max(LEAST, orders)) / WHOLE;
  for (const site of SITE_CODES)
    for (const kind of POOL_KINDS) await fillPool(db, { site, kind, count: Math.ceil(FREE[kind] * share) });
}
