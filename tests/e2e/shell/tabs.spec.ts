import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { activePanel, choose, expect, openPage, tab, test, visit } from "../support/console.ts";
import { sessionOf } from "../support/states.ts";

test.use({ storageState: sessionOf("admin") });
const tabNames = (page: Page) => page.getByRole("tab").allTextContents();

test("SHELL-11 home first, an open page is activated, closing goes to the next; pinned ones stay, a tab moves by keys", async ({
  page,
}) => {
  await visit(page);
  await choose(page, "Base configuration", "Currencies");
  await choose(page, "System", "Dictionary management");
  await choose(page, "Permissions", "Roles");
  await choose(page, "Base configuration", "Currencies");
  expect(await tabNames(page)).toEqual(["Home", "Currencies", "Dictionary management", "Roles"]);
  await tab(page, "Dictionary management").click({ button: "right" });
  await expectAccessible(page);
  await page.getByRole("menuitem", { name: "Pin" }).click();
  await expect.poll(() => tabNames(page)).toEqual(["Home", "Dictionary management (pinned)", "Currencies", "Roles"]);
  await tab(page, "Roles").click();
  await tab(page, "Roles").press("Control+Shift+ArrowLeft");
  await expect.poll(() => tabNames(page)).toEqual(["Home", "Dictionary management (pinned)", "Roles", "Currencies"]);
  await tab(page, "Roles").press("Delete");
  await expect(tab(page, "Currencies")).toHaveAttribute("aria-selected", "true");
  await page.reload();
  await expect(tab(page, "Currencies")).toHaveAttribute("aria-selected", "true");
  expect(await tabNames(page)).toEqual(["Home", "Dictionary management (pinned)", "Currencies"]);
  await tab(page, "Currencies").click({ button: "right" });
  await page.getByRole("menuitem", { name: "Close all" }).click();
  await expect.poll(() => tabNames(page)).toEqual(["Dictionary management (pinned)"]);
});

test("SHELL-12 SHELL-13 a form half filled survives a switch, neither shows nor locks meanwhile, has a dot, and is guarded", async ({
  page,
}) => {
  await openPage(page, "CURRENCY");
  await activePanel(page).getByRole("button", { name: "New currency" }).click();
  await page.getByLabel("English name").fill("Half typed");
  await expect(tab(page, /Currencies.*not saved/)).toBeVisible();
  await choose(page, "System", "Dictionary management");
  await expect(page.getByRole("dialog")).toBeHidden();
  await activePanel(page).getByRole("searchbox").first().fill("still usable");
  await tab(page, /Currencies/).click();
  await expect(page.getByLabel("English name")).toHaveValue("Half typed");
  await tab(page, /Currencies/).press("Delete");
  const question = page.getByRole("alertdialog", { name: "Close without saving?" });
  await expectAccessible(page);
  await question.getByRole("button", { name: "Keep editing" }).click();
  await expect(page.getByLabel("English name")).toHaveValue("Half typed");
});
