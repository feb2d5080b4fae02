/** A process that does nothing but deliver: for tests that end it. Told the database's name, and the receiver's address and key. */
import { DatabaseBounds } from "../database-bounds.ts";
import { openServer } from "../database-server.ts";
import { delivering } from "./delivering.ts";
import { sampleMigrations } from "./sample/service.ts";

const [name = "", url = "", key = ""] = process.argv.slice(2);
const server = process.env["DATABASE_URL"] ?? "";
const { db } = await openServer({
  url: server,
  name,
  migrations: sampleMigrations,
  bounds: DatabaseBounds.parse({}),
  count: undefined,
});
delivering(db, { url, key }).worker();
