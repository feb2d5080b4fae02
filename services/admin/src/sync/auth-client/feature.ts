import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { catalogueByIds, catalogueSave, catalogueToggle } from "@linehaul/kit/catalogue";
import { anyContains } from "@linehaul/kit/contains";
import { feature as bind } from "@linehaul/kit/feature";
import { pageRows } from "@linehaul/kit/paging";
import { sortsIn } from "@linehaul/kit/sorts-in";
import { authClientRoutes, authClientSorts } from "@linehaul/schema/sync/auth-client";
import { clientKind } from "./kind.ts";
import { markedAnew } from "./marked-anew.ts";
import { addClient, resetSecret } from "./secret.ts";
import { authClient } from "./table.ts";
import { checkToken, openToken } from "./token.ts";
import { boundWithin, mayHandOver } from "./within.ts";

const sorts = sortsIn(authClient, authClientSorts);

export const feature = bind(authClientRoutes, {
  pageQuery: async ({ body: query }, call) => {
    const { keyword, status, exceeds } = query.filter ?? {};
    const { name, appKey, remark, surplus } = authClient;
    const where = and(
      anyContains([name, appKey, remark], keyword),
      status && eq(authClient.status, status),
      exceeds === undefined ? undefined : exceeds ? isNotNull(surplus) : isNull(surplus),
    );
    return markedAnew(call, (db) => pageRows({ db, ...clientKind, query, sorts, where }));
  },
  byIds: ({ body }, call) => catalogueByIds(call, { ...clientKind, ids: body.ids }),
  add: ({ body }, call) => addClient(call, body),
  update: async ({ body: { id, version, ...values } }, call) =>
    catalogueSave(call, {
      ...clientKind,
      id,
      version,
      values: { ...values, ...(await boundWithin(call.db, call, values)) },
      unique: { auth_client_name: "name" },
      buttons: { create: "AUTH_CLIENT.CREATE", edit: "AUTH_CLIENT.EDIT" },
    }),
  changeState: ({ body }, call) =>
    catalogueToggle(call, {
      ...clientKind,
      ...body,
      buttons: { ENABLED: "AUTH_CLIENT.ENABLE", DISABLED: "AUTH_CLIENT.DISABLE" },
      check: async (tx, client) => {
        if (client.status === "ENABLED") await mayHandOver(tx, call, client);
      },
    }),
  resetSecret: ({ params, body }, call) => resetSecret(call, params.id, body),
  token: ({ body }, call) => openToken(body, call),
  check: ({ body }, call) => checkToken(body.token, call),
});
