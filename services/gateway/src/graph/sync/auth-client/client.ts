import {
  AuthClient as AuthClientRow,
  AuthClientFilter,
  ClientSurplus,
  authClientRoutes,
  authClientSorts,
} from "@linehaul/schema/sync/auth-client";
import { viewerMay } from "../../../access/viewer-may.ts";
import { catalogueEntity } from "../../../catalogue/entity.ts";
import { catalogueToggle } from "../../../catalogue/toggle.ts";
import { objectOf } from "../../../contract/named.ts";
import { list } from "../../../contract/list.ts";

objectOf(ClientSurplus);

export const AuthClient = catalogueEntity("AuthClient", AuthClientRow, {
  description: "An internal tool that asks the graph by key and secret (AUTH-13). Its secret is never read again.",
  may: ["AUTH_CLIENT.VIEW"],
  load: (ids, grant) => grant.call(authClientRoutes.byIds, { body: { ids: [...ids] } }),
  acts: { edit: "AUTH_CLIENT.EDIT", turn: { enable: "AUTH_CLIENT.ENABLE", disable: "AUTH_CLIENT.DISABLE" } },
  fields: (t) => ({
    viewerMayResetSecret: viewerMay(t, "AUTH_CLIENT.RESET_SECRET", "May the viewer make a new secret?"),
  }),
});

list("authClients", {
  type: AuthClient,
  description: "Authentication clients, a page. One call to the admin service.",
  sorts: authClientSorts,
  filter: AuthClientFilter,
  page: (grant, query) => grant.call(authClientRoutes.pageQuery, { body: query }),
});

catalogueToggle("Enable", {
  type: AuthClient,
  field: "authClient",
  may: "AUTH_CLIENT.ENABLE",
  description: "Brings a client into use, if it may no more than the viewer.",
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
