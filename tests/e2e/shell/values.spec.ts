import { changeAnswer } from "../support/answers.ts";
import { activePanel, expect, openPage, test } from "../support/console.ts";
import { sessionOf } from "../support/states.ts";

test.use({ storageState: sessionOf("admin") });

/** The data with the first two orders made at these times. */
const madeAt = (data: unknown, times: readonly string[]): unknown => {
  const left = [...times];
  return JSON.parse(
    JSON.stringify(data).replaceAll(/"createdAt":"[^"]*"/g, (own) => {
      const time = left.shift();
      return time === undefined ? own : `"createdAt":"${time}"`;
    }),
  );
};

test("TXT-02 a time is yyyy/MM/dd in the reader's zone, with the UTC offset on hover; digits are milliseconds or seconds", async ({
  page,
}) => {
  await changeAnswer(page, "orderListPageQuery", (data) =>
    madeAt(data, ["1700000000000", "1700000000", "2026-11-20T17:30:05.000Z"]),
  );
  await openPage(page, "ORDER_LIST");
  const times = activePanel(page).getByRole("table").locator("time");
  await expect(times.nth(0)).toHaveText("2023/11/15 06:13");
  await expect(times.nth(1)).toHaveText("2023/11/15 06:13");
  await expect(times.nth(2)).toHaveText("2026/11/21 01:30");
  await expect(times.nth(2)).toHaveAttribute("title", "2026/11/21 01:30:05 UTC+08:00");
});

test.describe("in Newfoundland", () => {
  test.use({ timezoneId: "America/St_Johns" });

  test("TXT-03 a zone is named UTC±hh:mm; the days of a filter are counted with the first and the last", async ({
    page,
  }) => {
    await page.clock.setFixedTime("2026-11-20T10:00:00Z");
    await openPage(page, "ORDER_LIST");
    await page.getByRole("button", { name: "Operations" }).click();
    await expect(page.getByRole("menuitemradio", { name: "This browser's zone, UTC-03:30" })).toBeVisible();
    await expect(page.getByRole("menuitemradio", { name: "The site's zone, UTC+08:00" })).toBeVisible();
    await page.keyboard.press("Escape");
    await activePanel(page).getByRole("button", { name: "+ Filter" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Created" }).click();
    await dialog.getByLabel("Created, from").fill("2026-11-01");
    await dialog.getByLabel("Created, to").fill("2026-11-20");
    await expect(dialog).toContainText("20 days chosen · Days in UTC-03:30 (America/St Johns)");
    await dialog.getByLabel("Created, from").fill("2026-11-20");
    await expect(dialog).toContainText("1 day chosen");
  });
});

test("TXT-01 what is pasted is cleaned: numbers of emoji, commas and line breaks, amounts of all but digits and dots", async ({
  page,
}) => {
  await openPage(page, "ORDER_LIST");
  const table = activePanel(page).getByRole("table");
  await expect(table.getByRole("link").first()).toBeVisible();
  const waybills = await table.getByRole("link").allTextContents();
  const [first = "", second = ""] = waybills.map((text) => text.replaceAll(/\s/g, ""));
  const box = activePanel(page).getByRole("textbox", { name: /^Waybill, order or agent numbers/ });
  await box.fill(`📦${first},${second}✅`);
  await box.press("Enter");
  await expect(activePanel(page).getByText("2 numbers")).toBeVisible();
  await expect(table.getByRole("link")).toHaveCount(2);

  await activePanel(page).getByRole("button", { name: "+ Filter" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Declared" }).click();
  const least = page.getByRole("textbox", { name: "Least" });
  await least.fill("MYR 1,234.50 net");
  await expect(least).toHaveValue("1234.50");
  await page.getByRole("textbox", { name: "Currency" }).fill(" my");
  await expect(page.getByRole("textbox", { name: "Currency" })).toHaveValue("MY");
});

test("TXT-04 TXT-01 what can't be read of a pasted spreadsheet is named by its cell", async ({ page }) => {
  await openPage(page, "PERM_BATCH");
  const cells = [
    ["auditor", "✅support", "", "1234567"],
    ["content.editor", ...Array.from({ length: 25 }, () => ""), "No_Name!"],
  ];
  const box = activePanel(page).getByRole("textbox", { name: /^User names or work numbers/ });
  await box.fill(cells.map((row) => row.join("\t")).join("\n"));
  await expect(activePanel(page)).toContainText("3 accounts");
  await expect(activePanel(page)).toContainText("left out, no name or work number: 1234567 (D1), no_name! (AA2)");
});
