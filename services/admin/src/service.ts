import { callerKey } from "@linehaul/kit/caller";
import { fail } from "@linehaul/kit/fail";
import type { ServiceOptions } from "@linehaul/kit/service";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { auditRoutes } from "@linehaul/schema/permissions/perm-audit";
import { sessionRoutes } from "@linehaul/schema/permissions/session";
import { features } from "./__generated__/features.ts";
import { scopeAt } from "./permissions/perm-data-group/scope.ts";
import { syncModules } from "./permissions/perm-module/sync.ts";
import { keepAdministrable } from "./permissions/perm-role/keep-administrable.ts";

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
  also: (config) => {
    const key = callerKey(config.SCOPE_KEY);
    return [
      { route: sessionRoutes.scope, key },
      { route: auditRoutes.append, key },
    ];
  },
  guard: keepAdministrable,
  prepare: (db) => syncModules(db, new Date()),
};
