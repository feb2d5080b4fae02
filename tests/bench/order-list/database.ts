import type { Db } from "@linehaul/kit/database-type";
import { openServer } from "@linehaul/kit/database-server";
import { load } from "@linehaul/kit/demo/load";
import { demoOrders, type DemoSize } from "@linehaul/order/demo/order";
import { orderNumber } from "@linehaul/order/orders/order/parts/table";
import { orders } from "@linehaul/order/orders/order/table";
import { order as service } from "@linehaul/order/service";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";

const BATCH = 2000;

/** A statement as the service sent it. */
export interface Sent {
  readonly text: string;
  readonly params: unknown[];
}
export interface Bench {
  /** What the service works with. */
  readonly db: Db;
  /** The statements that the work sends. */
  statementsOf(work: (db: Db) => Promise<unknown>): Promise<Sent[]>;
  /** The connection of the one who measures. */
  readonly client: pg.Client;
  close(): Promise<void>;
}

const server = (url: string, database: string) => Object.assign(new URL(url), { pathname: `/${database}` }).href;

/** A migrated database of its own on the server, dropped when it is closed; one that is `kept` has a name and stays. */
export async function openBench(
  url: string,
  kept?: string,
  name = kept ?? `linehaul_bench_${process.pid}`,
): Promise<Bench> {
  await (await openServer({ url, name, migrations: service.migrations, bounds: null })).close();
  const client = new pg.Client({ connectionString: server(url, name) });
  await client.connect();
  let sent: Sent[] = [];
  const logger = { logQuery: (text: string, params: unknown[]) => void sent.push({ text, params }) };
  const db = drizzle({ client, logger });
  return {
    db,
    client,
    statementsOf: async (work) => {
      sent = [];
      await work(db);
      return sent;
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
     where tablename in ('orders', 'order_number') and indexname not like '%_pk%'`,
  );
  for (const { name } of rows) await client.query(`drop index ${client.escapeIdentifier(name)}`);
  await store();
  say("indexes");
  for (const { definition } of rows) await client.query(definition);
  await client.query("vacuum analyze");
}

/** What the list reads: the orders and their numbers. */
export async function fill(bench: Bench, size: DemoSize, say: (line: string) => void): Promise<void> {
  const { db, client } = bench;
  if ((await db.select({ id: orders.id }).from(orders).limit(1)).length > 0) return;
  await client.query("alter table order_number drop constraint order_number_order_id_orders_id_fk");
  await withoutIndexes(bench, say, () => store(db, size, say));
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
      batch.map((o) => o.order),
    ).then(() =>
      load(
        db,
        orderNumber,
        batch.flatMap((o) => o.numbers),
      ),
    );
    if (done % 100_000 === 0) say(`${done} orders`);
  }
  await stored;
}
