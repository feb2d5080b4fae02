import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { activePanel, choose, expect, mainMenu, openPage, signIn, test } from "../support/console.ts";
import { find, press } from "../support/list.ts";

const banner = (page: Page) => page.getByRole("region", { name: "Viewing as another user" });

test("views as a clerk, read-only and recorded, on every page until he stops", async ({ page }) => {
  // A long way through two people's consoles.
  test.setTimeout(120_000);
  // On a site where no other test signs in as he.
  await signIn(page, "permission.admin", "VN");
  await test.step("starts with a reason", async () => {
    await openPage(page, "PERM_LEAF_ACCOUNT", "VN");
    await find(page, "clerk.vn");
    await press(page, "clerk.vn");
    await page.getByRole("button", { name: "View as this user" }).click();
    const form = page.getByRole("dialog", { name: "View as Nguyễn Thị Lan" });
    await form.getByRole("button", { name: "View", exact: true }).click();
    await expect(form.getByText("At least 5 characters")).toBeVisible();
    await form.getByLabel("Why").fill("The clerk says that orders are missing");
    await expectAccessible(page);
    await form.getByRole("button", { name: "View", exact: true }).click();
  });
  await test.step("sees the clerk's menu and rows, under a banner", async () => {
    await expect(banner(page)).toContainText("Viewing as Nguyễn Thị Lan (clerk.vn) — read only");
    await expect(mainMenu(page).getByRole("button", { name: "Permissions" })).toHaveCount(0);
    await choose(page, "Order management", "Order list");
    await expect(activePanel(page).getByRole("table").getByRole("row")).toHaveCount(51);
    await expect(banner(page)).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(activePanel(page).getByRole("table")).toBeVisible();
    await expect(banner(page)).toBeVisible();
  });
  await test.step("changes and reveals nothing", async () => {
    await activePanel(page).getByRole("table").getByRole("link").first().click();
    await activePanel(page)
      .getByRole("button", { name: /^Show / })
      .first()
      .click();
    const question = page.getByRole("dialog");
    await question.getByLabel("Reason").fill("To call the receiver");
    await question.getByRole("button", { name: "Show" }).click();
    await expect(question).toContainText("You are viewing as another user");
    await question.getByRole("button", { name: "Cancel" }).click();
  });
  await test.step("stops, and finds both in the audit", async () => {
    await banner(page).getByRole("button", { name: "Stop viewing" }).click();
    await expect(banner(page)).toHaveCount(0);
    // Where he was when he started.
    await expect(activePanel(page).getByRole("heading", { level: 1 })).toContainText("Leaf accounts");
    await openPage(page, "PERM_AUDIT", "VN");
    const rows = activePanel(page).getByRole("table").getByRole("row").filter({ hasText: "View as user" });
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText("permission.admin");
    await expect(rows.last()).toContainText("The clerk says that orders are missing");
  });
});
