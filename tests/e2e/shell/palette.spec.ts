import { demoCustomers } from "@linehaul/kit/demo/customers";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { activePanel, expect, mainMenu, openPage, signIn, tab, test, visit } from "../support/console.ts";
import { sessionOf } from "../support/states.ts";
import { later } from "../support/later.ts";

test.use({ storageState: sessionOf("admin") });

/** Keys of the console are heard a moment after the page is there. */
const pressUntil = (page: Page, key: string, isHeard: () => Promise<void>): Promise<void> =>
  expect(async () => {
    await page.keyboard.press(key);
    await isHeard();
  }).toPass();

const customer = demoCustomers().find((c) => c.site === "MY")!;

test("SHELL-10 the palette finds pages, actions and records, by keys alone", async ({ page }) => {
  await openPage(page, "ORDER_LIST");
  const waybill = (await activePanel(page).getByRole("table").getByRole("link").first().textContent()) ?? "";
  const box = page.getByRole("combobox", { name: "Go to anything" });
  await pressUntil(page, "ControlOrMeta+k", () => expect(box).toBeFocused({ timeout: 1_000 }));
  await expectAccessible(page);
  await box.fill(waybill);
  // Shown in groups of digits.
  const grouped = new RegExp(Array.from(waybill).join(" ?"));
  await expect(page.getByRole("group", { name: "Records" }).getByRole("option")).toContainText(grouped);
  await page.keyboard.press("Enter");
  await expect(tab(page, /^SF/)).toHaveAttribute("aria-selected", "true");

  await page.keyboard.press("ControlOrMeta+k");
  await box.fill(customer.customerCode);
  await page.getByRole("group", { name: "Records" }).getByRole("option", { name: customer.nameEn }).first().click();
  await expect(tab(page, customer.nameEn)).toHaveAttribute("aria-selected", "true");

  await page.keyboard.press("ControlOrMeta+k");
  await box.fill("curr");
  await page.keyboard.press("Enter");
  await expect(tab(page, "Currencies")).toHaveAttribute("aria-selected", "true");

  await page.keyboard.press("ControlOrMeta+k");
  await box.fill("dark");
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveClass(/dark/);
  await page.evaluate(() => localStorage.removeItem("linehaul.theme"));
});

test("? shows the keys, / goes to the search of the page", async ({ page }) => {
  await openPage(page, "CURRENCY");
  await expect(activePanel(page).getByRole("table")).toBeVisible();
  const keys = page.getByRole("dialog", { name: "Keys" });
  await pressUntil(page, "?", () => expect(keys).toBeVisible({ timeout: 1_000 }));
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.keyboard.press("/");
  await expect(activePanel(page).getByRole("searchbox")).toBeFocused();
});

test("SHELL-10 the keyword select of the menu jumps to any leaf", async ({ page }) => {
  await visit(page);
  await page.getByRole("combobox", { name: "Find a page" }).fill("dictionary");
  await page.keyboard.press("Enter");
  await expect(tab(page, "Dictionary management")).toHaveAttribute("aria-selected", "true");
});

test("SHELL-09 one branch is open at a time, mini mode keeps the icons, a marked page is a favourite in every browser", async ({
  visitor: page,
  browser,
}) => {
  // Favourites are a user's, at every site: nobody else signs in as she and looks at hers.
  await signIn(page, "permission.admin", "ID");
  const menu = mainMenu(page);
  await menu.getByRole("button", { name: "Permissions" }).click();
  await menu.getByRole("button", { name: "System" }).click();
  await expect(menu.getByRole("button", { name: "Permissions" })).toHaveAttribute("aria-expanded", "false");
  // Its pages stay for the next time; no key comes to them.
  await expect(menu.locator("[aria-hidden] a").first()).toBeHidden();
  await menu.getByRole("button", { name: "Permissions" }).focus();
  await page.keyboard.press("Tab");
  await expect(menu.getByRole("button", { name: "System" })).toBeFocused();
  const star = menu.getByRole("button", { name: "Add Dictionary management to the favourites" });
  const saved = later(page.waitForResponse((r) => r.request().postData()?.includes("menu.favourites") ?? false));
  await star.click();
  await saved;
  await expect(menu.getByRole("button", { name: "Favourites", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Fold the menu" }).click();
  await expect(menu.getByRole("link")).toHaveCount(0);
  const other = await browser.newContext({ storageState: await page.context().storageState() });
  const elsewhere = await other.newPage();
  await visit(elsewhere, "ID");
  await expect(mainMenu(elsewhere).getByRole("button", { name: "Favourites", exact: true })).toBeVisible();
  await other.close();
});
