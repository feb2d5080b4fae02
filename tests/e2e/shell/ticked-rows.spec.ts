import { activePanel, expect, openPage, test } from "../support/console.ts";
import { press } from "../support/list.ts";
import { sessionOf } from "../support/states.ts";

test.use({ storageState: sessionOf("admin") });

test("rows that are ticked on three pages are looked through, and one tick is taken off there", async ({ page }) => {
  await openPage(page, "ORDER_LIST");
  const panel = activePanel(page);
  const bar = panel.getByRole("toolbar");
  for (const n of [1, 2, 3]) {
    if (n > 1) await press(page, "Next page");
    await expect(panel.getByText(`Rows ${(n - 1) * 50 + 1}–${n * 50} of`)).toBeVisible();
    await panel
      .getByRole("checkbox", { name: /^Select SF/ })
      .nth(n)
      .check();
    await expect(bar).toContainText(`${n} selected`);
  }
  await press(page, "Look through");
  const ticked = page.getByRole("dialog", { name: "Ticked rows" }).getByRole("checkbox");
  await expect(ticked).toHaveCount(3);
  await ticked.first().uncheck();
  await expect(bar).toContainText("2 selected");
});
