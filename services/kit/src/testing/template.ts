import type pg from "pg";
import { onServer, openServer, serverOn } from "../database-server.ts";
import { remember } from "./begun.ts";
import { type Beginning, type Filling, isFilling } from "./filling.ts";
import { migrationsHash } from "./migrations-hash.ts";
import { ownRun, TEST_PREFIX } from "./run.ts";

/** Advisory lock of "somebody makes a template here": any constant that the tests alone use. */
const MAKING = 7_305_811_023;
const PREFIX = "linehaul_template_";
const DAY_MS = 86_400_000;
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10).replaceAll("-", "");

/** Templates of days when nobody can be copying them any more. */
async function dropOld(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    "select datname as name from pg_database where datname like $1 || '%' and datname < $1 || $2",
    [PREFIX, dayOf(Date.now() - DAY_MS)],
  );
  for (const { name } of rows) await client.query(`drop database if exists ${client.escapeIdentifier(name)}`);
}

const isThere = async (client: pg.Client, name: string): Promise<boolean> =>
  (await client.query("select 1 from pg_database where datname = $1", [name])).rowCount !== 0;

/** Makes a database where it is missing. It has its name when it is whole: what breaks off half way is copied by nobody. */
async function made(client: pg.Client, name: string, make: (draft: string) => Promise<void>): Promise<string> {
  if (await isThere(client, name)) return name;
  await client.query("select pg_advisory_lock($1)", [MAKING]);
  if (await isThere(client, name)) return name;
  const draft = `${name}_draft`;
  await client.query(`drop database if exists ${client.escapeIdentifier(draft)} with (force)`);
  await make(draft);
  await client.query(`alter database ${client.escapeIdentifier(draft)} rename to ${client.escapeIdentifier(name)}`);
  return name;
}

async function copy(client: pg.Client, template: string, name: string): Promise<void> {
  await client.query(`create database ${client.escapeIdentifier(name)} template ${client.escapeIdentifier(template)}`);
  // What a test wrote need not outlive the server: no commit waits for a disk.
  await client.query(`alter database ${client.escapeIdentifier(name)} set synchronous_commit = off`);
}

/** A migrated, empty database of the server, for tests to copy: made once a day and state of the migrations. Its name. */
const migrated = (client: pg.Client, url: string, migrations: URL): Promise<string> =>
  made(client, `${PREFIX}${dayOf(Date.now())}_${migrationsHash(migrations)}`, async (draft) => {
    await dropOld(client);
    const opened = await openServer({ url, name: draft, migrations, bounds: null });
    await remember(opened.db).finally(() => opened.close());
  });

/** A filled one, made once a run. Its name. */
const filled = (client: pg.Client, url: string, { name, migrations, fill }: Filling): Promise<string> =>
  made(client, `${TEST_PREFIX}${ownRun()}${name}`, async (draft) => {
    await copy(client, await migrated(client, url, migrations), draft);
    const opened = serverOn({ url, name: draft, bounds: null });
    await fill(opened.db)
      .then(() => remember(opened.db))
      .finally(() => opened.close());
  });

/** Creates a database of that name that begins so. Copying a template takes a fifth of the time of migrating. */
export const createTest = (url: string, name: string, of: Beginning): Promise<void> =>
  onServer(url, async (client) => {
    const from = isFilling(of) ? await filled(client, url, of) : await migrated(client, url, of);
    await copy(client, from, name);
  });
