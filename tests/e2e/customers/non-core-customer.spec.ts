import { expectAccessible } from "../support/axe.ts";
import { activePanel, expect, openPage, test } from "../support/console.ts";
import { find } from "../support/list.ts";
import { sessionOf } from "../support/states.ts";

test.use({ storageState: sessionOf("admin") });

test("CUS-13 CUS-19 a non-core customer is added, a customer is made of it, and its form goes on with what is known", async ({
  page,
  attempt,
}) => {
  const outsideNo = `E2E-N${attempt}`;
  const name = `Syarikat Kejora ${outsideNo}`;
  await openPage(page, "NON_CORE_CUSTOMER");
  const panel = activePanel(page);
  await panel.getByRole("button", { name: "New non-core customer" }).first().click();
  const form = page.getByRole("dialog", { name: "New non-core customer" });
  const type = (label: string, text: string) => form.getByRole("textbox", { name: label }).fill(text);
  await type("System", "agent-crm");
  await type("Number there", outsideNo);
  await type("Name", name);
  await type("Contact", "Siti Rahman");
  await type("Phone", "+60 12");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByText(/^A number of \+60 has/)).toBeVisible();
  await expect(form.getByRole("button", { name: "Save" })).toBeEnabled();
  await expectAccessible(page);
  await type("Phone", "+60 12-345 6789");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form).toBeHidden();

  await find(page, outsideNo);
  const row = panel.getByRole("row").filter({ hasText: outsideNo });
  await expect(row.getByText("AGENT-CRM")).toBeVisible();
  await expect(row).not.toContainText("345 6789");
  await row.getByRole("button", { name: `Make a customer ${name}` }).click();
  const question = page.getByRole("alertdialog", { name: `Make a customer of ${name}?` });
  await expectAccessible(page);
  await question.getByRole("button", { name: "Make a customer" }).click();
  const customer = activePanel(page);
  await expect(customer.getByLabel("Name in English")).toHaveValue(name);
  await expect(customer.getByLabel("Phone", { exact: true })).toHaveValue("+60 ••• ••89");
  await expect(customer.getByLabel("Referred by")).toHaveValue("AGENT-CRM");
});
