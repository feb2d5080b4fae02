import { readFileSync } from "node:fs";
import { demoCustomers } from "@linehaul/kit/demo/customers";
import { SAMPLE } from "@linehaul/kit/testing/sample-files";
import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { activePanel, expect, openPage, test } from "../support/console.ts";
import { find } from "../support/list.ts";
import { sessionOf } from "../support/states.ts";

test.use({ storageState: sessionOf("admin") });

const usable = demoCustomers().filter(
  (c) => c.site === "MY" && c.customerType === "ENTERPRISE" && c.status === "USABLE",
);

/** Sends a file as one of the papers of the form. */
async function upload(form: Locator, paper: string): Promise<void> {
  const place = form.getByRole("region", { name: paper });
  await place.locator("input[type=file]").setInputFiles({
    name: `${paper}.pdf`,
    mimeType: "application/pdf",
    buffer: Buffer.from(SAMPLE.pdf),
  });
  await expect(place.getByText(/^Uploaded/)).toBeVisible();
}
const rowOf = (page: Page, name: string) => activePanel(page).getByRole("row").filter({ hasText: name });

test("CUS-16 CUS-19 an application is written, lacks a paper, gets it, is submitted and returned by somebody else; submitted again it is accepted, and the customer's history says so", async ({
  page,
  reviewer,
  attempt,
}) => {
  const { customerCode, nameEn } = usable[60 + attempt]!;
  const name = `API docking · ${customerCode}`;
  await openPage(page, "INFORMATION_APPLICATION");
  await activePanel(page).getByRole("button", { name: "New application" }).first().click();
  const form = page.getByRole("dialog", { name: "New application" });
  await form.getByRole("combobox", { name: "Customer" }).fill(customerCode);
  await page.getByRole("option", { name: nameEn }).click();
  await form.getByRole("combobox", { name: "Applies for" }).selectOption("DOCKING");
  await form.getByLabel("What is asked for").fill("Its shop system sends orders by night");
  await upload(form, "Signed application form");
  await upload(form, "Interface questionnaire");
  await expectAccessible(page);
  await form.getByRole("button", { name: "Save draft" }).click();
  await expect(form).toBeHidden();
  await find(page, customerCode);
  await expect(rowOf(page, name).getByText("2/3")).toBeVisible();
  await activePanel(page)
    .getByRole("button", { name: `Submit ${name}` })
    .click();
  const lacking = page.getByRole("alertdialog", { name: `API docking · ${nameEn} lacks papers` });
  await expect(lacking.getByText("Upload these before it is submitted: Business licence.")).toBeVisible();
  await lacking.getByRole("button", { name: "Edit" }).click();
  const again = page.getByRole("dialog", { name: `Edit API docking · ${nameEn}` });
  await upload(again, "Business licence");
  await again.getByRole("button", { name: "Save and submit" }).click();
  await expect(again).toBeHidden();
  await expect(rowOf(page, name).getByText("Submitted", { exact: true })).toBeVisible();

  await openPage(reviewer, "CUSTOMER_REVIEW");
  await find(reviewer, customerCode);
  const panel = activePanel(reviewer);
  await expect(panel.getByText("Its shop system sends orders by night")).toBeVisible();
  const [taken] = await Promise.all([
    reviewer.waitForEvent("download"),
    panel.getByRole("button", { name: "Download Business licence" }).click(),
  ]);
  expect(readFileSync(await taken.path()).equals(Buffer.from(SAMPLE.pdf))).toBe(true);
  await expectAccessible(reviewer);
  await panel.getByRole("button", { name: "Don't pass" }).click();
  const why = reviewer.getByRole("dialog", { name: `Don't pass ${nameEn}` });
  await why.getByLabel("Why").fill("The licence is of last year");
  await why.getByRole("button", { name: "Don't pass" }).click();
  await expect(panel.getByText("Nothing matches")).toBeVisible();

  await page.reload();
  await find(page, customerCode);
  await activePanel(page).getByRole("button", { name, exact: true }).click();
  const drawer = page.getByRole("dialog", { name: `API docking · ${nameEn}` });
  await expect(drawer.getByText(/returned it: The licence is of last year/)).toBeVisible();
  await drawer.getByRole("button", { name: "Close" }).last().click();
  await activePanel(page)
    .getByRole("button", { name: `Submit ${name}` })
    .click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Submit" }).click();
  await expect(rowOf(page, name).getByText("Submitted", { exact: true })).toBeVisible();

  await reviewer.reload();
  await find(reviewer, customerCode);
  await expect(panel.getByText("The review before did not pass: The licence is of last year")).toBeVisible();
  await panel.getByRole("heading", { name: nameEn, level: 2 }).click();
  await reviewer.keyboard.press("a");
  await expect(panel.getByText("Nothing matches")).toBeVisible();

  await rowOf(page, name).getByRole("link", { name: nameEn }).click();
  const history = activePanel(page).getByRole("region", { name: "History" });
  await expect(history.getByText("Application: API docking").first()).toBeVisible();
  await expect(history.getByText("Accepted")).toBeVisible();
});
