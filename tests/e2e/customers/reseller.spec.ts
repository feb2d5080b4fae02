import { demoCustomers } from "@linehaul/kit/demo/customers";
import { expectAccessible } from "../support/axe.ts";
import { activePanel, expect, openPage, test } from "../support/console.ts";
import { find } from "../support/list.ts";
import { sessionOf } from "../support/states.ts";

test.use({ storageState: sessionOf("admin") });

const able = demoCustomers().filter((c) => c.site === "MY" && c.status === "USABLE" && c.monthCard !== null);

test("CUS-23 a reseller is added, found, and its QR code taken along as a page to hang up", async ({
  page,
  attempt,
}) => {
  const { customerCode, nameEn, monthCard } = able[20 + attempt]!;
  const storeCode = `E2E-S${attempt}`;
  await openPage(page, "RESELLER");
  const panel = activePanel(page);
  await panel.getByRole("button", { name: "New reseller" }).first().click();
  const form = page.getByRole("dialog", { name: "New reseller" });
  await form.getByRole("combobox", { name: "Customer" }).fill(customerCode);
  await page.getByRole("option", { name: nameEn }).click();
  await form.getByRole("textbox", { name: "User code" }).fill("MY10000001");
  await form.getByRole("textbox", { name: "Monthly account" }).fill("1234567890");
  await form.getByRole("textbox", { name: "Name" }).fill("Kedai Kejora");
  await form.getByRole("textbox", { name: "Area" }).fill("Ipoh");
  await form.getByRole("textbox", { name: "Store" }).fill(storeCode);
  await form.getByRole("textbox", { name: "Centre" }).fill("MY-DC1");
  await form.getByRole("textbox", { name: "Telephone" }).fill("+60 3-2145 7700");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByText("The card does not exist, or is another customer's")).toBeVisible();
  await expect(form.getByRole("button", { name: "Save" })).toBeEnabled();
  await expectAccessible(page);
  await form.getByRole("textbox", { name: "Monthly account" }).fill(monthCard!);
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form).toBeHidden();

  await find(page, storeCode);
  const row = panel.getByRole("row").filter({ hasText: storeCode });
  await expect(row.getByText("Kedai Kejora")).toBeVisible();
  await row.getByRole("button", { name: /^QR code/ }).click();
  const codes = page.getByRole("dialog", { name: "QR code of Kedai Kejora" });
  await expectAccessible(page);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    codes.getByRole("button", { name: "Page to hang up" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`${storeCode}.pdf`);
});
