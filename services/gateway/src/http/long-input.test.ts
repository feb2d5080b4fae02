import { sessionRoutes } from "@linehaul/schema/permissions/session";
import type { RouteResult } from "@linehaul/schema/route";
import { beforeAll, describe, expect, test } from "vitest";
import { BEGUN, ORIGIN, SERVICE, startSigningIn } from "../testing/signing-in.ts";

const LONG = "x".repeat(5_000);
const { cas, gateway } = await startSigningIn({ TRUST_PROXY: "true" });
const devices: string[] = [];
beforeAll(() => {
  gateway.stubs.on(sessionRoutes.open, async ({ body }): Promise<RouteResult<typeof sessionRoutes.open>> => {
    devices.push(body.deviceId);
    return { opened: true, token: "fresh", userId: "u", userName: body.userName };
  });
});

let addresses = 0;
/** An address that was never refused: those that are, wait (SEC-13). */
const newAddress = (): string => `10.0.${++addresses >> 8}.${addresses & 0xff}`;

const json = (body: object) => ({
  method: "POST",
  headers: {
    "content-type": "application/json",
    origin: ORIGIN,
    cookie: `linehaul_begun=${BEGUN}`,
    "x-forwarded-for": newAddress(),
  },
  body: JSON.stringify(body),
});
/** Back at GraphiQL from the sign-on. */
function arrival(cookies = ""): [path: string, init: RequestInit] {
  const way = `/graphiql?begun=${BEGUN}`;
  const headers = { cookie: `linehaul_begun=${BEGUN}${cookies}`, "x-forwarded-for": newAddress() };
  return [`${way}&ticket=${cas.issue("admin", ORIGIN + way)}`, { headers }];
}
/** Every door, as somebody comes who is let in. */
const DOORS: Readonly<Record<string, () => [path: string, init?: RequestInit]>> = {
  graphiql: () => ["/graphiql"],
  "graphiql, back from the sign-on": () => arrival(),
  "sign-in": () => {
    const body = { ticket: cas.issue("admin", SERVICE), service: SERVICE, deviceId: "device-1" };
    return ["/apis-auth/login/cas", json(body)];
  },
  "sign-in, the device in a header": () => {
    return ["/apis-auth/login/cas", json({ ticket: cas.issue("admin", SERVICE), service: SERVICE })];
  },
  check_token: () => ["/apis-auth/login/check_token"],
  logout: () => ["/apis-auth/login/logout"],
  token: () => ["/apis-auth/token", json({ clientId: "c", clientSecret: "s" })],
  graph: () => ["/graphql", json({ query: "{ viewer { userName } currencies { totalCount } }" })],
  file: () => ["/files/nothing"],
  health: () => ["/health/live"],
};
const HEADERS: Readonly<Record<string, string>> = {
  "a device's cookie": `cookie: linehaul_session=admin; linehaul_begun=${BEGUN}; linehaul_device=`,
  "a session's cookie": "cookie: linehaul_session=",
  "any cookie": `cookie: linehaul_session=admin; linehaul_begun=${BEGUN}; other=`,
  "the cookie of a sign-in": "cookie: linehaul_begun=",
  ...Object.fromEntries(
    ["x-device-id", "x-role-id", "x-time-zone", "x-trace-id", "x-forwarded-for", "x-forwarded-host"]
      .concat(["accept", "accept-language", "accept-encoding", "authorization", "if-none-match", "user-agent"])
      .concat(["origin", "x-requested-with", "content-type"])
      .map((name) => [name, `${name}: `]),
  ),
};

describe.each(Object.keys(DOORS))("SEC-20 %s", (door) => {
  test.each(Object.keys(HEADERS))("bears 5,000 letters in %s", async (which) => {
    const [path, init] = DOORS[door]?.() ?? [""];
    const [name = "", before = ""] = (HEADERS[which] ?? "").split(": ");
    const headers = new Headers({ "x-forwarded-for": newAddress(), ...Object.fromEntries(new Headers(init?.headers)) });
    headers.set(name, before + (name === "authorization" ? "Bearer " : "") + LONG);
    const answer = await gateway.fetch(path, { ...init, headers });
    await answer.text();
    expect(answer.status).toBeLessThan(500);
  });
});

describe("SEC-20 what is kept of a device is bounded where it is read", () => {
  test.each([
    ["5,000 letters", LONG],
    ["nothing", ""],
    ["a letter that no database takes", "%00"],
  ])("a cookie of %s is no device: a new one is made", async (_what, cookie) => {
    const [path, init] = arrival(`; linehaul_device=${cookie}`);
    const answer = await gateway.fetch(path, init);
    expect(answer.status).toBe(302);
    expect(answer.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^linehaul_device=[0-9a-f-]{36}; /));
    expect(devices.at(-1)).toMatch(/^[0-9a-f-]{36}$/);
  });

  test.each([[LONG], ["\0"], [" "]])("a sign-in with such a device is 09020601", async (deviceId) => {
    const body = { ticket: cas.issue("admin", SERVICE), service: SERVICE, deviceId };
    const answer = await gateway.fetch("/apis-auth/login/cas", json(body));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ errorCode: deviceId === LONG ? "09020701" : "09020601" });
  });
});
