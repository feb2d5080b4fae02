import type { Page } from "@playwright/test";
import type { ModuleCode } from "@linehaul/schema/modules";
import { activePanel, choose, expect, openPage, test } from "../support/console.ts";
import { without } from "../support/control.ts";
import { sessionOf } from "../support/states.ts";

test.use({ storageState: sessionOf("admin") });

/** How long a part stays away after what is looked for was seen, in seconds: by hand it can be as long as one likes. */
const LONGER_MS = Number(process.env["AWAY_SECONDS"] ?? "0") * 1_000;
const longer = (page: Page): Promise<void> => page.waitForTimeout(LONGER_MS);
const notices = (page: Page) => page.getByRole("region", { name: "Notices" });

test.beforeEach(({ complaints }) => {
  // What the console asks by itself meanwhile fails, and React names what a boundary caught.
  complaints.expect(/Failed to load resource|ERR_CONNECTION|ERR_INCOMPLETE|GraphFailure/);
});
async function opened(page: Page, code: ModuleCode, title: string): Promise<void> {
  await openPage(page, code);
  await expect(activePanel(page).getByRole("table", { name: title })).toBeVisible();
  // The page has all its parts: of one that is on its way as the gateway ends, a browser never asks again for what it shares with others.
  await expect(activePanel(page).getByRole("button", { name: "Views" })).toBeVisible();
  // Gone when the page is loaded anew.
  await page.evaluate(() => document.body.setAttribute("data-first", "yes"));
}
test.afterEach(({ page }) => expect(page.locator("body[data-first=yes]")).toBeAttached());

test("FLT-11 the gateway is away while a form is open: a line says so and goes by itself, what was typed stays and is saved", async ({
  page,
  attempt,
}) => {
  await opened(page, "CURRENCY", "Currencies");
  await activePanel(page).getByRole("button", { name: "New currency" }).click();
  const form = page.getByRole("dialog");
  await form.getByLabel("Code").fill(`XT${"YZABCDEFGH".charAt(attempt % 10)}`);
  await form.getByLabel("Symbol").fill("¤");
  await form.getByLabel("English name").fill("Typed before");
  await form.getByLabel("Chinese name").fill("之前");
  await form.getByLabel("Rate to CNY").fill("1");
  await without("gateway", async () => {
    await expect(notices(page)).toContainText("can't be reached");
    await longer(page);
  });
  await expect(notices(page)).toHaveText("");
  await expect(form.getByLabel("English name")).toHaveValue("Typed before");
  await form.getByLabel("Sort").fill("9001");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form).toBeHidden();
});

test("FLT-11 the admin service is away while a drawer is open: it stays, and so does what was typed in it", async ({
  page,
}) => {
  await opened(page, "PERM_LEAF_ACCOUNT", "Leaf accounts");
  await activePanel(page).getByRole("button", { name: "auditor", exact: true }).click();
  const drawer = page.getByRole("dialog");
  await drawer.getByRole("button", { name: "Grant a role" }).click();
  const form = page.getByRole("dialog", { name: "Grant a role" });
  await form.getByLabel("First day").fill("2026-01-02");
  await form.getByRole("combobox", { name: "Role" }).selectOption({ index: 1 });
  await without("admin", async () => {
    await form.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("A back-end service can't be reached.").first()).toBeVisible();
    await longer(page);
  });
  await expect(notices(page)).toHaveText("");
  await expect(form.getByLabel("First day")).toHaveValue("2026-01-02");
});

test("FLT-11 the gateway is away while a page is filled in: nothing on it is lost, and it is checked when the gateway is back", async ({
  page,
}) => {
  await openPage(page, "PERM_BATCH");
  const names = activePanel(page).getByRole("textbox", { name: "User names or work numbers" });
  await names.fill("auditor, nobody-of-that-name");
  await page.evaluate(() => document.body.setAttribute("data-first", "yes"));
  await activePanel(page).getByRole("checkbox").first().check();
  await without("gateway", async () => {
    await expect(notices(page)).toContainText("can't be reached");
    await longer(page);
  });
  await expect(notices(page)).toHaveText("");
  await expect(names).toHaveValue("auditor, nobody-of-that-name");
  await expect(activePanel(page).getByRole("checkbox").first()).toBeChecked();
  await activePanel(page).getByRole("button", { name: "Check first" }).click();
  await expect(activePanel(page).getByRole("row", { name: /nobody-of-that-name/ })).toContainText("No such account");
});

test("FLT-11 a dialog whose code has not come is opened while the gateway is away: it comes by itself when it is back", async ({
  page,
}) => {
  // A browser that never has time: nothing comes before it is asked for.
  await page.addInitScript(() => Reflect.deleteProperty(window, "requestIdleCallback"));
  await opened(page, "CURRENCY", "Currencies");
  await without("gateway", async () => {
    await expect(notices(page)).toContainText("can't be reached");
    await activePanel(page).getByRole("button", { name: "New currency" }).click();
    await longer(page);
    await expect(page.getByRole("dialog")).toBeHidden();
  });
  await expect(page.getByRole("dialog", { name: "New currency" })).toBeVisible({ timeout: 45_000 });
});

for (const part of ["gateway", "order"] as const)
  test(`FLT-11 a page that is opened while the ${part} is away comes by itself when it is back`, async ({ page }) => {
    // Nothing is brought ahead: what breaks off on its way takes a reload (e2e/shell/notices.spec.ts).
    await page.addInitScript(() => Reflect.deleteProperty(window, "requestIdleCallback"));
    await opened(page, "CURRENCY", "Currencies");
    await without(part, async () => {
      if (part === "gateway") await expect(notices(page)).toContainText("can't be reached");
      await choose(page, "Order management", "Order list");
      await expect(activePanel(page).getByRole("alert")).toContainText("It is tried again by itself.");
      await longer(page);
    });
    await expect(activePanel(page).getByRole("table", { name: "Orders" })).toBeVisible({ timeout: 45_000 });
  });
