import {
  AUTH_CLIENT_SORTS,
  authClientFilter,
  authClientRoutes,
  type AuthClient as Row,
} from "@linehaul/schema/sync/auth-client";
import { z } from "zod";
import { builder } from "../../../access/builder.ts";
import { entity } from "../../../access/entity.ts";
import { viewerMay } from "../../../access/viewer-may.ts";
import { catalogueConnection } from "../../../catalogue/connection.ts";
import { catalogueFields } from "../../../catalogue/fields.ts";
import { CatalogueRow, SwitchableRow } from "../../../catalogue/row.ts";
import { catalogueToggle } from "../../../catalogue/toggle.ts";
import { ascending, newestFirst, textDescending } from "../../../paging/sort-key.ts";
import { ConfigStatus, SiteCode } from "../../../contract/common.ts";

export const AuthClient = entity("AuthClient", {
  description: "An internal tool that asks the graph by key and secret (AUTH-13). Its secret is never read again.",
  may: ["AUTH_CLIENT.VIEW"],
  key: (client: Row) => client.id,
  kinds: [CatalogueRow, SwitchableRow],
  load: (ids, grant) => grant.call(authClientRoutes.byIds, { body: { ids: [...ids] } }),
  fields: (t) => ({
    name: t.exposeString("name", { description: "Small letters, digits and dashes; logs and audit rows name it." }),
    appKey: t.exposeString("appKey", { description: "What it signs in with, beside its secret." }),
    operations: t.exposeStringList("operations", { description: "Operations of the console that it may send." }),
    fields: t.exposeStringList("fields", { description: "Graph fields that its own documents may use." }),
    sites: t.expose("sites", { type: [SiteCode], description: "Whose rows it sees, on whose hosts." }),
    ratePerMinute: t.exposeInt("ratePerMinute", { description: "Requests a minute." }),
    costPerMinute: t.exposeInt("costPerMinute", { description: "Cost a minute, as `extensions.cost` counts it." }),
    remark: t.exposeString("remark", { description: "Whose it is, what for; may be empty." }),
    lastUsedAt: t.expose("lastUsedAt", {
      type: "DateTime",
      nullable: true,
      description: "When it last got a token; null: never.",
    }),
    secretResetAt: t.expose("secretResetAt", { type: "DateTime", description: "When its secret was made." }),
    oldSecretUntil: t.expose("oldSecretUntil", {
      type: "DateTime",
      nullable: true,
      description: "Until when the secret before is taken as well.",
    }),
    ...catalogueFields(t),
    viewerMayEdit: viewerMay(t, "AUTH_CLIENT.EDIT", "May the viewer edit it?"),
    viewerMayEnable: viewerMay(t, "AUTH_CLIENT.ENABLE", "May the viewer bring it into use?"),
    viewerMayDisable: viewerMay(t, "AUTH_CLIENT.DISABLE", "May the viewer take it out of use?"),
    viewerMayResetSecret: viewerMay(t, "AUTH_CLIENT.RESET_SECRET", "May the viewer make a new secret?"),
  }),
});

catalogueConnection("authClients", {
  type: AuthClient,
  description: "Authentication clients, a page. One call to the admin service.",
  may: AuthClient.may,
  sorts: AUTH_CLIENT_SORTS,
  sortKeys: {
    NAME_ASC: ascending((c: Row) => c.name),
    NAME_DESC: textDescending((c: Row) => c.name),
    MODIFIED_AT_DESC: newestFirst((c: Row) => c.modifiedAt),
  },
  filter: {
    schema: z.object(authClientFilter),
    input: builder.inputType("AuthClientFilter", {
      description: "Conditions that must all hold.",
      fields: (t) => ({
        keyword: t.string({ description: "In the name, the key or the remark." }),
        status: t.field({ type: ConfigStatus, description: "In use or not." }),
      }),
    }),
  },
  page: (grant, query) => grant.call(authClientRoutes.pageQuery, { body: query }),
});

catalogueToggle("Enable", {
  type: AuthClient,
  field: "authClient",
  may: "AUTH_CLIENT.ENABLE",
  description: "Brings a client into use.",
  write: (grant, id, options) => grant.call(authClientRoutes.changeState, { body: { id, status: "ENABLED" } }, options),
});
catalogueToggle("Disable", {
  type: AuthClient,
  field: "authClient",
  may: "AUTH_CLIENT.DISABLE",
  description: "Takes a client out of use: its tokens are worth nothing within 2 s.",
  write: (grant, id, options) =>
    grant.call(authClientRoutes.changeState, { body: { id, status: "DISABLED" } }, options),
});
