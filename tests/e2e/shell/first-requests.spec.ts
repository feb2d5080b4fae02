import type { Page, Request } from "@playwright/test";
import { operationId } from "../../house/operations.ts";
import { activePanel, expect, openPage, signIn, tab, test, visit } from "../support/console.ts";
import { sessionOf } from "../support/states.ts";
import { later } from "../support/later.ts";

/** Requests for one of the console's operations. */
const asksFor = (name: string) => (request: Request) =>
  request.url().endsWith("/graphql") && (request.postData() ?? "").includes(operationId(name));
/** What a page asked of its own server, in order. */
function listen(page: Page) {
  const asked: Request[] = [];
  page.on("request", (request) => asked.push(request));
  return {
    times: (name: string) => asked.filter(asksFor(name)).length,
    paths: () => asked.map((request) => new URL(request.url()).pathname),
  };
}

test.describe("signed in", () => {
  test.use({ storageState: sessionOf("admin") });

  test("the page's rows are asked for before it is known who is signed in, once; no other page is started", async ({
    page,
  }) => {
    const heard = listen(page);
    const released = Promise.withResolvers<void>();
    await page.route("**/graphql", async (route) => {
      if (asksFor("queryShellQuery")(route.request())) await released.promise;
      await route.fallback();
    });
    const rows = later(page.waitForResponse((response) => asksFor("orderListPageQuery")(response.request())));
    await openPage(page, "ORDER_LIST");
    expect((await rows).status()).toBe(200);
    await expect(tab(page, "Order list")).toHaveCount(0);

    released.resolve();
    await expect(activePanel(page).getByRole("row").nth(1)).toBeVisible();
    await expect(tab(page, "Home")).toBeVisible();
    expect(["queryShellQuery", "orderListPageQuery", "orderCardQuery"].map(heard.times)).toEqual([1, 1, 0]);
  });

  test("SHELL-12 a window that is read again asks at once for the tab that was in front, as it was left", async ({
    page,
  }) => {
    await openPage(page, "CURRENCY");
    await activePanel(page).getByRole("columnheader", { name: "Code" }).getByRole("button").first().click();
    await expect(activePanel(page).getByRole("row").nth(1)).toBeVisible();
    const released = Promise.withResolvers<void>();
    await page.route("**/graphql", async (route) => {
      if (asksFor("queryShellQuery")(route.request())) await released.promise;
      await route.fallback();
    });
    const heard = listen(page);
    const early = later(page.waitForRequest(asksFor("currencyPageQuery")));
    await page.reload({ waitUntil: "commit" });
    await early;
    released.resolve();
    await expect(activePanel(page).getByRole("row").nth(1)).toBeVisible();
    expect(heard.times("currencyPageQuery")).toBe(1);
  });

  test("what the address asks for comes with the document, and is fetched once", async ({ page }) => {
    const heard = listen(page);
    await openPage(page, "ORDER_LIST");
    await expect(activePanel(page).getByRole("row").nth(1)).toBeVisible();
    const html = await page.evaluate(async (address) => (await fetch(address)).text(), "/admin?moduleCode=ORDER_LIST");
    const named = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, path]) => path ?? "");
    const fetched = heard.paths().filter((path) => path.endsWith(".js"));
    expect(named.some((path) => path.includes("order-list-page"))).toBe(true);
    expect(named.filter((path) => !fetched.includes(path))).toEqual([]);
    expect(fetched.filter((path, n) => fetched.indexOf(path) !== n)).toEqual([]);
  });
});

test("AUTH-01 AUTH-02 SHELL-18 nothing is asked of the graph before a ticket has become a session; then a page that the role may not open does no harm by being asked for", async ({
  page,
}) => {
  const heard = listen(page);
  const address = "/admin?moduleCode=CURRENCY";
  await visit(page, "ID", address);
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  const before = heard.paths();
  expect(before).not.toContain("/graphql");
  // Nor does the code come, for who leaves at once.
  expect(before.filter((path) => path.includes("/libraries-"))).toEqual([]);

  await signIn(page, "content.editor", "ID", address);
  await expect(page.getByText("You have no access to Currencies")).toBeVisible();
  const after = heard.paths().slice(before.length);
  expect(after.indexOf("/graphql")).toBeGreaterThan(after.indexOf("/apis-auth/login/check_token"));
  expect(heard.times("currencyPageQuery")).toBe(1);
  // The refusal of what was asked early is told to nobody.
  await expect(page.getByText(/no access|not allowed/)).toHaveCount(1);
  await expect(page.getByRole("tab")).toHaveCount(1);
  await expect(tab(page, "Home")).toHaveAttribute("aria-selected", "true");
});
