import { eq } from "drizzle-orm";
import type { Call } from "@linehaul/kit/call";
import { fail } from "@linehaul/kit/fail";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { EffectiveScope } from "@linehaul/schema/permissions/perm-data-group";
import { NO_ROWS } from "@linehaul/schema/scope";
import { userAccount } from "../account/table.ts";
import { withRules } from "../data-permission/rules.ts";
import { partsOf } from "./parts.ts";
import { unionOf, versionOf } from "./scope.ts";

/** What an account would see on the caller's site now, by the same steps as a sign-in; a disabled account sees nothing. */
export async function effectiveScope(call: Call, accountId: string): Promise<EffectiveScope> {
  const [account] = await call.db.select().from(userAccount).where(eq(userAccount.id, accountId));
  if (account === undefined) throw fail(SERVICE_CODES.notFound);
  const parts = await partsOf(call.db, accountId, { now: call.now(), site: call.caller.site });
  const { id, userName, displayName, status } = account;
  const open = unionOf(parts.filter((part) => part.state === "IN_EFFECT"));
  const scope = status === "DISABLED" ? NO_ROWS : await withRules(call.db, open);
  const version = await versionOf(call.db, scope, call.now());
  return { accountId: id, userName, displayName, status, scope, version, parts };
}
