import { and, eq } from "drizzle-orm";
import { catalogueByIds, catalogueSave, catalogueToggle } from "@linehaul/kit/catalogue";
import { anyContains } from "@linehaul/kit/contains";
import { feature as bind } from "@linehaul/kit/feature";
import { pageRows } from "@linehaul/kit/paging";
import { sortsIn } from "@linehaul/kit/sorts-in";
import { authClientRoutes, authClientSorts } from "@linehaul/schema/sync/auth-client";
import { clientKind } from "./kind.ts";
import { addClient, resetSecret } from "./secret.ts";
import { authClient } from "./table.ts";
import { checkToken, openToken } from "./token.ts";

const sorts = sortsIn(authClient, authClientSorts);

export const feature = bind(authClientRoutes, {
  pageQuery: ({ body: query }, { db }) => {
    const { keyword, status } = query.filter ?? {};
    const { name, appKey, remark } = authClient;
    return pageRows({
      db,
      ...clientKind,
      query,
      sorts,
      where: and(anyContains([name, appKey, remark], keyword), status && eq(authClient.status, status)),
    });
  },
  byIds: ({ body }, call) => catalogueByIds(call, { ...clientKind, ids: body.ids }),
  add: ({ body }, call) => addClient(call, body),
  update: ({ body: { id, version, ...values } }, call) =>
    catalogueSave(call, {
      ...clientKind,
      id,
      version,
      values,
      unique: { auth_client_name: "name" },
      buttons: { create: "AUTH_CLIENT.CREATE", edit: "AUTH_CLIENT.EDIT" },
    }),
  changeState: ({ body }, call) =>
    catalogueToggle(call, {
      ...clientKind,
      ...body,
      buttons: { ENABLED: "AUTH_CLIENT.ENABLE", DISABLED: "AUTH_CLIENT.DISABLE" },
    }),
  resetSecret: ({ params, body }, call) => resetSecret(call, params.id, body),
  token: ({ body }, call) => openToken(body, call),
  check: ({ body }, call) => checkToken(body.token, call),
});
