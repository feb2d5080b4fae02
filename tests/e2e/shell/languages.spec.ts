import type { Locator } from "@playwright/test";
import { activePanel, expect, openPage, tab, test, visit } from "../support/console.ts";
import { sessionOf } from "../support/states.ts";

test.use({ storageState: sessionOf("admin") });

test("SHELL-06 the shell turns Japanese, AUTH-11 tabs begin anew; a page stays English, also after a reload", async ({
  page,
}) => {
  await openPage(page, "CURRENCY");
  await expect(tab(page, "Currencies")).toBeVisible();
  await page.getByRole("button", { name: "Language: English" }).click();
  await page.getByRole("menuitemradio", { name: "日本語" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "ja");
  await expect(page.getByRole("tab")).toHaveText(["ホーム"]);

  const menu = page.getByRole("navigation", { name: "メインメニュー" });
  await menu.getByRole("button", { name: "基本設定" }).click();
  await menu.getByRole("link", { name: "通貨", exact: true }).click();
  const title = activePanel(page).locator("[lang=en]").getByRole("heading", { level: 1 });
  await expect(title).toHaveText(/^Currencies/);

  await page.reload();
  await expect(tab(page, "通貨")).toHaveAttribute("aria-selected", "true");
  await expect(title).toHaveText(/^Currencies/);
});

/** Names of which a letter, with the marks above and below it, reaches out of the row that cuts it off. */
const clippedNames = (menu: Locator): Promise<string[]> =>
  menu.locator("[data-row] > span:first-of-type").evaluateAll((names) => {
    const pen = document.createElement("canvas").getContext("2d");
    if (!pen) throw new Error("No canvas to measure letters on");
    return names
      .filter((name) => {
        const { fontWeight, fontSize, fontFamily } = getComputedStyle(name);
        pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
        const letters = pen.measureText(name.textContent);
        const foot = name.appendChild(document.createElement("i"));
        foot.style.display = "inline-block";
        const baseline = foot.getBoundingClientRect().bottom;
        foot.remove();
        const { top, bottom } = name.getBoundingClientRect();
        return baseline - letters.actualBoundingBoxAscent < top || baseline + letters.actualBoundingBoxDescent > bottom;
      })
      .map((name) => name.textContent);
  });

test("SHELL-06 Thai, with its marks above and below, is not clipped in the menu", async ({ page, context }) => {
  await context.addInitScript(() => {
    // An empty frame has no storage of its own.
    if (location.protocol !== "about:") localStorage.setItem("linehaul.language", "th");
  });
  await visit(page);
  const menu = page.getByRole("navigation", { name: "เมนูหลัก" });
  await menu.getByRole("button", { name: "ตั้งค่าพื้นฐาน" }).click();
  await expect(menu.getByRole("link", { name: "สกุลเงิน", exact: true })).toBeVisible();
  expect(await clippedNames(menu)).toEqual([]);
});
