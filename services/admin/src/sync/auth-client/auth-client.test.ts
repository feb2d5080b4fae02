import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fixedId } from "@linehaul/kit/ids";
import { audit, idempotency, outbox } from "@linehaul/kit/tables";
import { keepsToCatalogue } from "@linehaul/kit/testing/catalogue";
import { onEachDatabase, OPEN_MS } from "@linehaul/kit/testing/database";
import { ask, result } from "@linehaul/kit/testing/service";
import { DEMO_CLIENT } from "@linehaul/schema/demo-client";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { sessionRoutes } from "@linehaul/schema/permissions/session";
import {
  type AuthClient,
  authClientRoutes as routes,
  authClientSorts as sorts,
  type NewAuthClient,
  TOKEN_SECONDS,
} from "@linehaul/schema/sync/auth-client";
import { admin as service } from "../../service.ts";
import { startAdmin, type TestAdmin } from "../../testing/admin.ts";
import { filledAdmin } from "../../testing/filled.ts";
import { tellRefusals } from "./refusals.ts";
import { GRACE_MS } from "@linehaul/kit/secret";
import { authClient, clientToken } from "./table.ts";

/** Whoever makes them holds all that they are bound to. */
const byAdmin = {
  caller: { user: fixedId("user", "admin"), userName: "admin", role: fixedId("role", "ADMINISTRATOR") },
};
let made = 0;
const fresh = (over: Partial<NewAuthClient> = {}): NewAuthClient => ({
  name: `tool-${++made}`,
  operations: ["orderListPageQuery"],
  fields: ["Query.orders"],
  sites: ["MY", "VN"],
  ratePerMinute: 60,
  costPerMinute: 1_000,
  remark: "",
  ...over,
});

