import { sessionRoutes } from "@linehaul/schema/permissions/session";
import type { RouteResult } from "@linehaul/schema/route";
import { beforeEach, describe, expect, test } from "vitest";
import { MOST_REFUSED } from "../rates/door.ts";
import { sessionActor } from "../testing/fixtures.ts";
import { logoutRequest } from "../testing/logout-request.ts";
import { StubFailure } from "../testing/stubs.ts";
import { BEGUN, ORIGIN, PATH, startSigningIn } from "../testing/signing-in.ts";

const FORM = "application/x-www-form-urlencoded";
const CLOSE = "POST /dev-basp-user/session/closeByTicket";
const { cas, gateway } = await startSigningIn({ TRUST_PROXY: "true" });
/** The open session of a ticket; false: it has ended. */
const sessions = new Map<string, boolean>();
beforeEach(() => {
  sessions.clear();
  gateway.stubs.calls.length = 0;
  gateway.stubs.on(sessionRoutes.open, async ({ body }): Promise<RouteResult<typeof sessionRoutes.open>> => {
    sessions.set(body.ticket ?? "none", true);
    return { opened: true, token: "fresh", userId: "u", userName: body.userName };
  });
  gateway.stubs.on(sessionRoutes.closeByTicket, async ({ body }) => {
    const closed = sessions.get(body.ticket);
    if (closed !== undefined) sessions.set(body.ticket, false);
    return { known: closed !== undefined, closed: closed ?? false };
  });
});

let addresses = 0;
const newAddress = (): string => `10.1.${++addresses >> 8}.${addresses & 0xff}`;
interface Sent {
  readonly path?: string;
  readonly body?: BodyInit;
  readonly address?: string;
  readonly headers?: Readonly<Record<string, string>>;
}
/** As a CAS server sends it: no cookie, no header of the console's. */
const send = async ({ path = PATH, body = "", address = newAddress(), headers = {} }: Sent) => {
  const answer = await gateway.fetch(path, {
    method: "POST",
    body,
    headers: { "content-type": FORM, "x-requested-with": "", cookie: "", "x-forwarded-for": address, ...headers },
  });
  return { status: answer.status, text: await answer.text(), cookies: answer.headers.getSetCookie() };
};
const form = (ticket: string): string => new URLSearchParams({ logoutRequest: logoutRequest(ticket) }).toString();
const asked = () => gateway.stubs.calls.filter(({ route }) => route === CLOSE).length;
const NOTHING = { status: 200, text: "", cookies: [] };

describe("FLT-17 a CAS server's back-channel logout", () => {
  test("ends the session that the ticket opened: the console's, GraphiQL's and a tool's", async () => {
    const ways = [
      [PATH, "POST", "/apis-auth/login/cas"],
      [`/graphiql?begun=${BEGUN}`, "GET", ""],
    ] as const;
    for (const [service, method, path] of ways) {
      const ticket = cas.issue("admin", ORIGIN + service);
      const cookie = `linehaul_begun=${BEGUN}`;
      const body = JSON.stringify({ ticket, service: ORIGIN + service, deviceId: "d-1" });
      await gateway.fetch(path || `${service}&ticket=${ticket}`, {
        method,
        headers: { cookie, origin: ORIGIN, "content-type": "application/json" },
        ...(method === "POST" && { body }),
      });
      expect(sessions.get(ticket)).toBe(true);
      expect(await send({ path: service, body: form(ticket) })).toEqual(NOTHING);
      expect(sessions.get(ticket)).toBe(false);
    }
    sessions.set("ST-tool", true);
    expect(await send({ path: "/a-tool/of-ours", body: form("ST-tool") })).toEqual(NOTHING);
    expect(sessions.get("ST-tool")).toBe(false);
  });

  test("is answered alike, and does nothing, where it names no session or is none", async () => {
    gateway.people.set("own", sessionActor());
    sessions.set("ST-1", true);
    const good = logoutRequest("ST-1");
    const doctype = `<!DOCTYPE x [<!ENTITY a "ST-1">]>${logoutRequest("&a;")}`;
    const bodies: BodyInit[] = [
      "",
      "logoutRequest=",
      form("ST-forged"),
      new URLSearchParams({ logoutRequest: doctype }),
      new URLSearchParams({ logoutRequest: logoutRequest("&a;") }),
      new URLSearchParams({ logoutRequest: logoutRequest(`<x>${"<y/>".repeat(9)}ST-1</x>`) }),
      new URLSearchParams([
        ["logoutRequest", good],
        ["logoutRequest", good],
      ]),
      new URLSearchParams({ request: good }),
      `${form("ST-1")}&x=${"x".repeat(1_000_000)}`,
      `${form("ST-1")}&x=${"x".repeat(17_000)}`,
      new Uint8Array([...new TextEncoder().encode(form("ST-1")), 0x26, 0xff]),
    ];
    for (const body of bodies) {
      const headers = { "content-type": FORM, cookie: "linehaul_session=own" };
      expect(await send({ body, headers })).toEqual(NOTHING);
    }
    expect(asked()).toBe(1);
    expect(sessions.get("ST-1")).toBe(true);
    expect(gateway.people.has("own")).toBe(true);
  });

  test("is taken as a form alone, and nowhere at the gateway's own addresses: there a page of ours must send it", async () => {
    sessions.set("ST-1", true);
    for (const type of ["text/plain", "application/json", "multipart/form-data; boundary=x", "text/xml", ""])
      expect((await send({ body: form("ST-1"), headers: { "content-type": type } })).status).toBe(403);
    for (const path of ["/graphql", "/apis-auth/login/cas", "/apis-auth/logout", "/files/x", "/metrics", "/health"])
      expect((await send({ path, body: form("ST-1") })).status).toBe(403);
    expect(asked()).toBe(0);
    for (const method of ["PUT", "DELETE", "PATCH"])
      expect(
        (await gateway.fetch(PATH, { method, headers: { "x-requested-with": "", "content-type": FORM } })).status,
      ).toBe(403);
  });

  test("that names no session 30 times in 10 s waits, and sign-outs of elsewhere and sign-ins do not", async () => {
    sessions.set("ST-1", true);
    const address = newAddress();
    for (let n = 0; n < MOST_REFUSED; n++) expect((await send({ address, body: form(`ST-no-${n}`) })).status).toBe(200);
    expect((await send({ address, body: form("ST-1") })).status).toBe(429);
    expect(asked()).toBe(MOST_REFUSED);
    const signIn = await gateway.fetch("/apis-auth/login/cas", {
      method: "POST",
      headers: { origin: ORIGIN, "x-forwarded-for": address, cookie: `linehaul_begun=${BEGUN}` },
      body: JSON.stringify({ ticket: cas.issue("admin", ORIGIN + PATH), service: ORIGIN + PATH, deviceId: "d" }),
    });
    expect(signIn.status).toBe(200);
    // Of sessions that ended before as many come as there are: a CAS server tells of each that somebody left himself.
    for (let n = 0; n <= MOST_REFUSED; n++) sessions.set(`ST-left-${n}`, false);
    const server = newAddress();
    for (let n = 0; n <= MOST_REFUSED; n++) await send({ address: server, body: form(`ST-left-${n}`) });
    expect((await send({ address: server, body: form("ST-1") })).status).toBe(200);
    expect(sessions.get("ST-1")).toBe(false);
  });

  test("is 503 while the admin service is away, so that it is sent again", async () => {
    gateway.stubs.on(sessionRoutes.closeByTicket, () => Promise.reject(new StubFailure(500_000, { status: 503 })));
    expect((await send({ body: form("ST-1") })).status).toBe(503);
  });
});
