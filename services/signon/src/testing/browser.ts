import type { LightMyRequestResponse } from "fastify";
import { buildSignon } from "../app.ts";
import type { SignonOptions } from "../signon.ts";
import { demoUsers } from "../users.ts";

const SITES = new Map([
  ["MY", "http://my.localhost:4300"],
  ["ID", "http://id.localhost:4300"],
]);

const users = demoUsers();

/** A browser with one cookie jar before a sign-on of its own, whose clock only `pass` moves. */
export async function signonBrowser(casUrl = "http://sso.localhost:4304/cas", more: Partial<SignonOptions> = {}) {
  let clock = Date.UTC(2026, 10, 20);
  const app = await buildSignon({
    casUrl: new URL(casUrl),
    sites: SITES,
    users: await users,
    now: () => clock,
    ...more,
  });
  const jar = new Map<string, string>();

  const keep = (response: LightMyRequestResponse) => {
    for (const { name, value } of response.cookies) jar.set(name, value);
    return response;
  };
  const get = async (url: string, headers: Record<string, string> = {}) =>
    keep(await app.inject({ url, headers, cookies: Object.fromEntries(jar) }));
  const post = async (fields: Record<string, string>) =>
    keep(
      await app.inject({
        method: "POST",
        url: "/cas/login",
        cookies: Object.fromEntries(jar),
        headers: { "content-type": "application/x-www-form-urlencoded" },
        payload: new URLSearchParams(fields).toString(),
      }),
    );
  const ticketOf = (response: LightMyRequestResponse): string =>
    new URL(String(response.headers.location)).searchParams.get("ticket") ?? "";
  /** The token of a fresh form. */
  const form = async (): Promise<string> =>
    /name="execution" value="([^"]+)"/.exec((await get("/cas/login?renew=true")).body)?.[1] ?? "";
  const signIn = async (username: string, password: string, service: string): Promise<string> =>
    ticketOf(await post({ username, password, service, execution: await form() }));

  return {
    get,
    post,
    form,
    signIn,
    ticketOf,
    close: () => app.close(),
    pass: (ms: number) => {
      clock += ms;
    },
    validate: async (service: string, ticket: string, more = ""): Promise<string> =>
      (await get(`/cas/p3/serviceValidate?service=${encodeURIComponent(service)}&ticket=${ticket}${more}`)).body,
    signedInCookie: async (): Promise<LightMyRequestResponse["cookies"][number]> => {
      const response = await post({ username: "admin", password: "linehaul", execution: await form() });
      const cookie = response.cookies.find((c) => c.name === "linehaul_signon");
      if (cookie === undefined) throw new Error("signed in without a cookie");
      return cookie;
    },
  };
}
