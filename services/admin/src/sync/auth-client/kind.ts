import { catalogueView } from "@linehaul/kit/catalogue";
import type { AuthClient } from "@linehaul/schema/sync/auth-client";
import { authClient } from "./table.ts";

/** A client as the routes answer it: without its secrets. */
export const view = (row: typeof authClient.$inferSelect): AuthClient => ({
  ...catalogueView(row),
  name: row.name,
  appKey: row.appKey,
  operations: row.operations,
  fields: row.fields,
  sites: row.sites,
  buttons: row.buttons,
  surplus: row.surplus && row.surplusSince && { ...row.surplus, since: row.surplusSince.toISOString() },
  ratePerMinute: row.ratePerMinute,
  costPerMinute: row.costPerMinute,
  remark: row.remark,
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  secretResetAt: row.secretResetAt.toISOString(),
  oldSecretUntil: row.oldSecretUntil?.toISOString() ?? null,
});

/** Clients as the catalogue functions take them. The event has gateways forget what they know of its tokens. */
export const clientKind = { table: authClient, row: view, event: "authClient.changed" };
