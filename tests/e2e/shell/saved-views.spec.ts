import type { Page } from "@playwright/test";
import { activePanel, expect, openPage, test, visit } from "../support/console.ts";
import { press } from "../support/list.ts";
import { sessionOf } from "../support/states.ts";

test.use({ storageState: sessionOf("admin") });

const cancelled = (page: Page) => activePanel(page).getByRole("button", { name: /^Cancelled( |$)/ });

test("SHELL-12 a view is saved, found in another browser, and opened there by its link", async ({ page, browser }) => {
  const name = `Gone ${Date.now()}`;
  await openPage(page, "ORDER_LIST");
  await cancelled(page).click();
  await press(page, "Views");
  await page.getByRole("button", { name: "Save as a new view…" }).click();
  await page.getByRole("textbox", { name: /^Name/ }).fill(name);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await press(page, name);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const copy = page.getByRole("button", { name: `Copy the link to ${name}` });
  await copy.click();
  await expect(copy).toHaveText("Copied");
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));

  const elsewhere = await browser.newContext({ storageState: sessionOf("admin") });
  const other = await elsewhere.newPage();
  await openPage(other, "ORDER_LIST");
  await press(other, "Views");
  await other.getByRole("button", { name }).click();
  await expect(cancelled(other)).toHaveAttribute("aria-pressed", "true");
  await visit(other, "MY", link.pathname + link.search);
  await expect(activePanel(other).getByRole("button", { name, exact: true })).toBeVisible();
  await expect(cancelled(other)).toHaveAttribute("aria-pressed", "true");
  await elsewhere.close();

  await page.getByRole("button", { name: "Delete…" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(activePanel(page).getByRole("button", { name: "Views" })).toBeVisible();
});
