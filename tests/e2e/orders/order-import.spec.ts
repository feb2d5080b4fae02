import { expectAccessible } from "../support/axe.ts";
import { activePanel, expect, openPage, test } from "../support/console.ts";
import { sessionOf } from "../support/states.ts";
import { IMPORT_COLUMN_KEYS } from "@linehaul/schema/orders/order-import/columns";

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
});
