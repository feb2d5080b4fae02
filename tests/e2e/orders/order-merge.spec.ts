import { randomUUID } from "node:crypto";
import { demoCustomers } from "@linehaul/kit/demo/customers";
import { SAMPLE } from "@linehaul/order/orders/order-import/template-sample";
import { IMPORT_COLUMN_KEYS, type ImportColumn } from "@linehaul/schema/orders/order-import/columns";
import { expectAccessible } from "../support/axe.ts";
import { activePanel, expect, openPage, test } from "../support/console.ts";
import { sessionOf } from "../support/states.ts";

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

test.describe("an administrator", () => {
  test.use({ storageState: sessionOf("admin") });

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
