import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { readPdf } from "@linehaul/order/orders/order/print/testing/read-pdf";
import { expectAccessible } from "../support/axe.ts";
import { activePanel, expect, openPage, test } from "../support/console.ts";
import { oldestOrders } from "../support/oldest-orders.ts";
import { sessionOf } from "../support/states.ts";
import { later } from "../support/later.ts";

test.use({ storageState: sessionOf("admin") });

const liveOrders = (page: Page): Locator =>
  activePanel(page)
    .getByRole("table", { name: "Orders" })
    .getByRole("row")
    .filter({ hasNotText: "Cancelled" })
    .filter({ has: page.getByRole("link") });
const waybillOf = async (row: Locator): Promise<string> =>
  ((await row.getByRole("link").textContent()) ?? "").replace(/\s/g, "");

test("ORD-10 ticked orders are printed from the list: the tab asks for a PDF, and the order says who printed it", async ({
  page,
}) => {
  // Chromium's headless shell shows no PDF by itself.
  await page.addInitScript(() => Object.defineProperty(navigator, "pdfViewerEnabled", { value: true }));
  await openPage(page, "ORDER_LIST");
  const live = liveOrders(page);
  const waybill = await waybillOf(live.first());
  await live.first().getByRole("checkbox").check();
  await live.nth(1).getByRole("checkbox").check();
  await activePanel(page).getByRole("button", { name: "Print" }).click();
  const dialog = page.getByRole("dialog", { name: "Print 2 orders" });
  await expect(dialog.getByText(/^Orders: 2\. Labels: \d+\. Pages: \d+\.$/)).toBeVisible();
  await expectAccessible(page);

  await test.step("the tab opens at the press and asks for a PDF to be shown", async () => {
    const opening = later(page.context().waitForEvent("page"));
    const answering = later(page.context().waitForEvent("response", (answer) => answer.url().includes("/files/")));
    await dialog.getByRole("button", { name: "Open PDF" }).click();
    const [tab, answer] = await Promise.all([opening, answering]);
    expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "application/pdf"]);
    expect(answer.headers()["content-disposition"]).toBe('inline; filename="labels.pdf"');
    await tab.close();
    await expect(dialog).toBeHidden();
  });

  await test.step("the order says who printed it, and so does the next dialog", async () => {
    await activePanel(page)
      .getByRole("link", { name: waybill.slice(0, 4) })
      .first()
      .click();
    const printed = activePanel(page).getByRole("region", { name: "Printed" });
    await expect(printed).toContainText(/by admin/);
    await expect(activePanel(page).getByRole("region", { name: "History" })).toContainText("Labels printed");
    await activePanel(page).getByRole("button", { name: "Print" }).click();
    const again = page.getByRole("dialog", { name: "Print 1 order" });
    await expect(again.getByRole("list", { name: "Printed before" })).toContainText(/by admin/);
    await again.getByText("Commercial invoices").click();
    await again.getByLabel("Copies of each invoice").fill("1000");
    await again.getByRole("button", { name: "Open PDF" }).click();
    await expect(again.getByRole("alert")).toHaveText("At most 999");
  });
});

test("ORD-10 the codes of 20 orders' labels can be scanned; a browser that shows no PDF saves it", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "pdfViewerEnabled", { value: false }));
  await openPage(page, "ORDER_LIST");
  const live = liveOrders(page);
  await expect(live.nth(19)).toBeAttached();
  const waybills: string[] = [];
  for (let n = 0; n < 20; n++) {
    waybills.push(await waybillOf(live.nth(n)));
    await live.nth(n).getByRole("checkbox").check();
  }
  await activePanel(page).getByRole("button", { name: "Print" }).click();
  const dialog = page.getByRole("dialog", { name: "Print 20 orders" });
  const told = (await dialog.getByText(/^Orders: 20\./).textContent()) ?? "";
  const saving = later(page.waitForEvent("download"));
  await dialog.getByRole("button", { name: "Open PDF" }).click();
  const file = await readFile(await (await saving).path());
  const pages = await readPdf(file);
  expect(told).toContain(`Pages: ${pages.length}.`);
  for (const { codes } of pages) expect(codes).toHaveLength(2);
  const codes = new Set(pages.flatMap((one) => one.codes));
  expect(waybills.filter((waybill) => !codes.has(waybill))).toEqual([]);
});

test("ORD-10 more than 20 are printed by a task, the cancelled one named before; the PDF opens from the outcomes", async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "pdfViewerEnabled", { value: true }));
  await openPage(page, "ORDER_LIST");
  const panel = activePanel(page);
  const table = panel.getByRole("table", { name: "Orders" });
  await expect(table).toBeVisible();
  const numbers = [
    ...(await oldestOrders(page, ["DELIVERED"], 30)).slice(8),
    ...(await oldestOrders(page, ["CANCELLED"], 2)).slice(1),
  ];
  const box = panel.getByLabel(/^Waybill, order or agent numbers/);
  await box.fill(numbers.join(" "));
  await box.press("Enter");
  await expect(table.getByRole("row")).toHaveCount(numbers.length + 1);
  await table.getByRole("checkbox").first().check();
  await panel.getByRole("button", { name: "Print" }).click();
  const dialog = page.getByRole("dialog", { name: `Print ${numbers.length} orders` });
  await expect(dialog.getByRole("list", { name: "Can’t be printed" })).toContainText("1 cancelled (409004)");
  await dialog.getByRole("button", { name: "Print", exact: true }).click();
  const outcomes = page.getByRole("dialog", { name: "What came of printing" });
  await expect(outcomes).toContainText(`Done: ${numbers.length - 1} of ${numbers.length}. Not done: 1.`);
  await expect(outcomes.getByRole("listitem").filter({ hasText: "409004" })).toHaveCount(1);
  await expectAccessible(page);
  const opening = later(page.context().waitForEvent("page"));
  const answering = later(page.context().waitForEvent("response", (answer) => answer.url().includes("/files/")));
  await outcomes.getByRole("button", { name: "Open PDF" }).click();
  const [tab, answer] = await Promise.all([opening, answering]);
  expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "application/pdf"]);
  await tab.close();
});
