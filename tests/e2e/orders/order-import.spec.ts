import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { demoCustomers } from "@linehaul/kit/demo/customers";
import { correctMarked } from "@linehaul/order/orders/order-import/testing/sheet";
import { SAMPLE } from "@linehaul/order/orders/order-import/template-sample";
import { IMPORT_COLUMN_KEYS, type ImportColumn } from "@linehaul/schema/orders/order-import/columns";
import { expectAccessible } from "../support/axe.ts";
import { activePanel, expect, openPage, test } from "../support/console.ts";
import { LOOKS, lookLike } from "../support/looks.ts";
import { chineseCsv, chineseRows, WRONG } from "../support/sheets.ts";
import { sessionOf } from "../support/states.ts";
import { later } from "../support/later.ts";

/** Orders of a customer of the site, alike but for what is told of each. */
function sheet(orders: readonly Partial<Record<ImportColumn, string>>[]): Buffer {
  const customerCode = demoCustomers().find(({ site, status }) => site === "MY" && status === "USABLE")?.customerCode;
  if (customerCode === undefined) throw new Error("no customer");
  const rows = orders.map((more) => {
    const order = { ...SAMPLE, customerCode, ...more };
    return IMPORT_COLUMN_KEYS.map((column) => `"${order[column] ?? ""}"`).join(",");
  });
  return Buffer.from([IMPORT_COLUMN_KEYS.join(","), ...rows].join("\r\n"));
}

/** Numbers that no other run has given. */
const mark = (): string => `ZH-${Date.now().toString(36).toUpperCase()}`;

