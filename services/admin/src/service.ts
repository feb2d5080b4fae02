import { callerKey } from "@linehaul/kit/caller";
import { fail } from "@linehaul/kit/fail";
import type { ServiceOptions } from "@linehaul/kit/service-options";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { auditRoutes } from "@linehaul/schema/permissions/perm-audit";
import { sessionRoutes } from "@linehaul/schema/permissions/session";
import { standingRoutes } from "@linehaul/schema/permissions/standing";
import { features } from "./__generated__/features.ts";
import { bringInstallation, holdsDemo } from "./installation.ts";
import { standingOf } from "./permissions/standing/read.ts";
import { scopeAt } from "./permissions/perm-data-group/scope.ts";
import { keepAdministrable } from "./permissions/perm-role/keep-administrable.ts";
import { keepClientsMarked, markAtStart } from "./sync/auth-client/mark.ts";
import { tellRefusals } from "./sync/auth-client/refusals.ts";

/** The admin service: where row scopes come from, and whose menu follows the contracts. */
export const admin: ServiceOptions = {
  service: "admin",
  features,
  migrations: new URL("../migrations", import.meta.url),
  scopes: (db) => async (version) => {
    const scope = await scopeAt(db, version);
    if (scope === null) throw fail(SERVICE_CODES.notFound);
    return scope;
  },
  standing: (db) => (who) => standingOf(db, who, new Date()),
  also: ({ SCOPE_KEYS }) =>
    Array.from(SCOPE_KEYS, ([signer, secret]) => ({ signer, key: callerKey(secret) })).flatMap((by) => [
      { ...by, route: sessionRoutes.scope },
      { ...by, route: auditRoutes.append },
      { ...by, route: standingRoutes.standing },
    ]),
  guard: (tx, context, change, emit) =>
    keepAdministrable(tx, context, () => keepClientsMarked(tx, context, change, emit), emit),
  tasks: [
    {
      name: "TELL_REFUSALS",
      cron: "* * * * *",
      run: async ({ db, now, tell }) => tell("TOLD", await tellRefusals(db, now)),
    },
  ],
  prepare: async (db) => {
    await bringInstallation(db, new Date());
    await markAtStart(db, new Date());
  },
  holdsDemo,
};
