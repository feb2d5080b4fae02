import { randomUUID } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { openEmbedded } from "../database-embedded.ts";
import type { Filling } from "./filling.ts";
import { migrationsHash } from "./migrations-hash.ts";

const DAY_MS = 86_400_000;
const cache = fileURLToPath(new URL("../../../../node_modules/.cache/linehaul/", import.meta.url));

/** The dump that is kept under that name; `make` opens what it is taken from where nobody has it yet. */
async function kept(name: string, make: () => ReturnType<typeof openEmbedded>): Promise<Blob> {
  const path = join(cache, `pglite-${name}.tar`);
  if (!existsSync(path)) {
    const fresh = await make();
    // Who opens it has nothing to replay.
    await fresh.client.exec("checkpoint");
    const dump = await fresh.client.dumpDataDir("none");
    await fresh.close();
    mkdirSync(cache, { recursive: true });
    const draft = `${path}.${randomUUID()}`;
    writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
    renameSync(draft, path);
  }
  return new Blob([readFileSync(path)]);
}

/** A migrated, empty database as PGlite dumps it, made once per state of the migrations. */
export const migratedDump = (migrations: URL): Promise<Blob> =>
  kept(migrationsHash(migrations), () => openEmbedded({ migrations }));

/** A filled one, made once a run. */
export const filledDump = ({ name, migrations, fill }: Filling, run: string): Promise<Blob> =>
  kept(`${run}${name}`, async () => {
    const fresh = await openEmbedded({ migrations, dump: await migratedDump(migrations) });
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
