import type { Page } from "@playwright/test";
import { activePanel, choose, expect, mainMenu, signIn, siteOrigin, tab, test, visit } from "../support/console.ts";
import { sessionOf } from "../support/states.ts";
import { later } from "../support/later.ts";

test.use({ storageState: sessionOf("admin") });

const logo = (page: Page) => mainMenu(page).locator("svg").first();
const places = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search + new URL(page.url()).hash;

test("SHELL-01 / and any unknown path lead to /admin, the one screen", async ({ page }) => {
  await visit(page, "MY", "/");
  await expect(activePanel(page)).toBeVisible();
  expect(places(page)).toBe("/admin");
  await visit(page, "MY", "/no/such/place?moduleCode=CURRENCY");
  await expect(page.getByRole("tab")).toHaveText(["Home"]);
  expect(places(page)).toBe("/admin");
  await visit(page, "MY", "/?moduleCode=CURRENCY");
  await expect(tab(page, "Currencies")).toHaveAttribute("aria-selected", "true");
});

test("SHELL-02 SHELL-07 product and logo, which is MY's own there; a switch of the site carries the page over", async ({
  page,
}) => {
  await visit(page);
  await expect(mainMenu(page)).toContainText("Linehaul");
  const mine = await logo(page).innerHTML();
  await choose(page, "Base configuration", "Currencies");
  const here = page.getByRole("group", { name: "Site" }).getByText("MY");
  await expect(here).toHaveAttribute("aria-current", "true");
  const moved = later(page.waitForRequest((request) => request.url().startsWith(`${siteOrigin("ID")}/admin`)));
  await page.getByRole("group", { name: "Site" }).getByRole("link", { name: "ID" }).click();
  const { searchParams } = new URL((await moved).url());
  expect([searchParams.get("moduleName"), searchParams.get("moduleCode")]).toEqual(["Currencies", "CURRENCY"]);
  expect(searchParams.get("moduleId")).toMatch(/^[0-9a-f-]{36}$/);
  await expect(tab(page, "Currencies")).toHaveAttribute("aria-selected", "true");
  await expect(mainMenu(page)).toContainText("Linehaul");
  expect(await logo(page).innerHTML()).not.toBe(mine);
});

test("SHELL-03 SHELL-05 operations: a greeting by name, the permission platform in a window of its own, quit asks first", async ({
  page,
  context,
}) => {
  await context.route("https://permissions.example.com/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Permissions</title>" }),
  );
  await visit(page);
  await expect(activePanel(page).getByRole("heading", { level: 1 })).toHaveText(/^Good \w+, Lim Wei Jie$/);
  await page.getByRole("button", { name: "Operations" }).click();
  const menu = page.getByRole("menu", { name: "Operations" });
  await expect(menu.getByRole("group", { name: "Hello, Lim Wei Jie" })).toBeVisible();
  const apply = menu.getByRole("menuitem", { name: "Apply for permissions" });
  await expect(apply).toHaveAttribute("rel", "noopener");
  const popup = later(page.waitForEvent("popup"));
  await apply.press("Enter");
  const platform = await popup;
  await expect(platform).toHaveTitle("Permissions");
  expect(await platform.evaluate(() => window.opener)).toBeNull();
  await expect(menu).toHaveCount(0);

  await page.getByRole("button", { name: "Operations" }).click();
  await menu.getByRole("menuitem", { name: "Quit" }).click();
  const question = page.getByRole("alertdialog", { name: "Quit Linehaul?" });
  await question.getByRole("button", { name: "Stay" }).click();
  await expect(question).toBeHidden();
  await page.reload();
  await expect(activePanel(page).getByRole("heading", { level: 1 })).toBeVisible();
});

test("SHELL-15 p in the fragment opens a module; the sign-on never learns of a fragment, and it is there afterwards", async ({
  page,
  visitor,
}) => {
  const met: string[] = [];
  visitor.on("request", (request) => met.push(decodeURIComponent(request.url())));
  await signIn(visitor, "admin", "VN", "/admin?moduleCode=ORDER_LIST#/menu?x=1&p=CURRENCY");
  await expect(tab(visitor, "Currencies")).toHaveAttribute("aria-selected", "true");
  expect(places(visitor)).toBe("/admin");
  expect(met.filter((url) => url.includes("/cas/")).length).toBeGreaterThan(1);
  expect(met.filter((url) => url.includes("CURRENCY"))).toEqual([]);

  await visit(page, "MY", "/admin#/a/place");
  await expect(page.getByRole("tab")).toHaveText(["Home"]);
  expect(places(page)).toBe("/admin#/a/place");
  await page.evaluate(() => {
    location.hash = "#/?p=DICTIONARY";
  });
  await expect(tab(page, "Dictionary management")).toHaveAttribute("aria-selected", "true");
  expect(places(page)).toBe("/admin");
});

test("SHELL-16 moduleCode, moduleId or moduleName restores the active entry, and leaves the address", async ({
  page,
}) => {
  const restored = async (query: Record<string, string>, name: string) => {
    await visit(page, "MY", `/admin?${new URLSearchParams({ ...query, kept: "1" }).toString()}`);
    await expect(tab(page, name)).toHaveAttribute("aria-selected", "true");
    // The address follows what is shown.
    await expect.poll(() => places(page)).toBe("/admin?kept=1");
  };
  await restored({ moduleName: "Whatever", moduleId: "", moduleCode: "CURRENCY" }, "Currencies");
  // The other site need not answer: its address says what is carried over. A page that never came would still be on its way.
  await page.route(`${siteOrigin("ID")}/**`, (route) => route.fulfill({ contentType: "text/html", body: "" }));
  await page.getByRole("group", { name: "Site" }).getByRole("link", { name: "ID" }).click();
  await page.waitForURL(`${siteOrigin("ID")}/**`);
  const moduleId = new URL(page.url()).searchParams.get("moduleId") ?? "";
  await restored({ moduleName: "Roles" }, "Roles");
  await restored({ moduleId }, "Currencies");
});
