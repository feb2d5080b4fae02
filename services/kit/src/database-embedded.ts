import { fileURLToPath } from "node:url";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm as trigrams } from "@electric-sql/pglite/contrib/pg_trgm";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { fromPglite } from "pg-boss";
import type { OpenDatabase } from "./database.ts";
import { countingLogger, type QueryCount } from "./query-count.ts";
import { StartFailure } from "./start-failure.ts";

interface EmbeddedOptions {
  /** Absent: in memory. */
  readonly directory?: string;
  readonly migrations: URL;
  readonly count?: QueryCount | undefined;
  /** A dump to start from, see testing. */
  readonly dump?: Blob;
}

/** A PGlite as services use it. */
export const embeddedOn = (client: PGlite, count?: QueryCount): OpenDatabase => ({
  db: drizzle({ client, logger: countingLogger(count) }),
  kind: "pglite",
  statements: fromPglite(client),
  connections: () => null,
  close: () => client.close(),
});

/** An open one, and the client under it: tests dump it by that. */
export interface Embedded extends OpenDatabase {
  readonly client: PGlite;
}

/** PGlite: PostgreSQL inside this process. */
export async function openEmbedded({ directory, migrations, count, dump }: EmbeddedOptions): Promise<Embedded> {
  const client = await PGlite.create({
    extensions: { pg_trgm: trigrams },
    ...(directory !== undefined && { dataDir: directory }),
    ...(dump !== undefined && { loadDataDir: dump }),
  }).catch((cause: unknown) => {
    throw new StartFailure(
      `the embedded database ${directory ?? "in memory"} can't be opened: move it away, or set DATABASE_URL`,
      { cause },
    );
  });
  await migrate(drizzle({ client }), { migrationsFolder: fileURLToPath(migrations) });
  return { ...embeddedOn(client, count), client };
}
