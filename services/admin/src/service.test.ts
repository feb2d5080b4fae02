import { afterAll, beforeAll, expect, test } from "vitest";
import { callerKey, NO_SCOPE, signCaller } from "@linehaul/kit/caller";
import { onEachDatabase, OPEN_MS } from "@linehaul/kit/testing/database";
import { callerHeaders, testConfig } from "@linehaul/kit/testing/service";
import { scopeFromAdmin } from "@linehaul/kit/scope-source";
import { moduleRoutes } from "@linehaul/schema/permissions/perm-module";
import { sessionRoutes } from "@linehaul/schema/permissions/session";
import { admin } from "./service.ts";
import { actorOf, migrations, signIn, startAdmin, type TestAdmin } from "./testing/admin.ts";

const config = testConfig("admin");

onEachDatabase(migrations, (database) => {
  let at: TestAdmin;
  let adminUrl = "";
  beforeAll(async () => {
    at = await startAdmin(database());
    adminUrl = await at.app.listen({ host: "127.0.0.1", port: 0 });
  }, OPEN_MS);
  afterAll(() => at.app.close());

  test("a service fetches a row scope with the key of that one route", async () => {
    const { scope } = await actorOf(at, await signIn(at, "reviewer.my"));
    const source = scopeFromAdmin({ service: "order", adminUrl, key: callerKey(config.SCOPE_KEY) });
    expect(await source(scope, "0".repeat(32))).toEqual({
      sites: ["MY"],
      countries: null,
      orgs: null,
      customers: null,
    });
    await expect(source("no such version", "0".repeat(32))).rejects.toThrow("404001");
  });

  test("the scope key opens no other route", async () => {
    const token = signCaller(callerKey(config.SCOPE_KEY), {
      aud: "admin",
      user: "order",
      userName: "order",
      role: null,
      site: "MY",
      button: "GATEWAY",
      scope: NO_SCOPE,
    });
    const asked = async (url: string) =>
      (await at.app.inject({ url, headers: { authorization: `Bearer ${token}` } })).statusCode;
    expect(await asked(sessionRoutes.scope.path.replace(":version", "x"))).toBe(404);
    expect(await asked(moduleRoutes.all.path)).toBe(401);
    expect(await asked("/events")).toBe(401);
  });

  test("every route refuses a caller without a token and one with another button", async () => {
    const routes = admin.features.flatMap((f) => f.routes.map((r) => r.route));
    expect(routes.length).toBeGreaterThan(10);
    for (const { method, path: url } of routes) {
      expect((await at.app.inject({ method, url })).statusCode).toBe(401);
      const headers = callerHeaders("admin", "RESELLER.QR_CODE");
      expect((await at.app.inject({ method, url, headers })).statusCode).toBe(403);
    }
  });
});
