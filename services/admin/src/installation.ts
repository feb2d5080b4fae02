import { inArray, like } from "drizzle-orm";
import type { Db } from "@linehaul/kit/database";
import { fixedId } from "@linehaul/kit/ids";
import { DEMO_USERS } from "@linehaul/schema/demo-users";
import { userAccount } from "./permissions/account/table.ts";
import { syncModules } from "./permissions/perm-module/sync.ts";
import { authClient } from "./sync/auth-client/table.ts";
import { bringDictionaries } from "./system/dictionary/shipped.ts";
import { bringSystemInfo } from "./system/system-info/shipped.ts";

/** What every installation has before its first account (SEC-07): the modules with their buttons, the system's row, the dictionaries. */
export async function bringInstallation(db: Db, at: Date): Promise<void> {
  await syncModules(db, at);
  await bringSystemInfo(db);
  await bringDictionaries(db, at);
}

/** Of the demo clients, as no other key begins. */
const DEMO_KEYS = "lh-demo-%";

/** Whether accounts or clients of the demo data stand here: their ids and keys are the same everywhere, whatever they are called now. */
export async function holdsDemo(db: Db): Promise<boolean> {
  const ids = DEMO_USERS.map(({ userName }) => fixedId("user", userName));
  const users = await db.select({ id: userAccount.id }).from(userAccount).where(inArray(userAccount.id, ids)).limit(1);
  const clients = await db
    .select({ id: authClient.id })
    .from(authClient)
    .where(like(authClient.appKey, DEMO_KEYS))
    .limit(1);
  return users.length + clients.length > 0;
}
