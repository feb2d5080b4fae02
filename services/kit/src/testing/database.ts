import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe } from "vitest";
import type { OpenDatabase } from "../database.ts";
import { DatabaseBounds } from "../database-bounds.ts";
import type { Embedded } from "../database-embedded.ts";
import { onServer, serverOn } from "../database-server.ts";
import type { QueryCount } from "../query-count.ts";
import { openFilled, openMigrated } from "./dump.ts";
import { type Beginning, isFilling } from "./filling.ts";
import { ownRun, run, TEST_PREFIX } from "./run.ts";
import { spareEmbedded, spareOnServer } from "./spare.ts";
import { createTest } from "./template.ts";

/** Opening a database on a busy machine, in milliseconds. */
export const OPEN_MS = 60_000;

/** A PGlite in memory of its own that begins so. */
export const openTestEmbedded = (of: Beginning): Promise<Embedded> =>
  isFilling(of) ? openFilled(of, ownRun()) : openMigrated(of);

/** A database of its own on a PostgreSQL server that begins so. Its name. */
async function created(of: Beginning, url: string): Promise<string> {
  const name = `${TEST_PREFIX}${run() ?? ""}${randomUUID().replaceAll("-", "")}`;
  await createTest(url, name, of);
  return name;
}

/** A database of its own on a PostgreSQL server that begins so, dropped when it is closed. */
export async function openTestServer(
  of: Beginning,
  url: string,
  bounds: DatabaseBounds | null = DatabaseBounds.parse({}),
  count?: QueryCount,
): Promise<OpenDatabase> {
  const name = await created(of, url);
  const opened = serverOn({ url, name, bounds, count });
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
export function onPostgres(of: Beginning, tests: (database: () => OpenDatabase) => void): void {
  const absent = server === "";
  const title = absent ? "PostgreSQL (not run: DATABASE_URL is not set)" : "PostgreSQL";
  const open = () =>
    run() === undefined ? openTestServer(of, server) : spareOnServer(of, server, () => created(of, server));
  within({ title, absent, open }, tests);
}

/** The same tests on PGlite and, where DATABASE_URL names a server, on PostgreSQL. */
export function onEachDatabase(of: Beginning, tests: (database: () => OpenDatabase) => void): void {
  const open = () => spareEmbedded(of, async () => (await openTestEmbedded(of)).client);
  within({ title: "PGlite", open }, tests);
  onPostgres(of, tests);
}
