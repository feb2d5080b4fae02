import { sessionRoutes } from "@linehaul/schema/permissions/session";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callerKey } from "@linehaul/kit/caller";
import { DEMO_KEYS } from "@linehaul/kit/demo-keys";
import { sessionActor } from "../testing/fixtures.ts";
import { startStubs, type Stubs } from "../testing/stubs.ts";
import { inhabit, type People } from "../testing/world.ts";
import { createUpstream } from "../upstream/client.ts";
import type { Upstream } from "../upstream/upstream.ts";
import { KEEP_MS } from "./keep.ts";
import { createSessions } from "./sessions.ts";

let stubs: Stubs;
let upstream: Upstream;
const people: People = new Map();
beforeAll(async () => {
  stubs = await startStubs();
  inhabit(stubs, people);
  const key = callerKey(DEMO_KEYS.CALLER_KEY_ADMIN);
  upstream = createUpstream({ urls: stubs.urls, keys: { admin: key, customer: key, order: key } });
});
afterAll(async () => {
  await upstream.close();
  await stubs.close();
});

const within = { traceId: "0".repeat(32) };
const setUp = () => {
  people.clear();
  people.set("t", sessionActor());
  stubs.calls.length = 0;
  let now = 0;
  const sessions = createSessions(upstream, () => now);
  return {
    ask: (token = "t", role?: string) => sessions.actorOf(token, "MY", role, within),
    sessions,
    at: (ms: number) => (now = ms),
    checks: () => stubs.calls.length,
  };
};

test("an answer stands for less than two seconds, for those who ask at the same time too", async () => {
  const { ask, at, checks } = setUp();
  await Promise.all([ask(), ask()]);
  at(KEEP_MS - 1);
  await ask();
  expect(checks()).toBe(1);
  at(KEEP_MS + 1);
  await ask();
  expect(checks()).toBe(2);
  expect(KEEP_MS).toBeLessThan(2_000);
});

test("a change drops it at once", async () => {
  const { ask, sessions } = setUp();
  await ask();
  people.set("t", "replaced");
  sessions.drop();
  await expect(ask()).rejects.toMatchObject({ code: "09020102" });
});

test("a change that says whom it touches leaves the others their answers", async () => {
  const { ask, sessions, checks } = setUp();
  people.set("u", sessionActor({ userId: "u2", roles: [], roleId: null }));
  await ask("t");
  await ask("u");
  sessions.drop({ users: [], roles: ["r1"] });
  await Promise.all([ask("t"), ask("u")]);
  expect(checks()).toBe(3);
  sessions.drop({ users: ["u2"], roles: [] });
  await Promise.all([ask("t"), ask("u")]);
  expect(checks()).toBe(4);
});

test("a change of roles drops whoever views as another: which roles are his own is not known here", async () => {
  const { ask, sessions, checks } = setUp();
  const viewedBy = { userId: "u9", userName: "admin", displayName: "Admin", until: "2026-01-01T00:30:00.000Z" };
  people.set("v", sessionActor({ userId: "u3", roles: [], viewedBy }));
  await ask("v");
  sessions.drop({ users: [], roles: ["a role that he holds himself"] });
  await ask("v");
  expect(checks()).toBe(2);
});

test("an answer on its way when a change comes is not kept", async () => {
  const { ask, sessions, checks } = setUp();
  const asked = ask();
  sessions.drop({ users: ["somebody else"], roles: [] });
  await asked;
  await ask();
  expect(checks()).toBe(2);
});

test("a refusal is never kept", async () => {
  const { ask } = setUp();
  people.set("t", "none");
  await expect(ask()).rejects.toMatchObject({ code: "09020101" });
  people.set("t", sessionActor());
  await expect(ask()).resolves.toMatchObject({ userName: "admin" });
});

test("AUTH-09 roles are asked for each by itself, and a button that the menu does not know opens nothing", async () => {
  const { ask, checks } = setUp();
  people.set("t", sessionActor({ buttons: ["ORDER_LIST.VIEW", "GATEWAY", "NO_SUCH.BUTTON"] }));
  const actor = await ask("t", "r1");
  await ask("t", "r2");
  expect([...actor.buttons]).toEqual(["ORDER_LIST.VIEW"]);
  expect(checks()).toBe(2);
});

test("without the admin service nobody is anybody", async () => {
  const { ask, at } = setUp();
  await ask();
  at(10_000);
  stubs.on(sessionRoutes.check, async () => {
    throw new Error("broken");
  });
  await expect(ask()).rejects.toMatchObject({ name: "GatewayError" });
});
