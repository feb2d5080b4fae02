import type { Db } from "@linehaul/kit/database-type";
import { AS_IT_IS } from "@linehaul/kit/database-pool";
import { openServer } from "@linehaul/kit/database-server";
import { load } from "@linehaul/kit/demo/load";
import { demoOrders, type DemoSize } from "@linehaul/order/demo/order";
import { orderNumber, orderParty } from "@linehaul/order/orders/order/parts/table";
import { orders } from "@linehaul/order/orders/order/table";
import { order as service } from "@linehaul/order/service";
import type { PUSH_STATES } from "@linehaul/schema/orders/order/status";
import { getTableColumns } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";

const BATCH = 2000;

/** A statement as the service sent it. */
export interface Sent {
  readonly text: string;
  readonly params: unknown[];
}
export interface Bench {
  /** What the database is called. */
  readonly name: string;
  /** What the service works with. */
  readonly db: Db;
  /** The statements that the work sends. */
  statementsOf(work: (db: Db) => Promise<unknown>): Promise<Sent[]>;
  /** The connection of the one who measures. */
  readonly client: pg.Client;
  close(): Promise<void>;
}

/** A database of the server. */
export const databaseUrl = (url: string, database: string): string =>
  Object.assign(new URL(url), { pathname: `/${database}` }).href;

/** A migrated database of its own on the server, dropped when it is closed; one that is `kept` has a name and stays. */
export async function openBench(
  url: string,
  kept?: string,
  name = kept ?? `linehaul_bench_${process.pid}`,
): Promise<Bench> {
  await (await openServer({ url, name, migrations: service.migrations, bounds: null })).close();
  const client = new pg.Client({ connectionString: databaseUrl(url, name), options: AS_IT_IS });
  await client.connect();
  // Kept of work that is looked at alone: what a database is filled with would stay in memory.
  let sent: Sent[] | null = null;
  const logger = { logQuery: (text: string, params: unknown[]) => void sent?.push({ text, params }) };
  const db = drizzle({ client, logger });
  return {
    name,
    db,
    client,
    statementsOf: async (work) => {
      const own: Sent[] = [];
      sent = own;
      await work(db);
      sent = null;
      return own;
    },
    close: async () => {
      await client.end();
      if (kept !== undefined) return;
      const admin = new pg.Client({ connectionString: url });
      await admin.connect();
      await admin.query(`drop database ${admin.escapeIdentifier(name)} with (force)`);
      await admin.end();
    },
  };
}

/** Stores many rows: indexes are made anew behind them, which is faster than keeping them. */
export async function withoutIndexes({ client }: Bench, say: (line: string) => void, store: () => Promise<void>) {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
     where tablename in ('orders', 'order_number', 'order_party') and indexname not like '%_pk%'`,
  );
  for (const { name } of rows) await client.query(`drop index ${client.escapeIdentifier(name)}`);
  await client.query("set maintenance_work_mem = '1GB'");
  await store();
  say("indexes");
  for (const { definition } of rows) await client.query(definition);
  await client.query("vacuum analyze");
}

/** So many orders are made one by one; what is above that are copies of them, by the server itself. */
const MOST_MADE = 1_000_000;

/** What the list reads: the orders, their numbers, and the parties by whom they are found. A kept database that has fewer gets the rest as copies. */
export async function fill(bench: Bench, size: DemoSize, say: (line: string) => void): Promise<void> {
  const { db, client } = bench;
  const found = await db.$count(orders);
  if (found >= size.orders) return;
  const made = { ...size, orders: Math.min(size.orders, MOST_MADE) };
  const copies = Math.ceil(size.orders / made.orders) - 1;
  for (const table of ["order_number", "order_party"])
    await client.query(`alter table ${table} drop constraint if exists ${table}_order_id_orders_id_fk`);
  await withoutIndexes(bench, say, async () => {
    if (found === 0) await store(db, made, say);
    if (copies === 0) return;
    await copy(bench, copies, say);
    say("orders as they came");
    await asTheyCame(bench);
  });
}

/** Puts orders where they would be had they come one after the other: copies lie apart from what they are copies of. */
async function asTheyCame({ client }: Bench): Promise<void> {
  await client.query("create index as_they_came on orders (created_at)");
  await client.query("cluster orders using as_they_came");
  await client.query("drop index as_they_came");
}

/** Each order once more, so many times, with a key and numbers of its own, each time some minutes earlier. */
async function copy({ client }: Bench, copies: number, say: (line: string) => void): Promise<void> {
  // The last byte, otherwise: nobody else's key, for all before it is the order's own.
  const key = (column: string) =>
    `overlay(${column}::text placing lpad(to_hex(('x' || right(${column}::text, 2))::bit(8)::int # n), 2, '0') from 35)::uuid`;
  const other: Readonly<Record<string, string>> = {
    id: key("id"),
    order_id: key("order_id"),
    sf_waybill_no: "sf_waybill_no || 'C' || n",
    number: "number || 'C' || n",
    created_at: "created_at - n * interval '41 minutes'",
    picked_up_at: "picked_up_at - n * interval '41 minutes'",
  };
  for (const [table, all] of [
    ["orders", getTableColumns(orders)],
    ["order_number", getTableColumns(orderNumber)],
    ["order_party", getTableColumns(orderParty)],
  ] as const) {
    const names = Object.values(all).map(({ name }) => name);
    const values = names.map((name) => other[name] ?? name);
    say(`copies of ${table}`);
    await client.query(
      `insert into ${table} (${names.join(", ")})
       select ${values.join(", ")} from ${table} cross join generate_series(1, ${copies}) as n`,
    );
  }
}

/** As where approval pushes each order: what is approved is there, few were refused, the newest are on their way. */
function pushStateOf({ auditStatus }: typeof orders.$inferInsert, n: number): (typeof PUSH_STATES)[number] {
  if (auditStatus !== "APPROVED" && auditStatus !== "AUTO_PASSED") return "NONE";
  const place = n % 1000;
  if (place === 7 || place === 507 || place === 711) return "FAILED";
  return place === 13 ? "PENDING" : "SUCCESS";
}

async function store(db: Db, size: DemoSize, say: (line: string) => void): Promise<void> {
  const make = demoOrders(size);
  let stored: Promise<void> = Promise.resolve();
  for (let done = 0; done < size.orders; done += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, size.orders - done) }, (_, i) => make(done + i));
    // The server stores one batch while the next is made.
    await stored;
    stored = load(
      db,
      orders,
      batch.map((o, i) => ({ ...o.order, pushState: pushStateOf(o.order, done + i) })),
    ).then(async () => {
      const parts = <Part>(of: (order: (typeof batch)[number]) => readonly Part[]) => batch.flatMap(of);
      await load(
        db,
        orderNumber,
        parts(({ numbers }) => numbers),
      );
      await load(
        db,
        orderParty,
        parts(({ parties }) => parties),
      );
    });
    if (done % 100_000 === 0) say(`${done} orders`);
  }
  await stored;
}
