import { expect, test, vi } from "vitest";
import { ORIGIN, startSigningIn } from "../testing/signing-in.ts";

const { cas, gateway, logged: written } = await startSigningIn({ TRUST_PROXY: "true" });

const HOST = { "x-forwarded-host": "my.localhost" };
const PAGES = { "/admin": "/apis-auth/login/begin", "/graphiql": "/graphiql" } as const;
type Page = keyof typeof PAGES;

/** A browser that begins to sign in: its cookie, and the address that its ticket is for. */
async function begin(page: Page, cookie = "") {
  const away = await gateway.fetch(PAGES[page], { headers: { ...HOST, cookie } });
  const to = new URL(away.headers.get("location") ?? "");
  const [set = ""] = away.headers.getSetCookie();
  return {
    status: away.status,
    to,
    cookie: set.split(";")[0] ?? "",
    set,
    service: to.searchParams.get("service") ?? "",
  };
}
/** A browser that comes back with a ticket: whether it is signed in, or how it is sent to begin anew. */
async function comeBack(page: Page, o: { cookie: string; service: string; ticket: string }): Promise<unknown> {
  const { cookie, service, ticket } = o;
  const link = new URL(service);
  link.searchParams.set("ticket", ticket);
  const body = JSON.stringify({ ticket, service, deviceId: "d-1" });
  const json = { cookie, ...HOST, origin: ORIGIN, "content-type": "application/json" };
  const answer = await (page === "/graphiql"
    ? gateway.fetch(link.pathname + link.search, { headers: { cookie, ...HOST } })
    : gateway.fetch("/apis-auth/login/cas", { method: "POST", headers: json, body }));
  if (answer.headers.getSetCookie().some((set) => set.startsWith("linehaul_session=fresh"))) return "in";
  return [answer.status, answer.headers.get("location")];
}
const ANEW = { "/admin": [430, null], "/graphiql": [302, "/graphiql"] };

test.each(["/admin", "/graphiql"] as const)(
  "SEC-11 at %s a ticket signs in the browser that began, and no other that opens its link",
  async (page) => {
    const attacker = await begin(page);
    expect(attacker.service).toMatch(new RegExp(`^${ORIGIN}${page}\\?begun=[0-9a-f]{32}$`));
    expect(attacker.set).toBe(`${attacker.cookie}; Max-Age=600; Path=/; HttpOnly; SameSite=Lax`);
    const victim = await begin(page);
    expect(victim.cookie).not.toBe(attacker.cookie);
    const plain = { service: ORIGIN + page };
    written.length = 0;
    const issued = () => ({ ticket: cas.issue("attacker", attacker.service) });
    for (const cookie of ["", victim.cookie, "linehaul_begun=", "linehaul_begun=undefined"]) {
      expect(await comeBack(page, { ...attacker, ...issued(), cookie })).toEqual(ANEW[page]);
      expect(await comeBack(page, { ...plain, cookie, ticket: cas.issue("attacker", plain.service) })).toEqual(
        ANEW[page],
      );
    }
    // The address of the victim's own sign-in does not help: the ticket is another's.
    expect(await comeBack("/admin", { ...(await begin("/admin", victim.cookie)), ...issued() })).toEqual(
      ANEW["/admin"],
    );
    await vi.waitFor(() => expect(written.length).toBe(9));
    expect(written.slice(0, 8).every(({ failure, userCode }) => failure === "NOT_BEGUN" && userCode === null)).toBe(
      true,
    );
    expect(await comeBack(page, { ...attacker, ...issued() })).toBe("in");
    expect(await comeBack(page, { ...victim, ticket: cas.issue("victim", victim.service) })).toBe("in");
  },
);

test("SEC-11 windows that begin at once share what was begun, so that none is turned away", async () => {
  const first = await begin("/admin");
  expect(await begin("/admin", first.cookie)).toMatchObject({ cookie: first.cookie, service: first.service });
});

test("AUTH-15 a sign-in that begins on a host that is no site's begins at its site", async () => {
  const answer = await gateway.fetch("/apis-auth/login/begin", { headers: { "x-forwarded-host": "evil.example" } });
  expect([answer.status, answer.headers.get("location")]).toEqual([302, `${ORIGIN}/admin`]);
  expect(answer.headers.getSetCookie()).toEqual([]);
});
