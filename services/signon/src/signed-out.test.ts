import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { signonBrowser } from "./testing/browser.ts";
import { startSites, type Told } from "./testing/sites.ts";

type Browser = Awaited<ReturnType<typeof signonBrowser>>;
let at: Awaited<ReturnType<typeof startSites>>;
let browser: Browser;
beforeAll(async () => {
  at = await startSites();
});
afterAll(() => at.close());
beforeEach(async () => {
  at.told.length = 0;
  at.statuses.length = 0;
  browser = await signonBrowser(undefined, { sites: at.sites, telling: { pausesMs: [0, 0] } });
});
afterEach(() => browser.close());

/** Signed in at a service, whose gateway has shown the ticket; the ticket. */
async function signedIn(service: string, userName = "admin"): Promise<string> {
  const ticket = await browser.signIn(userName, "linehaul", service);
  expect(await browser.validate(service, ticket)).toContain(`<cas:user>${userName}</cas:user>`);
  return ticket;
}
async function silently(service: string): Promise<string> {
  const ticket = browser.ticketOf(await browser.get(`/cas/login?service=${encodeURIComponent(service)}`));
  await browser.validate(service, ticket);
  return ticket;
}
const signOut = () => browser.get("/cas/logout");
const ticketOf = ({ body }: Told): string =>
  /<samlp:SessionIndex>(.*)<\/samlp:SessionIndex>/.exec(new URLSearchParams(body).get("logoutRequest") ?? "")?.[1] ??
  "none";
const ticketsIn = (told: readonly Told[]): string[] => told.map(ticketOf);

describe("FLT-17 whoever signs out at the sign-on", () => {
  test("is signed out of every service that it vouched for: each is told its ticket, where it was made for", async () => {
    const service = `${at.my}?begun=0123`;
    const tickets = [await signedIn(service), await silently(at.id)];
    expect((await signOut()).statusCode).toBe(200);
    await vi.waitFor(() => expect(at.told).toHaveLength(2));
    expect(at.told.map(({ to }) => to).sort()).toEqual([`POST ${at.id.slice(7)}`, `POST ${service.slice(7)}`].sort());
    expect(ticketsIn(at.told).sort()).toEqual(tickets.sort());
    const [{ type, body } = { type: "", body: "" }] = at.told;
    expect(type).toBe("application/x-www-form-urlencoded");
    expect([...new URLSearchParams(body).keys()]).toEqual(["logoutRequest"]);
    expect(new URLSearchParams(body).get("logoutRequest")).toMatch(
      /^<samlp:LogoutRequest xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" ID="LR-[0-9a-f]{32}" Version="2.0" IssueInstant="2026-11-20T00:00:00.000Z">/,
    );
  });

  test("is told of once, and of nobody else", async () => {
    await signedIn(at.my);
    const other = browser;
    browser = await signonBrowser(undefined, { sites: at.sites });
    await signOut();
    const ticket = await signedIn(at.id, "support");
    await signOut();
    await signOut();
    await vi.waitFor(() => expect(ticketsIn(at.told)).toEqual([ticket]));
    await other.close();
  });

  test("is told of also when the sign-in was too old by then, or was followed by another in the same browser", async () => {
    const first = await signedIn(at.my);
    browser.pass(9 * 3_600_000);
    const second = await signedIn(at.id, "support");
    await signOut();
    await vi.waitFor(() => expect(ticketsIn(at.told).sort()).toEqual([first, second].sort()));
  });

  test("comes in nowhere by a ticket that was not shown until then", async () => {
    const ticket = await browser.signIn("admin", "linehaul", at.my);
    await signOut();
    expect(await browser.validate(at.my, ticket)).toContain('code="INVALID_TICKET"');
    expect(at.told).toEqual([]);
  });

  test("does not wait for a service that does not answer, nor does the end of the sign-on", async () => {
    at.statuses.push(null);
    await signedIn(at.my);
    expect((await signOut()).body).toContain("signed out");
    await vi.waitFor(() => expect(at.told).toHaveLength(1));
    await browser.close();
  });

  test.each([
    ["503", [503, 503], 3],
    ["429", [429], 2],
    ["500 each time", [500, 500, 500], 3],
  ])("is told of again where the service answered %s", async (_what, statuses, times) => {
    at.statuses.push(...statuses);
    await signedIn(at.my);
    await signOut();
    await vi.waitFor(() => expect(at.told).toHaveLength(times));
    expect(new Set(ticketsIn(at.told)).size).toBe(1);
  });

  test("is told of once where a service declines or sends elsewhere", async () => {
    at.statuses.push(403, 302);
    await signedIn(at.my);
    await silently(at.id);
    await signOut();
    await vi.waitFor(() => expect(at.told).toHaveLength(2));
    await signedIn(at.my);
    await signOut();
    await vi.waitFor(() => expect(at.told.length).toBeGreaterThan(2));
    expect(new Set(ticketsIn(at.told)).size).toBe(at.told.length);
  });
});
