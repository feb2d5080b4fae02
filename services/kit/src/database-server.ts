import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import type { DatabaseBounds } from "./database-bounds.ts";
import { boundedPool } from "./database-pool.ts";
import type { OpenDatabase } from "./database.ts";
import { countingLogger, type QueryCount } from "./query-count.ts";
import { StartFailure } from "./start-failure.ts";

/** Advisory lock of "somebody prepares a database here": any constant that the console alone uses. */
const PREPARING = 7_305_811_022;
const CONNECT_MS = 10_000;

interface ServerOptions {
  /** A server's address; the database that it names is used to look for and create our own. */
  readonly url: string;
  readonly name: string;
  readonly migrations: URL;
  /** How long anything waits; null: as long as it takes, for who fills a database. */
  readonly bounds: DatabaseBounds | null;
  readonly count?: QueryCount | undefined;
}

const withDatabase = (url: string, name: string): string => {
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
};

/** Runs with a connection of its own to the server. */
export async function onServer<T>(url: string, run: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
  try {
    await client.connect();
    return await run(client);
  } finally {
    await client.end();
  }
}

/** Runs with the lock held, so that instances that start together wait for each other. */
const alone = <T>(url: string, run: (client: pg.Client) => Promise<T>): Promise<T> =>
  onServer(url, async (client) => {
    await client.query("select pg_advisory_lock($1)", [PREPARING]);
    return run(client);
  });

async function createMissing(client: pg.Client, name: string): Promise<void> {
  const found = await client.query("select 1 from pg_database where datname = $1", [name]);
  if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
}

/** A pool on a migrated database of a server. */
export function serverOn({ url, name, bounds, count }: Omit<ServerOptions, "migrations">): OpenDatabase {
  const pool = boundedPool(withDatabase(url, name), name, bounds);
  return {
    db: drizzle({ client: pool, logger: countingLogger(count) }),
    kind: "pg",
    statements: { executeSql: (text, values) => pool.query(text, values) },
    connections: () => ({ busy: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
}

/** A pool on the service's own database of a PostgreSQL server, made and migrated where it has to be. */
export async function openServer({ url, name, migrations, bounds, count }: ServerOptions): Promise<OpenDatabase> {
  const own = withDatabase(url, name);
  try {
    await alone(url, (client) => createMissing(client, name));
    await alone(own, (client) => migrate(drizzle({ client }), { migrationsFolder: fileURLToPath(migrations) }));
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new StartFailure(
      `the database ${name} at ${new URL(url).host} can't be opened (${why}): check DATABASE_URL`,
      { cause },
    );
  }
  return serverOn({ url, name, bounds, count });
}
