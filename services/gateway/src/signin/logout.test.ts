import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sessionActor } from "../testing/fixtures.ts";
import { startTestGateway, type TestGateway } from "../testing/start.ts";

const PATH = "/apis-auth/login/logout";
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());
beforeEach(() => gateway.people.set("leaving", sessionActor()));

interface Asked extends Omit<RequestInit, "headers"> {
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
}
/** As a page of any site has a browser ask: a header of the console's it can't set. */
const ask = ({ token = "leaving", headers = {}, ...init }: Asked = {}) =>
  gateway.fetch(PATH, { token, ...init, headers: { "x-requested-with": "", ...headers } });
const isIn = () => gateway.people.has("leaving");

describe("SEC-11 AUTH-04 signing out", () => {
  test("as a link or a picture shows a page that asks, and ends nothing", async () => {
    for (const headers of [{}, { "x-requested-with": "linehaul", origin: "https://evil.example" }]) {
      const answer = await ask({ headers });
      expect([answer.status, answer.headers.get("content-type"), answer.headers.getSetCookie()]).toEqual([
        200,
        "text/html; charset=utf-8",
        [],
      ]);
      expect(await answer.text()).toContain("Sign out?");
      expect(answer.headers.get("content-security-policy")).toContain("form-action 'self' http://sso.localhost:4304;");
    }
    expect(isIn()).toBe(true);
  });

  test("by the form of that page ends the session and goes on to the sign-on", async () => {
    const [, token = ""] = /name="token" value="([0-9a-f]{64})"/.exec(await (await ask()).text()) ?? [];
    const answer = await ask({ method: "POST", body: new URLSearchParams({ token }) });
    expect([answer.status, answer.headers.get("location")]).toEqual([
      302,
      expect.stringMatching(/^http:\/\/sso\.localhost:4304\/cas\/logout\?service=/),
    ]);
    expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^linehaul_session=; Max-Age=0; /)]);
    expect(isIn()).toBe(false);
  });

  test("by a form of another site, which has not its token, ends nothing", async () => {
    gateway.people.set("another", sessionActor());
    const page = await (await ask({ token: "another" })).text();
    const [, others = ""] = /name="token" value="([0-9a-f]{64})"/.exec(page) ?? [];
    for (const token of ["", "0".repeat(64), others]) {
      const answer = await ask({ method: "POST", body: new URLSearchParams({ token }) });
      expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []]);
    }
    expect(isIn()).toBe(true);
    // Browsers leave the cookie out of other sites' forms.
    const stripped = await ask({ method: "POST", body: new URLSearchParams({ token: "" }), headers: { cookie: "" } });
    expect([stripped.status, stripped.headers.getSetCookie()]).toEqual([200, []]);
    expect(await stripped.text()).toContain("Nobody is signed in here.");
  });

  test("by the console's header works as ever, read or sent", async () => {
    for (const method of ["GET", "POST"]) {
      gateway.people.set("leaving", sessionActor());
      const answer = await gateway.fetch(PATH, { method, token: "leaving" });
      expect(await answer.json()).toMatchObject({ success: true, value: "logout" });
      expect(isIn()).toBe(false);
    }
  });
});
