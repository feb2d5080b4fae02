import { activePanel, expect, openPage, test } from "../support/console.ts";
import { sessionOf } from "../support/states.ts";

test.use({ storageState: sessionOf("admin") });

/** Each of its own: two rules of a lane would be as specific as each other. */
const COUNTRIES = ["Iceland", "Fiji", "Malta", "Cyprus", "Bhutan", "Nepal", "Oman", "Peru", "Chile", "Cuba"];

test("SYS-07 a rule of a field is made, met in a form's preview and in a shipment that is tried, tightened no further than it may, and deleted", async ({
  page,
  attempt,
}) => {
  const country = COUNTRIES[attempt % COUNTRIES.length] ?? "";
  await openPage(page, "FIELD_RULE");
  const list = activePanel(page);
  const rules = list.getByRole("row", { name: /Agent waybill number/ }).filter({ hasText: country });
  await list.getByRole("button", { name: "New field rule" }).click();
  const form = page.getByRole("dialog", { name: "New field rule" });
  await form.getByRole("combobox", { name: "Field", exact: true }).selectOption({ label: "Agent waybill number" });
  await form.getByRole("combobox", { name: "To country" }).selectOption({ label: country });
  await form.getByRole("textbox", { name: "Pattern" }).fill("AG(?=1)");
  await form.getByRole("textbox", { name: "Most characters" }).fill("41");
  await form.getByRole("textbox", { name: "Message (English)" }).fill("AG and eight digits");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByText("The field takes 40 characters at the most")).toBeVisible();
  await form.getByRole("textbox", { name: "Most characters" }).fill("12");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByText(/RE2 does not take this pattern/)).toBeVisible();
  await form.getByRole("textbox", { name: "Pattern" }).fill("AG\\d{8}");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form).toBeHidden();
  await expect(rules).toContainText("up to 12 characters, like AG\\d{8}");

  await list.getByRole("button", { name: "Preview a form" }).click();
  const preview = page.getByRole("dialog", { name: "Preview a form" });
  await preview.getByRole("combobox", { name: "To country" }).selectOption({ label: country });
  await preview.getByRole("button", { name: "Show it" }).click();
  const field = preview
    .getByRole("region", { name: "The form" })
    .getByRole("textbox", { name: "Agent waybill number" });
  await expect(field).toHaveAttribute("maxlength", "12");
  await expect(field).toHaveAttribute("required");
  await expect(preview.getByText("AG and eight digits")).toBeVisible();
  await preview.getByRole("button", { name: "Close" }).last().click();

  await list.getByRole("button", { name: "Try a shipment" }).click();
  const box = page.getByRole("dialog", { name: "Try a shipment" });
  await box.getByRole("combobox", { name: "To country" }).selectOption({ label: country });
  await box.getByRole("button", { name: "Try it" }).click();
  await expect(box.getByText(/required · AG and eight digits/).first()).toBeVisible();
  // The row that says so leads to the rules of its field.
  await box.getByRole("link", { name: "Agent waybill number" }).first().click();
  await expect(list.getByRole("searchbox")).toHaveValue("agentWayBillNo");

  await rules.getByRole("button", { name: "Delete Agent waybill number" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(rules).toBeHidden();
});
