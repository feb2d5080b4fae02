import { randomUUID } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Embedded, openEmbedded } from "../database-embedded.ts";
import { remember } from "./begun.ts";
import type { Filling } from "./filling.ts";
import { migrationsHash } from "./migrations-hash.ts";

const DAY_MS = 86_400_000;
const cache = fileURLToPath(new URL("../../../../node_modules/.cache/linehaul/", import.meta.url));

/** A PGlite in memory that begins as the dump of that name says. Who is first makes it, leaves the dump to all others, and goes on with it. */
async function opened(name: string, migrations: URL, make: () => Promise<Embedded>): Promise<Embedded> {
  const path = join(cache, `pglite-${name}.tar`);
  if (existsSync(path)) return openEmbedded({ migrations, dump: new Blob([readFileSync(path)]) });
  const fresh = await make();
  await remember(fresh.db);
  // Who opens it has nothing to replay.
  await fresh.client.exec("checkpoint");
  const dump = await fresh.client.dumpDataDir("none");
  mkdirSync(cache, { recursive: true });
  const draft = `${path}.${randomUUID()}`;
  writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
  renameSync(draft, path);
  return fresh;
}

/** A migrated, empty one; dumped once per state of the migrations. */
export const openMigrated = (migrations: URL): Promise<Embedded> =>
  opened(migrationsHash(migrations), migrations, () => openEmbedded({ migrations }));

/** A filled one; dumped once a run. */
export const openFilled = ({ name, migrations, fill }: Filling, run: string): Promise<Embedded> =>
  opened(`${run}${name}`, migrations, async () => {
    const fresh = await openMigrated(migrations);
    await fill(fresh.db);
    return fresh;
  });

/** Filled dumps of that run go, and those of runs that broke off a day ago. */
export function dropDumps(run: string): void {
  const isOld = (path: string) => statSync(path).mtimeMs < Date.now() - DAY_MS;
  const isOfRun = (path: string) => basename(path).startsWith(`pglite-${run}`);
  for (const path of globSync(join(cache, "pglite-*_*")))
    if (isOfRun(path) || isOld(path)) rmSync(path, { force: true });
}
