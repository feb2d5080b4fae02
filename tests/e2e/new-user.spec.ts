import { expectAccessible } from "./support/axe.ts";
import { activePanel, choose, expect, signIn, tab, test } from "./support/console.ts";

test("a new user's way: sign in, find the orders, filter, page, open one, switch language, reload, sign out", async ({
  page,
}) => {
  await test.step("signs in", async () => {
    await signIn(page, "reviewer.my");
    await expect(activePanel(page).getByRole("heading", { level: 1 })).toContainText("Nur Aisyah");
    await expectAccessible(page);
  });
  const rows = activePanel(page).getByRole("table").getByRole("row");
  await test.step("opens the order list from the menu", async () => {
    await choose(page, "Order management", "Order list");
    await expect(rows).toHaveCount(51);
  });
  await test.step("filters", async () => {
    await activePanel(page)
      .getByRole("button", { name: /^Delivered/ })
      .click();
    await expect(rows.nth(1)).toContainText("Delivered");
  });
  await test.step("pages", async () => {
    await activePanel(page).getByRole("button", { name: "Next page" }).click();
    await expect(activePanel(page)).toContainText("Rows 51–100 of");
  });
  const waybill = ((await rows.nth(1).getByRole("link").textContent()) ?? "").replace(/\s/g, "");
  await test.step("opens an order", async () => {
    await rows.nth(1).getByRole("link").click();
    await expect(activePanel(page).getByRole("heading", { level: 1 })).toHaveText(waybill);
    await expectAccessible(page);
  });
  await test.step("AUTH-11 switches the language", async () => {
    await page.getByRole("button", { name: "Language: English" }).click();
    await page.getByRole("menuitemradio", { name: "简体中文" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
    await expect(page.getByRole("button", { name: /简体中文/ })).toBeVisible();
  });
  await test.step("SHELL-12 reloads: the tabs are back", async () => {
    await page.getByRole("button", { name: "订单管理" }).click();
    await page.getByRole("navigation").getByRole("link", { name: "订单列表" }).click();
    await expect(activePanel(page).getByRole("table")).toBeVisible();
    await activePanel(page).getByRole("table").getByRole("link").first().click();
    await expect(tab(page, /^SF/)).toHaveAttribute("aria-selected", "true");
    await page.reload();
    await expect(tab(page, /^SF/)).toHaveAttribute("aria-selected", "true");
    await expect(tab(page, "订单列表")).toBeVisible();
    await expect(activePanel(page).getByRole("heading", { level: 1 })).toHaveText(/^SF/);
  });
  await test.step("signs out", async () => {
    await page.getByRole("button", { name: "操作" }).click();
    await page.getByRole("menuitem", { name: "退出" }).click();
    await page.getByRole("button", { name: "退出", exact: true }).click();
    await expect(page).toHaveURL(/\/cas\/logout/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});
