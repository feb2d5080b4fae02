import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Db as Statements } from "pg-boss";
import type { Service } from "@linehaul/schema/route";
import type { DatabaseConfig } from "./config.ts";
import { DatabaseBounds } from "./database-bounds.ts";
import type { Db } from "./database-type.ts";
import { lockDirectory } from "./directory-lock.ts";
import { openServer } from "./database-server.ts";
import { openEmbedded } from "./database-embedded.ts";
import type { QueryCount } from "./query-count.ts";

export type { Db } from "./database-type.ts";

/** An open database. `close` ends its connections and gives back its lock. */
export interface OpenDatabase {
  readonly db: Db;
  readonly kind: "pglite" | "pg";
  /** For the jobs, which bring their own SQL, each statement on a connection of its own. */
  readonly statements: Statements;
  /** Connections in use and waiting; null for the embedded one. */
  connections(): { readonly busy: number; readonly idle: number; readonly waiting: number } | null;
  close(): Promise<void>;
}

export interface OpenOptions {
  readonly service: Service;
  /** The folder of migrations, as a file: URL. */
  readonly migrations: URL;
  readonly config: DatabaseConfig & Partial<DatabaseBounds>;
  /** Who fills a database waits as long as it takes. */
  readonly patient?: boolean;
  readonly count?: QueryCount;
}

/**
 * The service's own database, migrated: `<prefix>_<service>` on the server of DATABASE_URL (created when missing), or an embedded
 * one in a locked directory. Throws a StartFailure with a clear line when it can't be opened.
 */
export async function openDatabase({
  service,
  migrations,
  config,
  patient = false,
  count,
}: OpenOptions): Promise<OpenDatabase> {
  if (config.DATABASE_URL !== undefined)
    return openServer({
      url: config.DATABASE_URL,
      name: `${config.DATABASE_PREFIX}_${service}`,
      migrations,
      bounds: patient ? null : DatabaseBounds.parse(config),
      count,
    });
  const directory = join(config.DATA_DIR, service);
  const release = lockDirectory(directory);
  try {
    mkdirSync(directory, { recursive: true });
    const opened = await openEmbedded({ directory, migrations, count });
    return {
      ...opened,
      close: async () => {
        await opened.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}
