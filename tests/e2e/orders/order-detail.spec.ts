import type { Page } from "@playwright/test";
import { demoMainAccount } from "@linehaul/kit/demo/user-accounts";
import { activePanel, expect, openPage, signIn, tab, test, visit } from "../support/console.ts";
import { sessionOf } from "../support/states.ts";

test.use({ storageState: sessionOf("admin") });

const region = (page: Page, name: string | RegExp) => activePanel(page).getByRole("region", { name });
async function openFirstOrder(page: Page): Promise<string> {
  await openPage(page, "ORDER_LIST");
  const link = activePanel(page).getByRole("table", { name: "Orders" }).getByRole("link").first();
  const waybill = ((await link.textContent()) ?? "").replace(/\s/g, "");
  await link.click();
  return waybill;
}

test("ORD-08 an order opens as a tab of its own, named by its waybill, with every section", async ({ page }) => {
  const waybill = await openFirstOrder(page);
  await expect(activePanel(page).getByRole("heading", { level: 1 })).toHaveText(waybill);
  await expect(tab(page, /^SF/)).toHaveAttribute("aria-selected", "true");
  for (const name of [
    "Sender",
    "Receiver",
    /^Goods · \d+ line/,
    "Shipment",
    "Payment and amounts",
    "Services and fees",
  ])
    await expect(region(page, name)).toBeVisible();
  for (const name of ["Trade and customs", "Numbers and origin", "Customer", "History"])
    await expect(region(page, name)).toBeVisible();
});

test("ORD-08 the list's next and previous orders take the tab's place, by press and by key; one that came from no list has neither", async ({
  page,
}) => {
  await openPage(page, "ORDER_LIST");
  const table = activePanel(page).getByRole("table", { name: "Orders" });
  // Nobody adds to these meanwhile.
  await activePanel(page)
    .getByRole("button", { name: /^Delivered/ })
    .click();
  await expect(table.getByRole("row").filter({ hasText: "Delivered" })).toHaveCount(50);
  const links = table.getByRole("link");
  const waybills = (await links.allTextContents()).slice(0, 3).map((text) => text.replaceAll(/\s/g, ""));
  await links.first().click();
  const shown = activePanel(page).getByRole("heading", { level: 1 });
  const step = (name: string) => activePanel(page).getByRole("button", { name: `${name} order of the list` });
  await expect(shown).toHaveText(waybills[0] ?? "");
  await expect(step("Previous")).toBeDisabled();
  await expect(activePanel(page)).toContainText("1 of 50");
  await step("Next").click();
  await expect(shown).toHaveText(waybills[1] ?? "");
  await page.keyboard.press("j");
  await expect(shown).toHaveText(waybills[2] ?? "");
  await page.keyboard.press("k");
  await expect(shown).toHaveText(waybills[1] ?? "");
  await expect(tab(page, /^SF/)).toHaveCount(1);

  const number = encodeURIComponent(`moduleCode|ORDER_DETAIL_queryParams|number-${waybills[0] ?? ""}`);
  await visit(page, "MY", `/admin?pageInfo=${number}`);
  await expect(shown).toHaveText(waybills[0] ?? "");
  await expect(step("Next")).toHaveCount(0);
});

test("ORD-08 parties stand side by side, their sensitive fields masked", async ({ page }) => {
  await openFirstOrder(page);
  const [sender, receiver] = await Promise.all(
    ["Sender", "Receiver"].map(async (name) => {
      await expect(region(page, name)).toBeVisible();
      return region(page, name).boundingBox();
    }),
  );
  expect(sender?.y).toBe(receiver?.y);
  expect(receiver?.x).toBeGreaterThan((sender?.x ?? 0) + (sender?.width ?? 0) - 1);
  await expect(region(page, "Receiver")).toContainText("•••");
});

test("ORD-15 the goods' values add up to what stands below them", async ({ page }) => {
  await openFirstOrder(page);
  const goods = region(page, /^Goods/).getByRole("table");
  const cents = (text: string | null) => Math.round(Number(text?.replace(/[^\d.]/g, "")) * 100);
  const lines = goods.locator("tbody tr");
  await expect(lines.first()).toBeVisible();
  const values = await lines.locator("td:last-child").allTextContents();
  const whole = await goods.locator("tfoot td").last().textContent();
  expect(values.map(cents).reduce((sum, value) => sum + value, 0)).toBe(cents(whole));
});

test("an order that is not there, or another site's, says so without telling which", async ({ page }) => {
  const number = encodeURIComponent("moduleCode|ORDER_DETAIL_queryParams|number-SF000000000000");
  await visit(page, "MY", `/admin?pageInfo=${number}`);
  await expect(activePanel(page).getByText("No order has the number SF000000000000")).toBeVisible();
});

test("SHELL-14 another system opens an order by its number", async ({ page }) => {
  const waybill = await openFirstOrder(page);
  await expect(activePanel(page).getByRole("heading", { level: 1 })).toHaveText(waybill);
  await visit(
    page,
    "MY",
    `/admin?pageInfo=${encodeURIComponent(`moduleCode|ORDER_DETAIL_queryParams|number-${waybill}`)}`,
  );
  await expect(activePanel(page).getByRole("heading", { level: 1 })).toHaveText(waybill);
});

test.describe("a user of one account", () => {
  test.use({ storageState: { cookies: [], origins: [] } });
  const main = demoMainAccount("MY");

  test("PERM-08 sees the orders of a main account and of its subs, and finds those of one sub", async ({ page }) => {
    await signIn(page, "account.my");
    await openPage(page, "ORDER_LIST");
    const heading = activePanel(page).getByRole("heading", { level: 1 });
    await expect(heading).toContainText(/^Orders\s*\d/);
    const all = Number((await heading.textContent())?.replace(/\D/g, ""));
    await activePanel(page).getByRole("button", { name: "+ Filter" }).click();
    await page.getByRole("dialog", { name: "Filter" }).getByRole("button", { name: "Account", exact: true }).click();
    const box = page.getByRole("dialog", { name: "Account" }).getByRole("textbox");
    await box.fill(`${main}-1`);
    await box.press("Enter");
    await expect(activePanel(page).getByRole("button", { name: `Account ${main}-1`, exact: true })).toBeVisible();
    await expect.poll(async () => Number((await heading.textContent())?.replace(/\D/g, ""))).toBeLessThan(all);
    await activePanel(page).getByRole("table", { name: "Orders" }).getByRole("link").first().click();
    await expect(region(page, "Numbers and origin")).toContainText(`${main}-1`);
    await expect(region(page, "Numbers and origin")).toContainText(`Main account${main}`);
  });
});
