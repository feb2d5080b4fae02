import { expectAccessible } from "../support/axe.ts";
import { activePanel, expect, openPage, test } from "../support/console.ts";
import { sessionOf } from "../support/states.ts";

test.describe("an administrator", () => {
  test.use({ storageState: sessionOf("admin") });

  test("SYS-06 finds his own sign-in", async ({ page }) => {
    await openPage(page, "LOGIN_LOG");
    const row = activePanel(page).getByRole("row").filter({ hasText: "admin" }).first();
    await expect(row).toContainText("Success", { timeout: 45_000 });
    await expectAccessible(page);
  });
});
