import type { Page } from "@playwright/test";
import { activePanel, expect, openPage, signIn, test } from "../support/console.ts";
import { sessionOf } from "../support/states.ts";

// The journey of every catalogue, with the currencies as its example.

const table = (page: Page) => activePanel(page).getByRole("table", { name: "Currencies" });
const row = (page: Page, code: string) => table(page).getByRole("row", { name: new RegExp(`^${code} `) });
const search = async (page: Page, text: string) => {
  const box = activePanel(page).getByRole("searchbox", { name: "Code or name" });
  await box.fill(text);
  await box.press("Enter");
};

test.describe("an administrator", () => {
  test.use({ storageState: sessionOf("admin") });
  test.beforeEach(async ({ page }) => {
    await openPage(page, "CURRENCY");
    await expect(table(page)).toBeVisible();
  });

  test("creates a currency, edits it, takes it out of use and brings it back", async ({ page }) => {
    await activePanel(page).getByRole("button", { name: "New currency" }).click();
    const form = page.getByRole("dialog");
    await form.getByLabel("Code").fill("XTS");
    await form.getByLabel("Symbol").fill("¤");
    await form.getByLabel("English name").fill("Code for testing");
    await form.getByLabel("Chinese name").fill("测试代码");
    await form.getByLabel("Rate to CNY").fill("1.25");
    await form.getByLabel("Sort").fill("9000");
    await form.getByRole("button", { name: "Save" }).click();
    await expect(form).toBeHidden();
    await search(page, "XTS");
    await expect(row(page, "XTS")).toContainText("1.25");

    await row(page, "XTS").getByRole("button", { name: "Edit XTS" }).click();
    await page.getByRole("dialog").getByLabel("Rate to CNY").fill("2.5");
    await page.keyboard.press("Control+Enter");
    await expect(row(page, "XTS")).toContainText("2.5");

    await row(page, "XTS").getByRole("button", { name: "Disable XTS" }).click();
    const question = page.getByRole("alertdialog", { name: "Disable XTS?" });
    await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
    await question.getByRole("button", { name: "Disable" }).click();
    await expect(row(page, "XTS")).toContainText("Disabled");
    await row(page, "XTS").getByRole("button", { name: "Enable XTS" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Enable" }).click();
    await expect(row(page, "XTS")).toContainText("Enabled");
  });

  test("TXT-01 what is wrong is said at its field, in the form and by the server alike", async ({ page }) => {
    await activePanel(page).getByRole("button", { name: "New currency" }).click();
    const form = page.getByRole("dialog");
    await form.getByLabel("Code").fill("my");
    await form.getByRole("button", { name: "Save" }).click();
    await expect(form.getByText("Three capital letters, as in ISO 4217")).toBeVisible();
    await expect(form.getByText("This field is required").first()).toBeVisible();
    // The server's word: the code is there already.
    await form.getByLabel("Code").fill("MYR");
    await form.getByLabel("Symbol").fill("RM");
    await form.getByLabel("English name").fill("Again");
    await form.getByLabel("Chinese name").fill("又一个");
    await form.getByLabel("Rate to CNY").fill("1");
    await form.getByRole("button", { name: "Save" }).click();
    await expect(form.getByText("Already in use")).toBeVisible();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Discard" }).click();
    await expect(form).toBeHidden();
  });

  test("two who edit the same row: the second is told, and nothing is lost", async ({ page, context }) => {
    const other = await context.newPage();
    await openPage(other, "CURRENCY");
    for (const one of [page, other]) {
      await search(one, "SGD");
      await row(one, "SGD").getByRole("button", { name: "Edit SGD" }).click();
      await one
        .getByRole("dialog")
        .getByLabel("Sort")
        .fill(one === page ? "801" : "802");
    }
    await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    await expect(row(page, "SGD")).toContainText("801");
    await other.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    await expect(other.getByRole("alert")).toContainText("Somebody else changed this meanwhile");
    await expect(other.getByRole("dialog").getByLabel("Sort")).toHaveValue("802");
  });
});

test("AUTH-09 a reader sees no button that he may not press", async ({ page }) => {
  await signIn(page, "auditor", "ID");
  await openPage(page, "CURRENCY", "ID");
  await expect(table(page)).toBeVisible();
  await expect(activePanel(page).getByRole("button", { name: "New currency" })).toHaveCount(0);
  await expect(activePanel(page).getByRole("button", { name: /^(Edit|Disable) / })).toHaveCount(0);
});

test("SHELL-18 a page that the role does not hold is not opened", async ({ page }) => {
  await signIn(page, "credit.reviewer", "ID");
  await openPage(page, "CURRENCY", "ID");
  await expect(page.getByText("You have no access to Currencies")).toBeVisible();
});
