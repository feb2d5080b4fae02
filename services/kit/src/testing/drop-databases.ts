import { randomBytes } from "node:crypto";
import { onServer } from "../database-server.ts";
import { dropDumps } from "./dump.ts";
import { RUN, TEST_PREFIX } from "./run.ts";

/** Before all tests of a run: names it. Files of a worker hand databases on to each other; when the last one is done, they are dropped. */
export default function setup(): () => Promise<void> {
  const run = (process.env[RUN] ??= `${randomBytes(4).toString("hex")}_`);
  return async () => {
    dropDumps(run);
    const { DATABASE_URL: url = "" } = process.env;
    if (url === "") return;
    await onServer(url, async (client) => {
      const { rows } = await client.query<{ name: string }>(
        "select datname as name from pg_database where starts_with(datname, $1)",
        [`${TEST_PREFIX}${run}`],
      );
      for (const { name } of rows)
        await client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`);
    });
  };
}
