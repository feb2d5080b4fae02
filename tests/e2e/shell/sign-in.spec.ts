import type { Page } from "@playwright/test";
import { addresses } from "../support/address.ts";
import { activePanel, choose, expect, signIn, siteOrigin, tab, test, visit } from "../support/console.ts";
import { ask, logLines, newTraceId, operation } from "../support/session.ts";
import { later } from "../support/later.ts";

// Each test has a user of its own: signing in ends the user's earlier session on the site.

/** Signs in and keeps what the console sent to exchange its ticket. */
async function exchangeOf(page: Page, userName: string): Promise<string> {
  const exchange = later(page.waitForRequest((request) => request.url().endsWith("/apis-auth/login/cas")));
  await signIn(page, userName);
  return (await exchange).postData() ?? "";
}
const errorCode = (body: string): unknown => (JSON.parse(body) as { errorCode: unknown }).errorCode;

test("AUTH-01 AUTH-15 a visitor signs on and comes back to the page that he asked for", async ({ page }) => {
  await signIn(page, "auditor", "MY", `/admin?pageInfo=${encodeURIComponent("moduleCode|CURRENCY")}`);
  await expect(activePanel(page).getByRole("heading", { name: /^Currencies/ })).toBeVisible();
  expect(new URL(page.url()).search).toBe("");
});

test("AUTH-02 AUTH-06 a ticket is exchanged once, by its own site, with a device", async ({ page, complaints }) => {
  complaints.expect(/Failed to load resource.*\/apis-auth\/login\/cas/);
  const body = await exchangeOf(page, "credit.reviewer");
  const exchange = (more: object) =>
    ask(page, "/apis-auth/login/cas", { method: "POST", body: JSON.stringify({ ...JSON.parse(body), ...more }) });
  const again = await exchange({});
  expect([again.status, errorCode(again.body)]).toEqual([430, "09020101"]);
  expect((await exchange({ ticket: "ST-forged" })).status).toBe(430);
  expect(errorCode((await exchange({ service: "http://evil.example/admin" })).body)).toBe("09020701");
  expect(errorCode((await exchange({ deviceId: undefined })).body)).toBe("09020601");
  expect(errorCode((await exchange({ appKey: "console-my", appSecret: "guess" })).body)).toBe("09020110");
});

/** The address that the sign-on sends this browser to, with a ticket that nobody has spent. Node can't resolve `*.localhost`. */
async function ticketLink(page: Page, service: string): Promise<string> {
  const { signon } = addresses();
  const cookie = (await page.context().cookies(`${signon}/cas`))
    .map(({ name, value }) => `${name}=${value}`)
    .join("; ");
  const asked = `http://127.0.0.1:${new URL(signon).port}/cas/login?service=${encodeURIComponent(service)}`;
  return (await fetch(asked, { redirect: "manual", headers: { cookie } })).headers.get("location") ?? "";
}

test("SEC-11 a link with somebody else's ticket signs nobody in as him", async ({ page, visitor, complaints }) => {
  complaints.expect(/430 .*\/apis-auth\/login\/cas/);
  await signIn(page, "credit.reviewer", "VN");
  for (const own of ["/admin", "/graphiql", `/admin?begun=${"0".repeat(32)}`]) {
    const link = await ticketLink(page, siteOrigin("VN") + own);
    expect(link).toContain("ticket=ST-");
    await visitor.goto(link);
    await expect(visitor.getByRole("heading", { name: "Sign in" })).toBeVisible();
    const cookies = await visitor.context().cookies(siteOrigin("VN"));
    expect(cookies.map(({ name }) => name)).toEqual(["linehaul_begun"]);
  }
});

test("AUTH-02 AUTH-03 the cookie is the host's own, for http alone, and no script sees it; check_token says whose it is", async ({
  page,
  context,
}) => {
  await signIn(page, "customer.manager");
  const cookies = await context.cookies(siteOrigin("MY"));
  expect(cookies).toMatchObject([
    { name: "linehaul_session", domain: "my.localhost", httpOnly: true, sameSite: "Lax" },
  ]);
  expect(await page.evaluate(() => document.cookie)).toBe("");
  const { status, body } = await ask(page, "/apis-auth/login/check_token");
  expect(status).toBe(200);
  expect(JSON.parse(body)).toMatchObject({ success: true, obj: { userName: "customer.manager" } });
});

