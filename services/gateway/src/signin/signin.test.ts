import { loginLogRoutes } from "@linehaul/schema/accounts/login-log";
import { sessionRoutes } from "@linehaul/schema/permissions/session";
import type { RouteResult } from "@linehaul/schema/route";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { sessionActor } from "../testing/fixtures.ts";
import { StubFailure } from "../testing/stubs.ts";
import { BEGUN, ORIGIN, SERVICE, startSigningIn } from "../testing/signing-in.ts";

/** A page of the console that has begun to sign in. */
const OWN = { origin: ORIGIN, cookie: `linehaul_begun=${BEGUN}` };
const {
  cas,
  gateway,
  logged: written,
} = await startSigningIn({ APP_KEY_MY: "my-key", APP_SECRET_MY: "my-secret-of-at-least-32-characters" });
beforeEach(() => {
  cas.format = "JSON";
  gateway.stubs.on(sessionRoutes.open, async ({ body }): Promise<RouteResult<typeof sessionRoutes.open>> => {
    if (body.userName === "gone") return { opened: false, reason: "disabled", sites: [] };
    if (body.userName === "elsewhere") return { opened: false, reason: "noSite", sites: ["VN"] };
    const token = `token-of-${body.userName}-${body.site}`;
    gateway.people.set(token, sessionActor({ userName: body.userName }));
    return { opened: true, token, userId: "u1", userName: body.userName };
  });
});

interface Envelope {
  readonly success: boolean;
  readonly errorCode: string | null;
  readonly obj: unknown;
  readonly value?: string;
  readonly url?: string;
}
const read = async (answer: Response) => {
  const body: Envelope = await answer.json();
  return { status: answer.status, cookies: answer.headers.getSetCookie(), ...body };
};
/** As the console's own page sends it; `undefined` leaves a header or a field out. */
const exchange = async (body: object, headers: Record<string, string> = OWN) =>
  read(
    await gateway.fetch("/apis-auth/login/cas", {
      method: "POST",
      token: "",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify({ service: SERVICE, deviceId: "device-1", ...body }),
    }),
  );

describe("AUTH-02 a ticket for a session", () => {
  test.each(["JSON", "XML"] as const)("signs in by the sign-on's %s", async (format) => {
    cas.format = format;
    const answer = await exchange({ ticket: cas.issue("reviewer.my", SERVICE) });
    expect(answer).toMatchObject({
      status: 200,
      success: true,
      errorCode: null,
      value: "ok",
      obj: { userName: "reviewer.my" },
    });
    expect(answer.cookies).toEqual([
      "linehaul_session=token-of-reviewer.my-MY; Path=/; HttpOnly; SameSite=Lax",
      "linehaul_begun=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax",
    ]);
  });

  test("a ticket that was used, forged, or issued for another service is 430: sign on again", async () => {
    const used = cas.issue("admin", SERVICE);
    await exchange({ ticket: used });
    for (const ticket of [used, "ST-forged", cas.issue("admin", "http://id.localhost:4300/admin")])
      expect(await exchange({ ticket })).toMatchObject({
        status: 430,
        success: false,
        errorCode: "09020101",
        value: "logout",
        cookies: [],
      });
  });

  test("a service that is not this site's is 09020701 and costs the sign-on nothing", async () => {
    const ticket = cas.issue("admin", SERVICE);
    for (const service of [
      "https://evil.example/admin",
      "http://id.localhost:4300/admin",
      "rubbish",
      `${ORIGIN}.evil.example/`,
    ])
      expect(await exchange({ ticket, service }, { ...OWN, host: "my.localhost:4300" })).toMatchObject({
        status: 400,
        errorCode: "09020701",
      });
    expect((await exchange({ ticket })).success).toBe(true);
  });

  test("AUTH-15 on a host that is no site's, a jump to the site, which is configured", async () => {
    const answer = await exchange({ ticket: "ST-1", service: `${gateway.url}/admin` }, OWN);
    expect(answer).toMatchObject({ errorCode: "09020701", value: "jump", url: `${ORIGIN}/admin` });
  });

  test("AUTH-06 refuses a sign-in without a device id", async () => {
    const ticket = cas.issue("admin", SERVICE);
    expect(await exchange({ ticket, deviceId: " " })).toMatchObject({ status: 400, errorCode: "09020601" });
  });

  test("a user who is unknown here or disabled is 09020103", async () => {
    expect(await exchange({ ticket: cas.issue("gone", SERVICE) })).toMatchObject({
      status: 403,
      errorCode: "09020103",
      cookies: [],
    });
  });

  test("SEC-18 who is not let in at this site is 09020104 with the sites that let him in, and the login log says so", async () => {
    expect(await exchange({ ticket: cas.issue("elsewhere", SERVICE) })).toMatchObject({
      status: 403,
      errorCode: "09020104",
      obj: { sites: ["VN"] },
      cookies: [],
    });
    await vi.waitFor(() => expect(written).toContainEqual(expect.objectContaining({ failure: "NO_SITE" })));
  });

  test("a sign-on that answers nonsense is 09020501", async () => {
    cas.format = "broken";
    expect(await exchange({ ticket: cas.issue("admin", SERVICE) })).toMatchObject({
      status: 502,
      errorCode: "09020501",
    });
  });
});

