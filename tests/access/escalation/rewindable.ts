import type { Db, OpenDatabase } from "@linehaul/kit/database";
import { embeddedOn } from "@linehaul/kit/database-embedded";
import type { QueryCount } from "@linehaul/kit/query-count";
import { openTestServer } from "@linehaul/kit/testing/database";
import { openMigrated } from "@linehaul/kit/testing/dump";
import { sql } from "drizzle-orm";

const server = process.env["DATABASE_URL"] ?? "";
/** On PostgreSQL where there is one, for it is quicker by far; else in memory. */
const openFresh = async (migrations: URL, count: QueryCount): Promise<OpenDatabase> =>
  server === ""
    ? embeddedOn((await openMigrated(migrations)).client, count)
    : openTestServer(migrations, server, null, count);

/** A database of its own within one transaction that never ends: what a service commits there is a savepoint's, and can be taken back. */
export interface Rewindable {
  readonly db: Db;
  readonly database: OpenDatabase;
  close(): Promise<void>;
}

const END = new Error("the transaction is given up");

export async function openRewindable(migrations: URL, count: QueryCount): Promise<Rewindable> {
  const opened = await openFresh(migrations, count);
  const end = Promise.withResolvers<never>();
  const begun = Promise.withResolvers<Db>();
  const transaction = opened.db.transaction(async (tx) => {
    begun.resolve(tx);
    return end.promise;
  });
  const over = transaction.catch((error: unknown) => begun.reject(error));
  const db = await begun.promise;
  await db.execute(sql`select 1`);
  return {
    db,
    database: { ...opened, db, close: async () => undefined },
    async close() {
      end.reject(END);
      await over;
      await opened.close();
    },
  };
}