// Both sign in as one user at VN: one after the other, or each would end the other's session.
test.describe("one after the other", () => {
  test.describe.configure({ mode: "default" });

  test("SEC-11 AUTH-04 sign-out as a link asks first", async ({ page }) => {
    await signIn(page, "content.editor", "VN");
    await visit(page, "VN", "/apis-auth/login/logout");
    await expect(page.getByRole("heading", { name: "Sign out?" })).toBeVisible();
    await page.getByRole("link", { name: "Back to Linehaul" }).click();
    await expect(activePanel(page)).toBeVisible();
    await visit(page, "VN", "/apis-auth/login/logout");
    await page.getByRole("button", { name: "Sign out" }).click();
    await expect(page.getByRole("heading", { name: "You are signed out" })).toBeVisible();
    await visit(page, "VN");
    await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  });

  test("SHELL-19 SHELL-07 FLT-17 the other sites sign in silently, each with a session of its own; signing out at the sign-on, in another tab, ends them all, and the open tab says so by itself", async ({
    page,
    context,
    complaints,
  }) => {
    complaints.expect(/401 \(Unauthorized\)/);
    await signIn(page, "content.editor");
    for (const site of ["ID", "VN"] as const) {
      await page.getByRole("group", { name: "Site" }).getByRole("link", { name: site }).click();
      await expect(activePanel(page)).toBeVisible();
      expect(new URL(page.url()).origin).toBe(siteOrigin(site));
      await expect(page.getByRole("group", { name: "Site" }).locator("[aria-current]")).toHaveText(site);
    }
    // Opening another site never ends the session of an earlier one (AUTH-07).
    await visit(page);
    await expect(activePanel(page)).toBeVisible();
    const sessions = (await context.cookies()).filter((cookie) => cookie.name === "linehaul_session");
    expect(sessions.map((cookie) => cookie.domain).sort()).toEqual(["id.localhost", "my.localhost", "vn.localhost"]);

    const notices = page.getByRole("region", { name: "Notices" });
    await expect(notices).toBeEmpty();
    const other = await context.newPage();
    await other.goto(`${addresses().signon}/cas/logout`);
    await expect(other.getByRole("heading", { name: "You are signed out" })).toBeVisible();
    await expect(notices).toContainText("Your session ended");
    for (const site of ["MY", "ID", "VN"] as const) {
      await visit(page, site);
      await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
    }
  });
});

test("AUTH-05 a session that is gone leads to the sign-on and back, with the tabs", async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(/401 \(Unauthorized\)/);
  await signIn(page, "support", "ID");
  await choose(page, "Base configuration", "Currencies");
  await expect(activePanel(page).getByRole("table")).toBeVisible();
  await context.clearCookies({ name: "linehaul_session" });
  await choose(page, "Order management", "Order list");
  await expect(activePanel(page).getByRole("table", { name: "Orders" })).toBeVisible();
  await expect(tab(page, "Currencies")).toBeVisible();
});

test("AUTH-08 AUTH-09 AUTH-12 the role in force is one that the user holds, whatever the request claims; its trace id stands in the logs of the gateway and of the service that it reached", async ({
  page,
}) => {
  await signIn(page, "support", "VN");
  const roleOf = async (headers: Record<string, string>) => {
    const { body } = await operation(page, "queryShellQuery", { headers });
    return (JSON.parse(body) as { data: { viewer: { role: { roleCode: string } } } }).data.viewer.role.roleCode;
  };
  expect(await roleOf({})).toBe("SUPPORT_ENGINEER");
  expect(await roleOf({ "x-role-id": "ADMINISTRATOR" })).toBe("SUPPORT_ENGINEER");
  expect(await roleOf({ "x-role-id": "018f0000-0000-7000-8000-000000000000" })).toBe("SUPPORT_ENGINEER");
  const traceId = newTraceId();
  const variables = { first: 5, after: null, last: null, before: null, filter: null, sort: "CREATED_AT_DESC" };
  const { status } = await operation(page, "orderListPageQuery", { variables, headers: { "x-trace-id": traceId } });
  expect(status).toBe(200);
  await expect.poll(() => logLines("gateway", traceId).length).toBeGreaterThan(0);
  await expect.poll(() => logLines("order", traceId).length).toBeGreaterThan(0);
});

test("SEC-18 AUTH-04 who is not let in at a site is shown the way to his own; there he is told that he has no role; he quits", async ({
  visitor,
  complaints,
}) => {
  complaints.expect(/Failed to load resource.*\/apis-auth\/login\/cas/);
  await test.step("SEC-18 refused, with the way to his site", async () => {
    await visit(visitor, "VN");
    await visitor.getByRole("button", { name: /^norole\b/ }).click();
    const refused = visitor.getByRole("alert");
    await expect(refused).toContainText("None of your data groups opens this site.");
    await refused.getByRole("link", { name: "Go to Malaysia" }).click();
    await expect(activePanel(visitor).getByRole("heading", { name: "Your account has no role yet" })).toBeVisible();
    expect(new URL(visitor.url()).origin).toBe(siteOrigin("MY"));
  });
  await test.step("AUTH-04 quitting ends the session here and at the sign-on", async () => {
    await visitor.getByRole("button", { name: "Operations" }).click();
    await visitor.getByRole("menuitem", { name: "Quit" }).click();
    await visitor.getByRole("button", { name: "Quit", exact: true }).click();
    await expect(visitor.getByRole("heading", { name: "You are signed out" })).toBeVisible();
    await visit(visitor, "MY");
    await expect(visitor.getByRole("heading", { name: "Sign in" })).toBeVisible();
  });
});
