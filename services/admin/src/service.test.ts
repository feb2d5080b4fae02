import { afterAll, beforeAll, expect, test } from "vitest";
import { askingAdmin, serviceHeaders } from "@linehaul/kit/caller-service";
import { onEachDatabase, OPEN_MS } from "@linehaul/kit/testing/database";
import { callerHeaders, testConfig } from "@linehaul/kit/testing/service";
import { scopeFromAdmin } from "@linehaul/kit/scope-source";
import { moduleRoutes } from "@linehaul/schema/permissions/perm-module";
import { auditRoutes } from "@linehaul/schema/permissions/perm-audit";
import { sessionRoutes } from "@linehaul/schema/permissions/session";
import { admin } from "./service.ts";
import { actorOf, signIn, startAdmin, type TestAdmin } from "./testing/admin.ts";
import { filledAdmin } from "./testing/filled.ts";

const asks = (service: "customer" | "order", adminUrl = "") => ({
  ...askingAdmin(service, testConfig(service)),
  adminUrl,
});

onEachDatabase(filledAdmin, (database) => {
  let at: TestAdmin;
  let adminUrl = "";
  beforeAll(async () => {
    at = await startAdmin(database());
    adminUrl = await at.app.listen({ host: "127.0.0.1", port: 0 });
  }, OPEN_MS);
  afterAll(() => at.app.close());

  test("a service fetches a row scope with the key of that one route", async () => {
    const { scope } = await actorOf(at, await signIn(at, "reviewer.my"));
    const source = scopeFromAdmin(asks("order", adminUrl));
    expect(await source(scope, "0".repeat(32))).toEqual({
      sites: ["MY"],
      countries: null,
      orgs: null,
      customers: null,
      accounts: null,
    });
    await expect(source("no such version", "0".repeat(32))).rejects.toThrow("400001");
  });

  test("the scope key opens no other route", async () => {
    const headers = serviceHeaders("order", asks("order").key);
    const asked = async (url: string) => (await at.app.inject({ url, headers })).statusCode;
    expect(await asked(sessionRoutes.scope.path.replace(":version", "x"))).toBe(404);
    expect(await asked(moduleRoutes.all.path)).toBe(401);
    expect(await asked("/events")).toBe(401);
  });

  test("SEC-08 a service's key speaks in that service's name alone", async () => {
    const url = sessionRoutes.scope.path.replace(":version", "x");
    for (const [key, name, status] of [
      ["order", "order", 404],
      ["customer", "customer", 404],
      ["customer", "order", 401],
      ["order", "customer", 401],
      ["order", "admin", 401],
    ] as const) {
      const headers = serviceHeaders(name, asks(key).key);
      expect([key, name, (await at.app.inject({ url, headers })).statusCode]).toEqual([key, name, status]);
      const sent = await at.app.inject({
        method: "POST",
        url: auditRoutes.append.path,
        headers,
        payload: { rows: [] },
      });
      // No rows at all is a bad request, once somebody is let in.
      expect([key, name, sent.statusCode]).toEqual([key, name, status === 404 ? 400 : 401]);
    }
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