test.describe("an administrator", () => {
  test.use({ storageState: sessionOf("admin") });

  test("ORD-12 uploads a sheet and sees its wrong cells by row and column", async ({ page }) => {
    await openPage(page, "ORDER_IMPORT");
    await activePanel(page).getByRole("button", { name: "Upload" }).first().click();
    const dialog = page.getByRole("dialog", { name: "Upload a sheet of orders" });
    const text = `${IMPORT_COLUMN_KEYS.join(",")}\r\n9999999999,X-1\r\n`;
    await dialog
      .locator("input[type=file]")
      .setInputFiles({ name: "mine.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
    const outcome = page.getByRole("dialog", { name: "Uploaded sheet" });
    await expect(outcome).toContainText("wrong cells in 1 of 1 rows");
    await expect(outcome.getByRole("cell", { name: "A2", exact: true })).toBeVisible();
    await expect(outcome).toContainText("The customer does not exist");
    await expectAccessible(page);
    await outcome.getByRole("button", { name: "Close" }).click();
    await expect(
      activePanel(page)
        .getByRole("row", { name: /mine\.csv/ })
        .first(),
    ).toContainText("To be corrected");
  });

  test("ORD-12 looks through what of a sheet can travel together, merges it, and finds the order by its child number", async ({
    page,
  }) => {
    const own = randomUUID().slice(0, 8).toUpperCase();
    const name = `${own}.csv`;
    const no = (n: number) => ({ customerOrderNo: `MRG-${own}-${String(n)}` });
    const orders = [no(1), no(2), { ...no(3), declaredCurrency: "CNY" }, no(4)];
    await openPage(page, "ORDER_IMPORT");
    const panel = activePanel(page);
    await panel.getByRole("button", { name: "Upload" }).first().click();
    const file = { name, mimeType: "text/csv", buffer: sheet(orders) };
    await page
      .getByRole("dialog", { name: "Upload a sheet of orders" })
      .locator("input[type=file]")
      .setInputFiles(file);
    const outcome = page.getByRole("dialog", { name: "Uploaded sheet" });
    await expect(outcome).toContainText("4 orders in 4 rows. Nothing is wrong with them.");

    await outcome.getByRole("button", { name: "Propose merging" }).click();
    const proposal = page.getByRole("dialog", { name: "Pre-merge" });
    await expect(proposal).toContainText("3 of 4 orders travel in 1 groups, 1 alone.");
    await expect(proposal.getByRole("cell", { name: "2, 3, 5", exact: true })).toBeVisible();
    await expect(proposal.getByRole("row", { name: /MRG-.*-3 Declared in another currency 2/ })).toBeVisible();
    await expectAccessible(page);
    await proposal.getByRole("button", { name: "Merge into 2 orders" }).click();

    const merge = page.getByRole("dialog", { name: "Merge", exact: true });
    await expect(merge).toContainText("4 orders of the sheet are stored as 2: 1 merged, 1 alone.");
    const merged = merge.getByRole("row", { name: new RegExp(`MRG-${own}-1, MRG-${own}-2, MRG-${own}-4`) });
    const [child = ""] = (await merged.getByRole("cell").nth(1).innerText()).split(", ");
    expect(child).toMatch(/^SF\d+$/);
    const mother = await merged.getByRole("link").innerText();
    await merge.getByRole("button", { name: "Close" }).click();
    await panel.getByRole("button", { name: "Merges", exact: true }).click();
    await expect(panel.getByRole("row", { name: new RegExp(name) })).toContainText("Stored");

    await openPage(page, "ORDER_LIST");
    const box = activePanel(page).getByRole("textbox", { name: /^Waybill, order or agent numbers/ });
    await box.fill(child);
    await box.press("Enter");
    // One row below the heads.
    await expect(activePanel(page).getByRole("row")).toHaveCount(2);
    expect((await activePanel(page).getByRole("row").getByRole("link").first().innerText()).replace(/\s/g, "")).toBe(
      mother,
    );
  });
});

test.describe("in Chinese", () => {
  for (const look of LOOKS.filter(({ language }) => language === "zh-CN")) lookLike(look);

  const sent = async (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) => {
    await activePanel(page).getByRole("button", { name: "上传" }).first().click();
    await page.getByRole("dialog", { name: "上传订单表格" }).locator("input[type=file]").setInputFiles(file);
    return page.getByRole("dialog", { name: "上传的表格" });
  };

  test("ORD-12 a sheet of a Chinese table program with 30 wrong cells: taken along with its marks, corrected in it cell by cell, sent again, stored, and its orders found", async ({
    page,
  }) => {
    const right = chineseRows(10, mark());
    const wrong = right.map((cells, row) => {
      const changed = [...cells];
      for (const nth of [row, row + 3, row + 6]) {
        const [column, text] = WRONG[nth % WRONG.length]!;
        changed[IMPORT_COLUMN_KEYS.indexOf(column)] = text;
      }
      return changed;
    });
    await openPage(page, "ORDER_IMPORT");
    const refused = await sent(page, { name: "订单.csv", mimeType: "text/csv", buffer: chineseCsv(wrong) });
    await expect(refused).toContainText("10 行中有 10 行、共 30 个单元格有误");
    const saving = later(page.waitForEvent("download"));
    await refused.getByRole("button", { name: "下载标注后的表格" }).click();
    const marked = await readFile(await (await saving).path());
    await refused.getByRole("button", { name: "关闭" }).click();

    // The column of mistakes stays where it is: nobody has to take it away.
    const { bytes, corrected } = await correctMarked(marked, (row, column) => right[row - 1]?.[column] ?? "");
    expect(corrected).toBe(30);
    const mimeType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
    const taken = await sent(page, { name: "订单.xlsx", mimeType, buffer: Buffer.from(bytes) });
    await expect(taken).toContainText("共 10 个订单，均无错误");
    await taken.getByRole("button", { name: "保存 10 个订单" }).click();
    await expect(taken).toContainText("10 个订单已全部保存");
    await taken.getByRole("button", { name: "关闭" }).click();

    await openPage(page, "ORDER_LIST");
    const numbers = right.map((cells) => cells[IMPORT_COLUMN_KEYS.indexOf("customerOrderNo")] ?? "");
    const box = activePanel(page).getByRole("textbox", { name: /^运单号/ });
    await box.fill(numbers.join(" "));
    await box.press("Enter");
    const found = activePanel(page)
      .getByRole("table")
      .getByRole("row")
      .filter({ has: page.getByRole("link") });
    await expect(found).toHaveCount(10);
    await expect(found.first()).toContainText("林伟");
  });
});
