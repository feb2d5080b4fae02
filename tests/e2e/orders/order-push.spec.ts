import type { Page } from "@playwright/test";
import { addresses } from "../support/address.ts";
import { expectAccessible } from "../support/axe.ts";
import { activePanel, expect, openPage, test } from "../support/console.ts";
import { oldestOrders } from "../support/oldest-orders.ts";
import { sessionOf } from "../support/states.ts";

test.use({ storageState: sessionOf("admin") });

const rows = (page: Page) => activePanel(page).getByRole("table", { name: "Push to customs" }).getByRole("row");

test("ORD-09 a push that failed is pushed again, and customs has it once; its attempts say what was answered", async ({
  page,
}) => {
  await openPage(page, "ORDER_PUSH_EXTERNAL");
  await activePanel(page).getByRole("button", { name: "Failed", exact: true }).click();
  const first = rows(page).nth(1);
  await expect(first).toContainText("Failed");
  await expectAccessible(page);
  const number = ((await first.getByRole("link").first().textContent()) ?? "").replaceAll(/\s/g, "");
  await first.getByRole("button", { name: `Push ${number}` }).click();

  await test.step("it is on its way, and there", async () => {
    await activePanel(page).getByRole("button", { name: "Done", exact: true }).click();
    await expect(
      rows(page)
        .filter({ hasText: number.slice(-4) })
        .first(),
    ).toBeVisible();
  });
  // The rows that were there stand until the others come: what customs has is what tells.
  const received = async () => {
    const text = await (await page.request.get(addresses().outside)).text();
    return text.split("<tr>").find((row) => row.includes(number)) ?? "";
  };
  await expect.poll(received).toContain("once");

  await test.step("the record shows the attempt and what was sent, masked", async () => {
    await openPage(page, "ORDER_PUSH_RECORD");
    // It is recorded once its answer is here, a moment after customs has it.
    const taken = activePanel(page).getByRole("row").filter({ hasText: "Taken" });
    await taken.getByRole("button", { name: number }).first().click();
    const attempt = page.getByRole("dialog", { name: new RegExp(number) });
    await expect(attempt).toContainText("Taken");
    await expect(attempt.getByRole("table")).toContainText("•••");
    await expectAccessible(page);
  });
});

test("ORD-09 ticked orders are pushed from the list of orders; the cancelled one among them is named before", async ({
  page,
}) => {
  await openPage(page, "ORDER_LIST");
  const panel = activePanel(page);
  const table = panel.getByRole("table", { name: "Orders" });
  await expect(table).toBeVisible();
  const pushed = await oldestOrders(page, ["DELIVERED"], 2);
  // The oldest ones that are cancelled: of the newest the customs system may have been told.
  const [cancelled = ""] = await oldestOrders(page, ["CANCELLED"], 1);
  const numbers = panel.getByLabel(/^Waybill, order or agent numbers/);
  await numbers.fill([...pushed, cancelled].join(" "));
  await numbers.press("Enter");
  await expect(table.getByRole("row")).toHaveCount(4);
  for (const n of [1, 2, 3]) await table.getByRole("row").nth(n).getByRole("checkbox").check();
  await panel.getByRole("button", { name: "Push", exact: true }).click();
  const question = page.getByRole("alertdialog", { name: "Push 2 orders to customs?" });
  await expect(question.getByRole("list", { name: "Can’t be pushed" })).toContainText("1 cancelled (409004)");
  await expectAccessible(page);
  await question.getByRole("button", { name: "Push 2 orders" }).click();
  const outcomes = page.getByRole("dialog", { name: "What came of pushing" });
  await expect(outcomes).toContainText("Done: 2 of 2.");
  await outcomes.getByRole("button", { name: "Close" }).click();
  await expect(panel.getByRole("toolbar")).toHaveCount(0);
  const received = async () => (await page.request.get(addresses().outside)).text();
  for (const number of pushed) await expect.poll(received).toContain(number);
});
