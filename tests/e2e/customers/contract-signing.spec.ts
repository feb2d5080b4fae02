import { readFileSync } from "node:fs";
import { demoCustomers } from "@linehaul/kit/demo/customers";
import { SAMPLE } from "@linehaul/kit/testing/sample-files";
import { pageAddress } from "@linehaul/schema/page-address";
import { expectAccessible } from "../support/axe.ts";
import { activePanel, expect, openPage, test, visit } from "../support/console.ts";
import { find } from "../support/list.ts";
import { sessionOf } from "../support/states.ts";

test.use({ storageState: sessionOf("admin") });

/** Approved companies that pay by month: a rule of the demo has them sign a contract. */
const approved = demoCustomers().filter(
  (c) =>
    c.site === "MY" &&
    c.customerType === "ENTERPRISE" &&
    c.status === "APPROVED" &&
    c.settlementType === "MONTHLY" &&
    c.email !== null,
);

test("CUS-13 CUS-22 an approved company lacks its contract, which is written, signed and handed out; then it becomes usable, and is short of papers when it ends", async ({
  page,
  attempt,
}) => {
  const { customerCode, nameEn } = approved[attempt]!;
  const no = `E2E-${attempt}-${customerCode}`;
  await openPage(page, "CUSTOMER_LIST");
  await find(page, customerCode);
  await activePanel(page).getByRole("link", { name: customerCode }).click();
  await activePanel(page).getByRole("button", { name: "Make usable" }).click();
  const needs = activePanel(page).getByRole("region", { name: "What it needs to become usable" });
  await expect(needs.getByRole("listitem").filter({ hasText: "signed contract" })).toContainText("MONTHLY-COMPANY");
  await expect(needs.getByRole("button", { name: "Make usable" })).toBeDisabled();
  await expectAccessible(page);

  await needs.getByRole("link", { name: "Its contracts" }).click();
  await activePanel(page).getByRole("button", { name: "New contract" }).first().click();
  const form = page.getByRole("dialog", { name: "New contract" });
  await form.getByRole("combobox", { name: "Customer" }).fill(customerCode);
  await page.getByRole("option", { name: nameEn }).click();
  await form.getByRole("textbox", { name: "Number" }).fill(no);
  await form.getByRole("textbox", { name: "Signs for the customer" }).fill("Lim Mei Ling");
  await form.locator("input[type=file]").setInputFiles({
    name: "signed.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from(SAMPLE.pdf),
  });
  await expect(form.getByText(/^Uploaded/)).toBeVisible();
  await expectAccessible(page);
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form).toBeHidden();
  const contracts = activePanel(page);
  await contracts.getByRole("button", { name: `Sign ${no}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Sign" }).click();
  await expect(contracts.getByRole("row").filter({ hasText: no }).getByText("Signed")).toBeVisible();
  await contracts.getByRole("button", { name: no, exact: true }).click();
  const drawer = page.getByRole("dialog", { name: no });
  const [taken] = await Promise.all([
    page.waitForEvent("download"),
    drawer.getByRole("button", { name: "Download signed.pdf" }).click(),
  ]);
  expect(readFileSync(await taken.path()).equals(Buffer.from(SAMPLE.pdf))).toBe(true);
  await drawer.getByRole("button", { name: "Close" }).last().click();

  await openPage(page, "CUSTOMER_LIST");
  await find(page, customerCode);
  await activePanel(page).getByRole("link", { name: customerCode }).click();
  await expect(activePanel(page).getByRole("link", { name: no })).toBeVisible();
  await activePanel(page).getByRole("button", { name: "Make usable" }).click();
  await needs.getByRole("button", { name: "Make usable" }).click();
  await expect(page.getByText("It is usable now")).toBeVisible();
  await expect(activePanel(page).getByText("Usable", { exact: true }).first()).toBeVisible();

  await openPage(page, "CONTRACT_SIGNING");
  await find(page, no);
  await activePanel(page)
    .getByRole("button", { name: `End ${no}` })
    .click();
  const ending = page.getByRole("dialog", { name: `End ${no} now?` });
  await ending.getByRole("textbox").fill("The customer moved");
  await ending.getByRole("button", { name: "End" }).click();
  // In the row: the list's own tabs name the state too, before it is stored.
  await expect(contracts.getByRole("row").filter({ hasText: no }).getByText("Ended early")).toBeVisible();
  await visit(page, "MY", pageAddress({ code: "CUSTOMER_LIST", params: { short: "0" } }));
  await find(page, customerCode);
  await expect(activePanel(page).getByRole("row").filter({ hasText: customerCode }).getByText("Usable")).toBeVisible();
});
