import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { activePanel, expect, openPage, signIn, test } from "../support/console.ts";
import { sessionOf } from "../support/states.ts";

const table = (page: Page) => activePanel(page).getByRole("table", { name: "Data permission configuration" });
const row = (page: Page, name: string) => table(page).getByRole("row", { name: new RegExp(`^${name} `) });

test.describe("an administrator", () => {
  test.use({ storageState: sessionOf("admin") });

  // Nobody of these tests is kept to organisations: what others see stays as it is.
  test("PERM-02 changes what limits customers, is told whom it touches, and sees who changed it", async ({ page }) => {
    await openPage(page, "DATA_PERMISSION");
    await expect(row(page, "Login log")).toContainText("Always");
    for (const [rule, text] of [
      ["OFF", "Not limited"],
      ["LIMITED", "Limited, else everything"],
    ] as const) {
      await row(page, "Customers").getByRole("button", { name: "Edit Customers" }).click();
      const form = page.getByRole("dialog", { name: "Limits of Customers" });
      await form.getByLabel("Organisations").selectOption(rule);
      await expectAccessible(page);
      await form.getByRole("button", { name: "Save" }).click();
      const question = page.getByRole("alertdialog", { name: "Change the limits of Customers?" });
      await expect(question).toContainText(/No account sees|account of|accounts of/);
      await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
      await expectAccessible(page);
      await question.getByRole("button", { name: "Change" }).click();
      await expect(form).toBeHidden();
      await expect(row(page, "Customers").getByRole("cell").nth(3)).toHaveText(text);
      await expect(row(page, "Customers")).toContainText("admin");
    }
    await openPage(page, "PERM_AUDIT");
    await expect(activePanel(page).getByRole("table")).toContainText("Data permission configuration");
  });
});

test("PERM-01 who may look at it alone finds nothing to change", async ({ page }) => {
  await signIn(page, "support");
  await openPage(page, "DATA_PERMISSION");
  await expect(row(page, "Orders")).toBeVisible();
  await expect(table(page).getByRole("button", { name: /^Edit/ })).toHaveCount(0);
  await expectAccessible(page);
});
