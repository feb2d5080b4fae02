import { storeOrders } from "@linehaul/order/demo";
import { demoOrders } from "@linehaul/order/demo/order";
import { type Bench, withoutIndexes } from "../order-list/database.ts";

/** How many orders are made; the others repeat them, with numbers, keys and times of their own. */
const MADE = 5_000;
const AT_ONCE = 1_000;
/** Days that they are placed on. */
const DAYS = 30;

/** Exportable orders of one site within a month: all of MY's, all of the platform. None are there yet. */
export async function fillMonth(bench: Bench, orders: number, until: Date, say: (line: string) => void): Promise<void> {
  const { client, db } = bench;
  const found = await client.query<{ n: string }>("select count(*) as n from orders");
  if (Number(found.rows[0]?.n) > 0) return;
  const made = Math.min(MADE, orders);
  const make = demoOrders({ orders: made, until });
  const all = Array.from({ length: made }, (_, n) => make(n));
  for (const { order } of all) {
    order.site = "MY";
    order.sourceSystem = "ORDER_PLATFORM";
    order.createdAt = new Date(until.getTime() - Math.floor(Math.random() * DAYS * 86_400_000));
  }
  for (let done = 0; done < made; done += AT_ONCE) await storeOrders(db, all.slice(done, done + AT_ONCE));
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = 'orders'::regclass and attnum > 0 and not attisdropped
     and attname not in ('id', 'sf_waybill_no', 'created_at') order by attnum`,
  );
  const same = rows.map(({ name }) => client.escapeIdentifier(name)).join(", ");
  say(`${orders} orders`);
  await withoutIndexes(bench, say, async () => {
    // Ids are ordered by time, as the service's own are.
    await client.query(
      `insert into orders (id, sf_waybill_no, created_at, ${same})
       select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || substr(md5(random()::text), 1, 3)
               || '8' || substr(md5(random()::text), 1, 15))::uuid,
              'SF' || lpad(no::text, 13, '0'), at, ${same}
       from (select o.*, n * ${made} + row_number() over () as no,
                    $1::timestamptz - (random() * ${DAYS}) * interval '1 day' as at
             from orders o, generate_series(1, $2::int) n) as repeated order by at`,
      [until.toISOString(), Math.max(0, Math.round(orders / made) - 1)],
    );
  });
}
