import { IMPORT_COLUMN_KEYS } from "@linehaul/schema/orders/order-import/columns";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { activePanel, expect, openPage, test } from "../support/console.ts";
import { sessionOf } from "../support/states.ts";
import { later } from "../support/later.ts";

const csv = (name: string, text: string) => ({ name, mimeType: "text/csv", buffer: Buffer.from(text) });
/** What a customer's own program calls the columns; `own` keeps runs apart. */
const sheet = (own: string, row = "9999999999,X-1") => {
  const heads = IMPORT_COLUMN_KEYS.map((key) => (key === "weight" ? `Gross ${own}` : key));
  return `${[...heads, `Batch ${own}`].join(",")}\r\n${row}\r\n`;
};
async function upload(page: Page, name: string, text: string) {
  await activePanel(page).getByRole("button", { name: "Upload" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Upload a sheet of orders" });
  await dialog.locator("input[type=file]").setInputFiles(csv(name, text));
  return page.getByRole("dialog", { name: "Uploaded sheet" });
}

test.describe("an administrator", () => {
  test.use({ storageState: sessionOf("admin") });

  test("ORD-11 maps a customer's own sheet: its check goes on, and the next one needs no mapping", async ({ page }) => {
    const own = crypto.randomUUID();
    await openPage(page, "ORDER_IMPORT");
    const outcome = await upload(page, "first.csv", sheet(own));
    await expect(outcome).toContainText("These columns are needed: Weight (kg)");
    await outcome.getByRole("button", { name: "Map columns" }).click();
    const mapping = page.getByRole("dialog", { name: "Map columns" });
    await expect(mapping).toContainText("No heading stands for: Weight (kg)");
    await mapping.getByRole("combobox", { name: `Gross ${own}` }).selectOption("weight");
    await expect(mapping).toContainText("Every column that orders need is there.");
    await expectAccessible(page);
    await mapping.getByRole("button", { name: "Check again" }).click();
    await expect(outcome).toContainText("wrong cells in 1 of 1 rows");
    await outcome.getByRole("button", { name: "Close" }).click();
    const second = await upload(page, "second.csv", sheet(own, "9999999999,X-2"));
    await expect(second).toContainText("wrong cells in 1 of 1 rows");
    await expect(second).not.toContainText("are not read");
  });

  test("ORD-11 uploads a template and chooses what its headings mean", async ({ page }) => {
    const own = crypto.randomUUID().slice(0, 8);
    await openPage(page, "ORDER_TEMPLATE");
    await activePanel(page).getByRole("button", { name: "Upload template" }).first().click();
    const form = page.getByRole("dialog", { name: "Upload template" });
    await form.getByLabel("Name").fill(`Sheet ${own}`);
    await form.locator("input[type=file]").setInputFiles(csv("theirs.csv", sheet(own)));
    await expect(form.getByText(/^Uploaded, /)).toBeVisible();
    await form.getByRole("button", { name: "Save" }).click();
    const row = activePanel(page).getByRole("row", { name: new RegExp(own) });
    await expect(row).toContainText("1 column missing · 2 unknown headings");
    await row.getByRole("button", { name: `Map Sheet ${own}` }).click();
    const mapping = page.getByRole("dialog", { name: `Headings of Sheet ${own}` });
    await mapping.getByRole("combobox", { name: `Gross ${own}` }).selectOption("weight");
    await mapping.getByRole("button", { name: "Save map" }).click();
    await expect(row).toContainText("All is mapped");
    const taken = later(page.waitForEvent("download"));
    await row.getByRole("button", { name: "Download" }).click();
    expect((await taken).suggestedFilename()).toBe("theirs.csv");
  });
});