describe("the application of the site", () => {
  const noOrigin = {};
  test("is added for the console's own origin only", async () => {
    expect(await exchange({ ticket: cas.issue("admin", SERVICE) }, noOrigin)).toMatchObject({
      status: 401,
      errorCode: "09020110",
    });
  });

  test("others send key and secret, and make a session of a tool", async () => {
    const app = { appKey: "my-key", appSecret: "my-secret-of-at-least-32-characters" };
    expect((await exchange({ ticket: cas.issue("admin", SERVICE), ...app }, noOrigin)).success).toBe(true);
    const opened = gateway.stubs.calls.findLast((call) => call.route === "POST /dev-basp-user/session/open");
    expect(opened?.input.body).toMatchObject({
      deviceClass: "tool",
      deviceId: "device-1",
      site: "MY",
    });
  });

  test.each([
    { appKey: "my-key" },
    { appKey: "my-key", appSecret: "wrong" },
    { appSecret: "my-secret-of-at-least-32-characters" },
  ])("a wrong one is refused, whoever sends it", async (app) => {
    const ticket = cas.issue("admin", SERVICE);
    for (const headers of [noOrigin, OWN])
      expect(await exchange({ ticket, ...app }, headers)).toMatchObject({ status: 401, errorCode: "09020110" });
  });
});

describe("AUTH-03 check_token", () => {
  const check = async (token: string) => read(await gateway.fetch("/apis-auth/login/check_token", { token }));

  test("says whose session it is", async () => {
    expect(await check("admin")).toMatchObject({ status: 200, success: true, obj: { userName: "admin" }, value: "ok" });
  });
  test.each([
    ["none", 401, "09020101"],
    ["expired", 401, "09020101"],
    ["replaced", 401, "09020102"],
    // SEC-18: he signs in anew, and is told there where he may.
    ["noSite", 401, "09020101"],
    ["disabled", 403, "09020103"],
  ] as const)("a session that is %s is %d, %s", async (reason, status, errorCode) => {
    gateway.people.set(`was-${reason}`, reason);
    expect(await check(`was-${reason}`)).toMatchObject({ status, success: false, errorCode });
  });
  test("AUTH-14 in a disabled system the admin service says who may still work, to bring it back", async () => {
    const { system } = sessionActor();
    gateway.people.set("may-enable", sessionActor({ system: { ...system, status: "DISABLED" } }));
    gateway.people.set("may-not", "disabled");
    expect(await check("may-enable")).toMatchObject({ status: 200, success: true });
    expect(await check("may-not")).toMatchObject({ status: 403, errorCode: "09020103" });
  });
});

test("AUTH-04 logout closes the session, drops the cookie and leads to the sign-on's logout", async () => {
  gateway.people.set("leaving", sessionActor());
  const answer = await read(await gateway.fetch("/apis-auth/login/logout", { token: "leaving" }));
  expect(answer).toMatchObject({
    status: 200,
    success: true,
    value: "logout",
    url: expect.stringContaining("/cas/logout?service="),
  });
  expect(answer.cookies).toContainEqual(expect.stringContaining("linehaul_session=; Max-Age=0"));
  expect(gateway.people.has("leaving")).toBe(false);
  expect((await gateway.graph("{ viewer { userName } }", { token: "leaving" })).status).toBe(401);
});

test("SYS-06 every exchange is written to the login log, failed ones with their reason, and none waits for it", async () => {
  written.length = 0;
  await exchange({ ticket: cas.issue("reviewer.my", SERVICE) });
  await exchange({ ticket: "forged" });
  await exchange({ ticket: cas.issue("gone", SERVICE) });
  await exchange({ ticket: cas.issue("admin", SERVICE), appKey: "my-key", appSecret: "wrong" });
  await exchange({ ticket: cas.issue("admin", SERVICE), deviceId: "" });
  await vi.waitFor(() => expect(written).toHaveLength(5));
  expect(written).toMatchObject([
    { userCode: "reviewer.my", source: "CONSOLE", failure: null, site: "MY" },
    { userCode: null, failure: "TICKET_REFUSED" },
    { userCode: "gone", failure: "DISABLED" },
    { userCode: null, source: "TOOL", failure: "APP_REFUSED" },
    { userCode: null, failure: "NO_DEVICE" },
  ]);
  gateway.stubs.on(loginLogRoutes.add, () => Promise.reject(new StubFailure(500_000, { status: 503 })));
  expect(await exchange({ ticket: cas.issue("reviewer.my", SERVICE) })).toMatchObject({ success: true });
});
