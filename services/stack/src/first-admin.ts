// `npm run first-admin -- <name> [--display-name "Lim Wei Jie"]`: the first account of an installation, on the database of the admin service.
import { parseArgs } from "node:util";
import { addFirstAdmin } from "@linehaul/admin/first-admin";
import { holdsDemo } from "@linehaul/admin/installation";
import { readDatabaseConfig } from "@linehaul/kit/config";
import { openDatabase } from "@linehaul/kit/database";
import { StartFailure, stopWith } from "@linehaul/kit/start-failure";
import { claimForProduction } from "@linehaul/kit/whose-data";
import { migrationsOf } from "./migrations.ts";

const { positionals, values } = parseArgs({ allowPositionals: true, options: { "display-name": { type: "string" } } });
const [name, ...more] = positionals;
if (name === undefined || more.length > 0)
  stopWith(["first-admin: say whom: npm run first-admin -- <the name at the CAS server>"]);
const config = readDatabaseConfig();

try {
  const database = await openDatabase({ service: "admin", migrations: migrationsOf("admin"), config });
  try {
    if (config.ENVIRONMENT === "PRD") await claimForProduction(database.db, holdsDemo);
    const displayName = values["display-name"]?.trim() || name;
    const userName = await addFirstAdmin(database.db, { userName: name, displayName }, new Date());
    process.stdout.write(`${userName} holds every button at every site, and signs in at the CAS server.\n`);
  } finally {
    await database.close();
  }
} catch (error) {
  if (error instanceof StartFailure) stopWith([error.message]);
  throw error;
}