onEachDatabase(filledAdmin, (database) => {
  keepsToCatalogue<NewAuthClient, AuthClient, keyof typeof sorts>(database, service, {
    fresh,
    unique: "name",
    sorts,
    view: "AUTH_CLIENT.VIEW",
    answersAgain: false,
    create: async (to, body, more) => {
      const { result: answer, ...asked } = await ask(to, routes.add, { body }, { ...byAdmin, ...more });
      return { ...asked, result: answer?.client };
    },
    edit: (to, body, more) => ask(to, routes.update, { body }, { ...byAdmin, ...more }),
    byIds: (to, ids) => ask(to, routes.byIds, { body: { ids } }),
    page: (to, body) => ask(to, routes.pageQuery, { body }),
    turn: (to, id, status, more) =>
      ask(
        to,
        routes.changeState,
        { body: { id, status } },
        { ...byAdmin, button: status === "ENABLED" ? "AUTH_CLIENT.ENABLE" : "AUTH_CLIENT.DISABLE", ...more },
      ),
  });

  let at: TestAdmin;
  beforeAll(async () => {
    at = await startAdmin(database());
  }, OPEN_MS);
  afterAll(() => at.app.close());

  const add = (body = fresh()) => result(at.app, routes.add, { body }, byAdmin);
  const open = (appKey: string, appSecret: string) =>
    result(at.app, routes.token, { body: { appKey, appSecret, address: "10.0.0.9" } });
  const check = (token: string) => result(at.app, routes.check, { body: { token } });
  const tokenOf = async (appKey: string, appSecret: string) => {
    const opened = await open(appKey, appSecret);
    if (!opened.opened) throw new Error(opened.reason);
    return opened.token;
  };
  const pass = (ms: number) => {
    at.now = new Date(at.now.getTime() + ms);
  };

  test("AUTH-13 a client gets key and secret once; of the secret only its hash is kept, nowhere else", async () => {
    const { client, appSecret } = await add();
    expect(client.appKey).toMatch(/^lh-[0-9a-f]{18}$/);
    expect(appSecret.length).toBeGreaterThanOrEqual(40);
    const token = await tokenOf(client.appKey, appSecret);
    const { appKey } = client;
    for (const table of [authClient, clientToken, audit, outbox, idempotency]) {
      const kept = JSON.stringify(await at.db.select().from(table), (_k, v: unknown) =>
        typeof v === "bigint" ? 0 : v,
      );
      expect([kept.includes(appSecret), kept.includes(token)]).toEqual([false, false]);
    }
    expect(JSON.stringify(await result(at.app, routes.byIds, { body: { ids: [client.id] } }))).toContain(appKey);
  });

  test("AUTH-13 key and secret are worth a token for 10 minutes; anything else is not", async () => {
    const { client, appSecret } = await add();
    expect(await open(client.appKey, `${appSecret}x`)).toEqual({ opened: false, reason: "refused" });
    expect(await open("lh-nobody", appSecret)).toEqual({ opened: false, reason: "refused" });
    const token = await tokenOf(client.appKey, appSecret);
    expect(await check(token)).toMatchObject({ valid: true, client: { name: client.name, sites: ["MY", "VN"] } });
    pass((TOKEN_SECONDS - 1) * 1000);
    expect((await check(token)).valid).toBe(true);
    pass(1_000);
    expect(await check(token)).toEqual({ valid: false, reason: "expired" });
    expect(await check("nonsense")).toEqual({ valid: false, reason: "unknown" });
  });

  test("AUTH-13 the old secret is taken for a day after a reset, the one before it no more", async () => {
    const first = await add();
    const { id, appKey } = first.client;
    const reset = () => result(at.app, routes.resetSecret, { params: { id }, body: {} }, byAdmin);
    const second = await reset();
    expect(second.client).toMatchObject({ version: 2, appKey });
    expect((await open(appKey, first.appSecret)).opened).toBe(true);
    expect((await open(appKey, second.appSecret)).opened).toBe(true);
    const third = await reset();
    expect((await open(appKey, first.appSecret)).opened).toBe(false);
    pass(GRACE_MS);
    expect((await open(appKey, second.appSecret)).opened).toBe(false);
    expect((await open(appKey, third.appSecret)).opened).toBe(true);
  });

  test("SEC-16 a reset of a secret that has leaked ends it and every token at once, and those before it", async () => {
    const first = await add();
    const other = await add();
    const { id, appKey } = first.client;
    const reset = (hasLeaked: boolean) =>
      result(at.app, routes.resetSecret, { params: { id }, body: { hasLeaked } }, byAdmin);
    const second = await reset(false);
    const tokens = [await tokenOf(appKey, first.appSecret), await tokenOf(appKey, second.appSecret)];
    const others = await tokenOf(other.client.appKey, other.appSecret);
    const third = await reset(true);
    expect(third.client.oldSecretUntil).toBeNull();
    for (const secret of [first.appSecret, second.appSecret])
      expect(await open(appKey, secret)).toEqual({ opened: false, reason: "refused" });
    for (const token of tokens) expect(await check(token)).toEqual({ valid: false, reason: "unknown" });
    expect((await check(others)).valid).toBe(true);
    expect((await check(await tokenOf(appKey, third.appSecret))).valid).toBe(true);
  });

  test("AUTH-13 a client that is disabled gets no token, and those that it has are worth nothing", async () => {
    const { client, appSecret } = await add();
    const token = await tokenOf(client.appKey, appSecret);
    const state = (status: "ENABLED" | "DISABLED", button: "AUTH_CLIENT.ENABLE" | "AUTH_CLIENT.DISABLE") =>
      ask(at.app, routes.changeState, { body: { id: client.id, status } }, { ...byAdmin, button });
    expect((await state("DISABLED", "AUTH_CLIENT.ENABLE")).code).toBe(SERVICE_CODES.notTaken);
    expect((await state("DISABLED", "AUTH_CLIENT.DISABLE")).result).toMatchObject({ status: "DISABLED" });
    expect(await check(token)).toEqual({ valid: false, reason: "disabled" });
    expect(await open(client.appKey, appSecret)).toEqual({ opened: false, reason: "disabled" });
    await state("ENABLED", "AUTH_CLIENT.ENABLE");
    expect((await check(token)).valid).toBe(true);
  });

  test("AUTH-13 its rows are those of its sites, and follow an edit", async () => {
    const { client, appSecret } = await add(fresh({ sites: ["VN"] }));
    const token = await tokenOf(client.appKey, appSecret);
    const scopeOf = async () => {
      const found = await check(token);
      if (!found.valid) throw new Error(found.reason);
      return result(at.app, sessionRoutes.scope, { params: { version: found.client.scope } });
    };
    expect(await scopeOf()).toEqual({ sites: ["VN"], countries: null, orgs: null, customers: null, accounts: null });
    const { id, version, name } = client;
    const edit = { ...fresh({ sites: ["ID"] }), id, version, name };
    await result(at.app, routes.update, { body: edit }, byAdmin);
    expect((await scopeOf()).sites).toEqual(["ID"]);
  });

  test("AUTH-13 every attempt is recorded by the client's name, refused ones too", async () => {
    const { client, appSecret } = await add();
    await open(client.appKey, "wrong");
    await open(client.appKey, appSecret);
    await tellRefusals(at.db, new Date(at.now.getTime() + 60_000));
    const rows = await at.db.select().from(audit).where(eq(audit.subject, client.id));
    expect(new Set(rows.map((r) => r.type))).toEqual(
      new Set(["authClient.changed", "authClientToken.opened", "authClientToken.refused"]),
    );
    expect(JSON.stringify(rows)).toContain("10.0.0.9");
    const [found] = await result(at.app, routes.byIds, { body: { ids: [client.id] } });
    expect(found?.lastUsedAt).toBe(at.now.toISOString());
  });

  test("SEC-13 what is refused to an address for a client is one audit row a minute, and holds nothing but a cleaned key", async () => {
    const { client, appSecret } = await add();
    const tell = async () => {
      await tellRefusals(at.db, at.now);
      return at.db.select().from(audit).where(eq(audit.type, "authClientToken.refused"));
    };
    pass(60_000);
    const before = (await tell()).length;
    const from = (address: string, appKey: string, secret = "wrong") =>
      result(at.app, routes.token, { body: { appKey, appSecret: secret, address } });
    for (let n = 0; n < 5; n++) await from(`2001:db8::${n}`, client.appKey);
    await from("10.0.0.8", client.appKey);
    for (let n = 0; n < 9; n++) await from("10.0.0.8", `<b>Call\u202e ${n}-${"me".repeat(90)}`);
    expect((await from("10.0.0.8", client.appKey, appSecret)).opened).toBe(true);
    expect((await tell()).length).toBe(before);
    pass(60_000);
    expect((await Promise.all([tell(), tell()])).map((rows) => rows.length)).toContain(before + 3);
    const rows = (await tell()).slice(before);
    expect(rows.length).toBe(3);
    const found = new Map(rows.map(({ subject, after }) => [JSON.stringify([subject, after?.["address"]]), after]));
    const { name, appKey } = client;
    expect(found.get(JSON.stringify([client.id, "2001:db8:0:0::/64"]))).toMatchObject({
      appKey,
      name,
      reason: "refused",
      times: 5,
    });
    expect(found.get(JSON.stringify([client.id, "10.0.0.8"]))).toMatchObject({ times: 1 });
    const key = `bCall0-${"me".repeat(90)}`.slice(0, 40);
    expect(found.get(JSON.stringify(["unknown", "10.0.0.8"]))).toMatchObject({ appKey: key, name: null, times: 9 });
  });

  test("SYS-03 clients are listed, and found by name, key and remark", async () => {
    const { client } = await add(fresh({ remark: "Peculiar purpose" }));
    for (const keyword of [client.name, client.appKey, "peculiar"]) {
      const page = await result(at.app, routes.pageQuery, { body: { pageSize: 5, filter: { keyword } } });
      expect(page.data.map((c) => c.id)).toContain(client.id);
    }
  });

  test("AUTH-13 the demo data's client signs in", async () => {
    expect((await open(DEMO_CLIENT.appKey, DEMO_CLIENT.appSecret)).opened).toBe(true);
  });

  test.each([
    ["name", { name: "Nice Tool" }, "client.name"],
    ["sites", { sites: [] }, "required"],
    ["ratePerMinute", { ratePerMinute: 0 }, "number.min"],
    ["costPerMinute", { costPerMinute: 1.5 }, "number.integer"],
  ])("refuses a bad %s", async (field, bad, key) => {
    const asked = await ask(at.app, routes.add, { body: fresh(bad) }, byAdmin);
    expect(asked).toMatchObject({ code: SERVICE_CODES.invalid, fields: [{ path: [field], key }] });
  });

  test("PERM-01 each step takes its own button; a user never gets a token", async () => {
    const { client } = await add();
    const view = { button: "AUTH_CLIENT.VIEW" } as const;
    const params = { id: client.id };
    expect((await ask(at.app, routes.resetSecret, { params, body: {} }, view)).code).toBe(SERVICE_CODES.notTaken);
    const body = { appKey: client.appKey, appSecret: "x" };
    expect((await ask(at.app, routes.token, { body }, view)).code).toBe(SERVICE_CODES.notTaken);
  });
});
