import type { RouteResult } from "@linehaul/schema/route";
import { authClientRoutes } from "@linehaul/schema/sync/auth-client";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { MOST_REFUSED } from "../rates/door.ts";
import { BEGUN, ORIGIN, SERVICE, startSigningIn } from "../testing/signing-in.ts";

const { cas, gateway, logged } = await startSigningIn({ TRUST_PROXY: "true" });
beforeAll(() => {
  gateway.stubs.on(authClientRoutes.token, async (): Promise<RouteResult<typeof authClientRoutes.token>> => ({
    opened: false,
    reason: "refused",
  }));
});
beforeEach(() => {
  cas.asked = 0;
});

type Door = (address: string) => Promise<Response>;
const post = (path: string, address: string, body: object | string, signal?: AbortSignal): Promise<Response> =>
  gateway.fetch(path, {
    method: "POST",
    ...(signal && { signal }),
    headers: {
      "content-type": "application/json",
      "x-forwarded-for": address,
      origin: ORIGIN,
      cookie: `linehaul_begun=${BEGUN}`,
    },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
const exchange = (address: string, ticket: string, signal?: AbortSignal) =>
  post("/apis-auth/login/cas", address, { ticket, service: SERVICE, deviceId: "d-1" }, signal);
const get = (path: string, address: string, cookie: string) =>
  gateway.fetch(path, { headers: { "x-forwarded-for": address, cookie } });

const DOORS: Readonly<Record<string, Door>> = {
  "a forged ticket": (address) => exchange(address, "ST-forged"),
  "a body that is none": (address) => post("/apis-auth/login/cas", address, "{"),
  "a forged ticket at GraphiQL": (address) =>
    get(`/graphiql?begun=${BEGUN}&ticket=ST-forged`, address, `linehaul_begun=${BEGUN}`),
  "a ticket of a sign-in that was not begun": (address) => get("/graphiql?ticket=ST-forged", address, ""),
  "a wrong secret": (address) => post("/apis-auth/token", address, { appKey: "lh-1", appSecret: "wrong" }),
  "an invented session": (address) => get("/apis-auth/login/check_token", address, "linehaul_session=invented"),
};
let networks = 0;
const somewhere = () => `2001:db8:0:${(++networks).toString(16)}`;

describe("SEC-13 after some 30 refusals in 10 s an address waits", () => {
  test.each(Object.keys(DOORS))("for %s, and nobody is asked any more", async (which) => {
    const door = DOORS[which];
    if (!door) throw new Error("no door");
    const network = somewhere();
    const begin = gateway.stubs.calls.length;
    const answers = await Promise.all(Array.from({ length: 120 }, (_, n) => door(`${network}::${n + 1}`)));
    const turned = answers.filter(({ status }) => status === 429);
    expect(turned.length).toBeGreaterThanOrEqual(120 - MOST_REFUSED - 10);
    expect(turned.length).toBeLessThanOrEqual(120 - MOST_REFUSED);
    for (const { headers } of turned) expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    const tried = 120 - turned.length;
    expect(cas.asked).toBeLessThanOrEqual(tried);
    const calls = gateway.stubs.calls.slice(begin).filter(({ route }) => !route.endsWith("/loginLog/add"));
    expect(calls.length).toBeLessThanOrEqual(tried);
    expect(logged.filter(({ address }) => address.startsWith(`${network}::`)).length).toBeLessThanOrEqual(tried);
    // Whoever has the right ticket waits there too, and elsewhere not.
    expect((await exchange(`${network}::ffff`, cas.issue("admin", SERVICE))).status).toBe(429);
    expect((await exchange(`${somewhere()}::1`, cas.issue("admin", SERVICE))).status).toBe(200);
  });

  test("and good sign-ins do not count: an office comes from one address at nine", async () => {
    const office = `${somewhere()}::1`;
    const all = Array.from({ length: 150 }, () => exchange(office, cas.issue("admin", SERVICE)));
    expect(new Set((await Promise.all(all)).map(({ status }) => status))).toEqual(new Set([200]));
    expect((await exchange(office, "ST-forged")).status).toBe(430);
  });

  test("and a sign-on that is away counts for nobody", async () => {
    const office = `${somewhere()}::1`;
    cas.format = "broken";
    for (let n = 0; n <= MOST_REFUSED; n++) expect((await exchange(office, "ST-1")).status).toBe(502);
    cas.format = "JSON";
    expect((await exchange(office, cas.issue("admin", SERVICE))).status).toBe(200);
  });

  test("and whoever leaves before he is answered counts as refused", async () => {
    const network = somewhere();
    cas.hold = true;
    for (let n = 1; n <= MOST_REFUSED; n++) {
      const leaving = new AbortController();
      const left = exchange(`${network}::1`, "ST-1", leaving.signal);
      await vi.waitFor(() => expect(cas.asked).toBe(n));
      leaving.abort();
      await expect(left).rejects.toThrow("aborted");
    }
    cas.hold = false;
    await expect.poll(async () => (await exchange(`${network}::2`, "ST-1")).status).toBe(429);
  });
});
