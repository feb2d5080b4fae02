import { activePanel, expect, openPage, test } from "../support/console.ts";
import { expectAccessible } from "../support/axe.ts";
import { sessionOf } from "../support/states.ts";

test.use({ storageState: sessionOf("admin") });

test("ten orders are looked at by keys without leaving the list; a reload opens the last one again", async ({
  page,
}) => {
  await openPage(page, "ORDER_LIST");
  const links = activePanel(page).getByRole("table", { name: "Orders" }).getByRole("link");
  await expect(links.nth(9)).toBeVisible();
  const waybills = (await links.allTextContents()).slice(0, 10).map((text) => text.replaceAll(/\s/g, ""));
  await links.first().focus();
  const drawer = activePanel(page).getByRole("dialog", { name: "The order at a glance" });
  for (const [n, waybill] of waybills.entries()) {
    await page.keyboard.press(n === 0 ? "Space" : "ArrowDown");
    await expect(drawer.locator("b").first()).toHaveText(waybill);
    await expect(drawer.getByRole("region", { name: "History" })).toBeVisible();
  }
  await expect(drawer.getByRole("region", { name: "Receiver" })).toContainText("•••");
  await expectAccessible(page);
  await page.reload();
  await expect(drawer.locator("b").first()).toHaveText(waybills.at(-1) ?? "");
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(links.nth(9)).toBeFocused();
  await expect(page).toHaveURL(/\/admin$/);
});
