import { sessionRoutes } from "@linehaul/schema/permissions/session";
import type { RouteResult } from "@linehaul/schema/route";
import { expect, test } from "vitest";
import { sessionActor } from "../testing/fixtures.ts";
import { ORIGIN, startSigningIn } from "../testing/signing-in.ts";

const PAGE = `${ORIGIN}/graphiql`;
const { cas, gateway } = await startSigningIn();

test("is one page that fetches nothing from elsewhere and runs no script but its own", async () => {
  const answer = await gateway.fetch("/graphiql");
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(html).not.toMatch(/<(script|link|img)[^>]+(src|href)="https?:/);
  expect(answer.headers.get("content-security-policy")).toMatch(/script-src 'sha256-[^']+' blob:;.*connect-src 'self'/);
});

test("is sent compressed to whoever can unpack it, and is the same page for others", async () => {
  const pages = ["gzip, br", "identity"].map(async (accepted) => {
    const answer = await gateway.fetch("/graphiql", { headers: { "accept-encoding": accepted } });
    return { encoding: answer.headers.get("content-encoding"), html: await answer.text() };
  });
  const [packed, plain] = await Promise.all(pages);
  expect([packed?.encoding, plain?.encoding]).toEqual(["gzip", null]);
  expect(packed?.html === plain?.html && plain?.html.includes("YogaGraphiQL")).toBe(true);
});

test("it is begun by its own script, which takes up an operation of the console", async () => {
  const html = await (await gateway.fetch("/graphiql")).text();
  expect(html).toMatch(/const opening = async[\s\S]*start\(\s+window\.document\.querySelector\('#root'\)/);
});

test("a role without GRAPHIQL.VIEW gets a page that says so", async () => {
  gateway.people.set("clerk", sessionActor({ buttons: ["ORDER_LIST.VIEW"] }));
  const answer = await gateway.fetch("/graphiql", { token: "clerk" });
  expect(answer.status).toBe(403);
  expect(await answer.text()).toContain("GRAPHIQL.VIEW · 09020203");
});

test("AUTH-01 without a session it leads by way of the sign-on, and back", async () => {
  const away = await gateway.fetch("/graphiql", { token: "" });
  const [begun = ""] = away.headers.getSetCookie();
  expect(begun).toMatch(/^linehaul_begun=[0-9a-f]{32}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/);
  const [cookie = ""] = begun.split(";");
  const service = `${PAGE}?begun=${cookie.split("=")[1]}`;
  expect([away.status, away.headers.get("location")]).toEqual([
    302,
    `http://sso.localhost:4304/cas/login?service=${encodeURIComponent(service)}`,
  ]);
  gateway.stubs.on(sessionRoutes.open, async ({ body }): Promise<RouteResult<typeof sessionRoutes.open>> => ({
    opened: true,
    token: "fresh",
    userId: "u",
    userName: body.userName,
  }));
  const ticket = cas.issue("support", service);
  const back = await gateway.fetch(`${new URL(service).pathname}${new URL(service).search}&ticket=${ticket}`, {
    headers: { cookie },
  });
  expect([back.status, back.headers.get("location")]).toEqual([302, "/graphiql"]);
  expect(back.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^linehaul_session=fresh; /),
    expect.stringMatching(/^linehaul_begun=; Max-Age=0; /),
    expect.stringMatching(/^linehaul_device=[0-9a-f-]{36}; /),
  ]);
  const again = await gateway.fetch(`${new URL(service).pathname}${new URL(service).search}&ticket=${ticket}`, {
    headers: { cookie },
  });
  expect(again.status).toBe(401);
});
