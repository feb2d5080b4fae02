import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { join } from "node:path";
import { afterAll, beforeAll, describe } from "vitest";
import type { OpenDatabase } from "../database.ts";
import { DatabaseBounds } from "../database-bounds.ts";
import { openEmbedded } from "../database-embedded.ts";
import type { QueryCount } from "../query-count.ts";
import { onServer, openServer } from "../database-server.ts";
import { migrationsHash } from "./migrations-hash.ts";
import { createMigrated } from "./template.ts";

/** Opening a database on a busy machine, in milliseconds. */
export const OPEN_MS = 60_000;
const cache = fileURLToPath(new URL("../../../../node_modules/.cache/linehaul/", import.meta.url));

/** A migrated, empty database as PGlite dumps it, made once per state of the migrations. */
export async function migratedDump(migrations: URL): Promise<Blob> {
  const path = join(cache, `pglite-${migrationsHash(migrations)}.tar`);
  if (!existsSync(path)) {
    const fresh = await openEmbedded({ migrations });
    const dump = await fresh.client.dumpDataDir("none");
    await fresh.close();
    mkdirSync(cache, { recursive: true });
    const draft = `${path}.${randomUUID()}`;
    writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
    renameSync(draft, path);
  }
  return new Blob([readFileSync(path)]);
}

/** A PGlite in memory of its own, migrated. */
export const openTestEmbedded = async (migrations: URL): Promise<OpenDatabase> =>
  openEmbedded({ migrations, dump: await migratedDump(migrations) });

/** A database of its own on a PostgreSQL server, migrated, dropped when it is closed. */
export async function openTestServer(
  migrations: URL,
  url: string,
  bounds: DatabaseBounds | null = DatabaseBounds.parse({}),
  count?: QueryCount,
): Promise<OpenDatabase> {
  const name = `linehaul_test_${randomUUID().replaceAll("-", "")}`;
  await createMigrated(url, name, migrations);
  const opened = await openServer({ url, name, migrations, bounds, count });
  return {
    ...opened,
    close: async () => {
      await opened.close();
      await onServer(url, (client) => client.query(`drop database ${client.escapeIdentifier(name)} with (force)`));
    },
  };
}

interface Place {
  readonly title: string;
  readonly open: () => Promise<OpenDatabase>;
  /** Reported as skipped, with the title's reason. */
  readonly absent?: boolean;
}

function within({ title, open, absent = false }: Place, tests: (database: () => OpenDatabase) => void): void {
  describe.skipIf(absent)(`${title}`, () => {
    let opened: OpenDatabase | undefined;
    beforeAll(async () => {
      opened = await open();
    }, OPEN_MS);
    afterAll(() => opened?.close(), OPEN_MS);
    tests(() => {
      if (!opened) throw new Error("the database is opened before the first test");
      return opened;
    });
  });
}

/** The server to test on; absent: those tests are not run. */
const server = process.env["DATABASE_URL"] ?? "";

/** Tests on PostgreSQL alone, for what one connection can't show. */
export function onPostgres(migrations: URL, tests: (database: () => OpenDatabase) => void): void {
  const absent = server === "";
  const title = absent ? "PostgreSQL (not run: DATABASE_URL is not set)" : "PostgreSQL";
  within({ title, absent, open: () => openTestServer(migrations, server) }, tests);
}

/** The same tests on PGlite and, where DATABASE_URL names a server, on PostgreSQL. */
export function onEachDatabase(migrations: URL, tests: (database: () => OpenDatabase) => void): void {
  within({ title: "PGlite", open: () => openTestEmbedded(migrations) }, tests);
  onPostgres(migrations, tests);
}

const opened = new Map<string, Promise<OpenDatabase>>();
/** The database in memory that files of a worker share; it ends with the worker, whoever is done with it. */
async function openShared(migrations: URL): Promise<OpenDatabase> {
  const open = opened.get(migrations.href) ?? openTestEmbedded(migrations);
  opened.set(migrations.href, open);
  return { ...(await open), close: async () => undefined };
}

/** As `onEachDatabase`, for tests that own every row they look at: opening a database takes longer than they do. */
export function onSharedDatabase(migrations: URL, tests: (database: () => OpenDatabase) => void): void {
  within({ title: "PGlite", open: () => openShared(migrations) }, tests);
  onPostgres(migrations, tests);
}
