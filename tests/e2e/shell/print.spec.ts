import { activePanel, expect, mainMenu, openPage, test } from "../support/console.ts";
import { sessionOf } from "../support/states.ts";

test.use({ storageState: sessionOf("admin") });

test("SHELL-08 on paper: the page alone, in black on white, with the watermark", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await openPage(page, "ORDER_LIST");
  const table = activePanel(page).getByRole("table");
  await table.getByRole("link").first().click();
  const goods = activePanel(page).getByRole("region", { name: /^Goods/ });
  await expect(goods).toBeVisible();
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  for (const chrome of [mainMenu(page), page.getByRole("banner"), page.getByRole("tablist"), page.getByRole("button")])
    await expect(chrome.and(page.locator(":visible"))).toHaveCount(0);
  await expect(goods).toBeVisible();
  const paper = await page.evaluate(() => {
    const mark = [...document.body.children].find(
      (el) => el instanceof HTMLElement && el.style.backgroundImage.includes("Lim%20Wei%20Jie"),
    );
    const panel = document.querySelector("[role=tabpanel][data-print=whole]");
    const style = mark && getComputedStyle(mark);
    return {
      mark: style && [style.visibility, style.display, style.printColorAdjust],
      // All of the page is on the paper: nothing scrolls.
      hidden: panel ? panel.scrollHeight - panel.clientHeight : null,
      ink: panel && getComputedStyle(panel).color,
      ground: panel && getComputedStyle(panel).backgroundColor,
    };
  });
  expect(paper.mark).toEqual(["visible", "block", "exact"]);
  expect(paper.hidden).toBe(0);
  expect([paper.ink, paper.ground]).toEqual(["rgb(0, 0, 0)", "rgb(255, 255, 255)"]);
});
