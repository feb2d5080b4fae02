import { Socket } from "node:net";
import pg from "pg";
import type { DatabaseBounds } from "./database-bounds.ts";

/** After how long without a packet the system asks whether the server is still there, in milliseconds. */
const KEEP_ALIVE_MS = 5_000;
/** How much later than a statement's own end a line counts as silent: a server that works has told of it by then. */
const SILENT_AFTER_MS = 1_000;

/**
 * How the server runs what it is asked: as it is. To compile a statement, or to start other processes for it, takes longer (10 to 500 ms over
 * ten million orders) than any that somebody waits for. And no page lies far from another, as on a disk that turns: taken for such, all orders
 * of a customer are gathered where the first few were asked for (31 ms in place of 4).
 */
export const AS_IT_IS = "-c jit=off -c max_parallel_workers_per_gather=0 -c random_page_cost=1.1";

/** A line that is closed when nothing came or went for so long: a server that is gone without a word ends no statement. */
function lineThatEnds(ms: number): Socket {
  const line = new Socket();
  line.setTimeout(ms, () => line.destroy(new Error(`the database said nothing for ${ms} ms`)));
  return line;
}

/**
 * A pool in which nothing waits for ever (FLT-12): each wait has a bound, at the server and here. A connection whose line broke is thrown
 * away whoever holds it, so that its place is free again even when the holder never gives it back.
 */
export function boundedPool(url: string, name: string, bounds: DatabaseBounds | null): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: name,
    options: AS_IT_IS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    ...(bounds !== null && {
      max: bounds.DATABASE_CONNECTIONS,
      connectionTimeoutMillis: bounds.DATABASE_CONNECT_MS,
      lock_timeout: bounds.DATABASE_LOCK_MS,
      statement_timeout: bounds.DATABASE_STATEMENT_MS,
      idle_in_transaction_session_timeout: bounds.DATABASE_STATEMENT_MS,
      stream: () => lineThatEnds(bounds.DATABASE_STATEMENT_MS + SILENT_AFTER_MS),
    }),
  });
  // An idle connection that breaks is replaced at the next use; without a listener it would end the process.
  pool.on("error", () => undefined);
  const held = new Set<pg.PoolClient>();
  pool.on("acquire", (client) => held.add(client));
  pool.on("release", (_error, client) => held.delete(client));
  pool.on("connect", (client) => {
    // Its statements hear of the error; nobody else has to.
    client.on("error", () => undefined);
    client.on("end", () => {
      if (!held.has(client)) return;
      client.release(true);
      // Whoever held it may still give it back: to a pool that is twice too late.
      client.release = () => undefined;
    });
  });
  return pool;
}
