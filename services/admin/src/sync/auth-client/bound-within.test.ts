import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fixedId } from "@linehaul/kit/ids";
import { onEachDatabase, OPEN_MS } from "@linehaul/kit/testing/database";
import { ask, result } from "@linehaul/kit/testing/service";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { sessionRoutes } from "@linehaul/schema/permissions/session";
import { authClientRoutes as routes, type NewAuthClient } from "@linehaul/schema/sync/auth-client";
import { startAdmin, type TestAdmin } from "../../testing/admin.ts";
import { filledAdmin } from "../../testing/filled.ts";
import { authClient } from "./table.ts";
import { makeMaker } from "./testing.ts";

const ADMIN = {
  caller: { user: fixedId("user", "admin"), userName: "admin", role: fixedId("role", "ADMINISTRATOR") },
};
let made = 0;
const fresh = (over: Partial<NewAuthClient> = {}): NewAuthClient => ({
  name: `bound-${++made}`,
  operations: ["orderListPageQuery"],
  fields: ["Query.orders"],
  sites: ["MY"],
  ratePerMinute: 60,
  costPerMinute: 1_000,
  remark: "",
  ...over,
});

onEachDatabase(filledAdmin, (database) => {
  let at: TestAdmin;
  beforeAll(async () => {
    at = await startAdmin(database());
  }, OPEN_MS);
  afterAll(() => at.app.close());

  const orders = () => makeMaker(at, ["ORDER_LIST.VIEW"]);
  const checked = async (appKey: string, appSecret: string) => {
    const opened = await result(at.app, routes.token, { body: { appKey, appSecret } });
    if (!opened.opened) throw new Error(opened.reason);
    const found = await result(at.app, routes.check, { body: { token: opened.token } });
    if (!found.valid) throw new Error(found.reason);
    return found.client;
  };

  test("SEC-02 a client keeps the buttons that its binding asks for, of those that its maker's role holds", async () => {
    const { as } = await makeMaker(at, ["ORDER_LIST.VIEW", "CURRENCY.EDIT"]);
    const body = fresh({ fields: ["Query.orders", "Mutation.saveCurrency", "Query.countries"] });
    const { client, appSecret } = await result(at.app, routes.add, { body }, as);
    expect(client).toMatchObject({ buttons: ["CURRENCY.EDIT", "ORDER_LIST.VIEW"], surplus: null });
    expect(await checked(client.appKey, appSecret)).toMatchObject({ buttons: client.buttons, sites: ["MY"] });
  });

  const WIDER: readonly (readonly [what: string, over: Partial<NewAuthClient>, path: string, names: string])[] = [
    ["an operation", { operations: ["orderListPageQuery", "currencyPageQuery"] }, "operations", "currencyPageQuery"],
    ["a field", { fields: ["Query.orders", "Query.currencies"] }, "fields", "Query.currencies"],
    ["sites", { sites: ["MY", "VN", "ID"] }, "sites", "VN, ID"],
  ];
  test.each(WIDER)(
    "SEC-02 nobody makes a client with %s beyond what he holds himself",
    async (_what, over, path, names) => {
      const { as } = await orders();
      const refused = await ask(at.app, routes.add, { body: fresh(over) }, as);
      const fields = [{ path: [path], key: "client.beyond", params: { names } }];
      expect(refused).toMatchObject({ code: SERVICE_CODES.invalid, fields });
    },
  );
  test.each(WIDER)("SEC-02 nobody widens a client by %s beyond what he holds himself", async (_what, over, path) => {
    const { as } = await orders();
    const { client } = await result(at.app, routes.add, { body: fresh() }, as);
    const body = { ...fresh({ ...over, name: client.name }), id: client.id, version: client.version };
    expect(await ask(at.app, routes.update, { body }, as)).toMatchObject({ fields: [{ path: [path] }] });
    expect(await result(at.app, routes.byIds, { body: { ids: [client.id] } })).toEqual([client]);
    expect((await ask(at.app, routes.update, { body }, ADMIN)).code).toBe(SERVICE_CODES.ok);
  });

  test("SEC-02 a role that is chosen binds by its own buttons, not by those of another that is held", async () => {
    const { as } = await orders();
    const refused = await ask(
      at.app,
      routes.add,
      { body: fresh() },
      { caller: { ...as.caller, role: ADMIN.caller.role } },
    );
    expect(refused.fields).toMatchObject([{ path: ["operations"] }, { path: ["fields"] }]);
  });

  test.each([
    ["a grant", { fields: ["Mutation.grantRole"] }],
    ["an account", { operations: ["permLeafAccountFormSaveMutation"] }],
    ["a client", { fields: ["Mutation.saveAuthClient"] }],
    ["a client's secret", { operations: ["authClientResetMutation"] }],
    ["a reveal", { fields: ["Mutation.reveal"] }],
    ["any node", { fields: ["Query.node"] }],
  ])("SEC-02 an administrator can bind no client to %s", async (_what, over) => {
    const refused = await ask(at.app, routes.add, { body: fresh(over) }, ADMIN);
    expect(refused).toMatchObject({ code: SERVICE_CODES.invalid, fields: [{ key: "client.unknown" }] });
  });

  test("SEC-02 whoever holds less than a client neither saves it, nor gets its new secret, nor brings it back; he may take it out of use", async () => {
    const body = fresh({ sites: ["MY", "VN"], fields: ["Query.currencies"] });
    const { client } = await result(at.app, routes.add, { body }, ADMIN);
    const { as } = await orders();
    const { id, version } = client;
    const save = await ask(at.app, routes.update, { body: { ...body, id, version, remark: "mine" } }, as);
    expect(save.fields?.map(({ path }) => path[0])).toEqual(["fields", "sites"]);
    const params = { names: "CURRENCY.VIEW, VN" };
    const refused = { code: SERVICE_CODES.wrongState, fields: [{ path: ["id"], key: "client.wider", params }] };
    for (const hasLeaked of [false, true])
      expect(await ask(at.app, routes.resetSecret, { params: { id }, body: { hasLeaked } }, as)).toMatchObject(refused);
    const turn = (status: "ENABLED" | "DISABLED", who: typeof as) =>
      ask(
        at.app,
        routes.changeState,
        { body: { id, status } },
        {
          ...who,
          button: status === "ENABLED" ? "AUTH_CLIENT.ENABLE" : "AUTH_CLIENT.DISABLE",
        },
      );
    expect((await turn("DISABLED", as)).code).toBe(SERVICE_CODES.ok);
    expect(await turn("ENABLED", as)).toMatchObject(refused);
    expect((await turn("ENABLED", ADMIN)).code).toBe(SERVICE_CODES.ok);
  });

  test("SEC-02 whoever sees fewer rows than a client does not get its new secret", async () => {
    const { client } = await result(at.app, routes.add, { body: fresh() }, ADMIN);
    const reset = (who: Awaited<ReturnType<typeof orders>>) =>
      ask(at.app, routes.resetSecret, { params: { id: client.id }, body: {} }, who.as);
    const customs = await makeMaker(at, ["ORDER_LIST.VIEW"], [], ["MY_CUSTOMS"]);
    expect(await reset(customs)).toMatchObject({ fields: [{ key: "client.wider", params: { names: "MY" } }] });
    expect((await reset(await orders())).code).toBe(SERVICE_CODES.ok);
  });

  test("SEC-02 a client sees no row that its maker does not see", async () => {
    const { as } = await makeMaker(at, ["ORDER_LIST.VIEW"], [], ["MY_CUSTOMS"]);
    const { client, appSecret } = await result(at.app, routes.add, { body: fresh() }, as);
    const { scope } = await checked(client.appKey, appSecret);
    expect(await result(at.app, sessionRoutes.scope, { params: { version: scope } })).toMatchObject({
      sites: ["MY"],
      orgs: ["MYCUST", "MYOPS"],
    });
  });

  test("SEC-02 a client of which nobody knows who bound it is refused all, until somebody saves it", async () => {
    const { client, appSecret } = await result(at.app, routes.add, { body: fresh() }, ADMIN);
    await at.db.update(authClient).set({ buttons: [], boundBy: null }).where(eq(authClient.id, client.id));
    expect(await checked(client.appKey, appSecret)).toMatchObject({ buttons: [], sites: [] });
    const [marked] = await result(at.app, routes.byIds, { body: { ids: [client.id] } });
    expect(marked?.surplus).toMatchObject({ sites: ["MY"], names: ["orderListPageQuery", "Query.orders"] });
    const { id, version } = client;
    const saved = await result(at.app, routes.update, { body: { ...fresh(), id, version } }, ADMIN);
    expect(saved.surplus).toBeNull();
    expect(await checked(client.appKey, appSecret)).toMatchObject({ buttons: ["ORDER_LIST.VIEW"], sites: ["MY"] });
  });
});
