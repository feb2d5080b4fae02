import { demoCustomers } from "@linehaul/kit/demo/customers";
import { expectAccessible } from "../support/axe.ts";
import { activePanel, expect, openPage, test } from "../support/console.ts";
import { find } from "../support/list.ts";
import { mailedLink } from "../support/mail.ts";
import { sessionOf } from "../support/states.ts";

test.use({ storageState: sessionOf("admin") });

const companies = demoCustomers().filter(
  (c) => c.site === "MY" && c.customerType === "ENTERPRISE" && c.status === "APPROVED",
);

test("ACC-07 ACC-10 an account is made for a customer, changed, given a password and shown; its mail is masked until a reason is given", async ({
  page,
  attempt,
}) => {
  const { customerCode, nameEn } = companies[attempt]!;
  const userName = `e2e_driver_${attempt}`;
  await openPage(page, "USER_LIST");
  const panel = activePanel(page);
  await panel.getByRole("button", { name: "New account" }).first().click();
  const form = page.getByRole("dialog", { name: "New account" });
  await form.getByRole("combobox", { name: "Customer" }).fill(customerCode);
  await page.getByRole("option", { name: nameEn }).click();
  await form.getByRole("textbox", { name: "User name" }).fill("1");
  await form.getByRole("textbox", { name: "First name" }).fill("Mei Ling");
  await form.getByRole("textbox", { name: "Last name" }).fill("Lim");
  await form.getByRole("textbox", { name: "E-mail" }).fill(`${userName}@lorry.example`);
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByText("A letter, then letters, digits and underscores; 6–20 in all")).toBeVisible();
  await expectAccessible(page);
  await form.getByRole("textbox", { name: "User name" }).fill(userName);
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form).toBeHidden();

  await test.step("its owner is written to, with a link that leads to the customer site", async () => {
    const link = await mailedLink(page, `${userName}@lorry.example`, "Activate your account");
    const answered = await page.request.get(link);
    expect([answered.status(), await answered.text()]).toEqual([200, expect.stringContaining("customer site")]);
  });

  await find(page, userName);
  const row = panel.getByRole("row").filter({ hasText: userName });
  await expect(row.getByText("Not activated")).toBeVisible();
  await row.getByRole("button", { name: /^Reset password/ }).click();
  const reset = page.getByRole("dialog", { name: /^Another password/ });
  await reset.getByLabel("New password").fill("Lorry-2026");
  await reset.getByLabel("The same again").fill("Lorry-2026");
  await reset.getByRole("button", { name: "Reset password" }).click();
  await expect(reset).toBeHidden();

  await row.getByRole("button", { name: /^MY/ }).first().click();
  const drawer = page.getByRole("dialog", { name: /^MY/ });
  await expect(drawer.getByText("No sign-ins within 180 days")).toBeVisible();
  await expect(drawer.getByRole("row").filter({ hasText: "To activate" })).toBeVisible();
  await expect(drawer.getByText("e•••@lorry.example")).toBeVisible();
  await expectAccessible(page);
  await drawer.getByRole("button", { name: "Show account's e-mail" }).click();
  const why = page.getByRole("dialog", { name: /^Show the account's e-mail/ });
  await why.getByRole("combobox", { name: "Reason" }).fill("The customer calls");
  await why.getByRole("button", { name: "Show" }).click();
  await expect(drawer.getByText(`${userName}@lorry.example`)).toBeVisible();
});

test("ACC-05 ACC-06 ticked accounts are unlocked together; each one says what became of it", async ({ page }) => {
  await openPage(page, "USER_LIST");
  const panel = activePanel(page);
  await panel.getByRole("button", { name: /^Locked/ }).click();
  await expect(panel.getByRole("row").filter({ hasText: "Locked" }).first()).toBeVisible();
  for (const n of [0, 1])
    await panel.getByRole("row").filter({ hasText: "Locked" }).nth(n).getByRole("checkbox").click();
  await panel.getByRole("button", { name: "Unlock" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Unlock" }).click();
  const said = page.getByRole("dialog", { name: "What became of them" });
  await expect(said.getByText("2 of 2 were changed")).toBeVisible();
  await said.getByRole("button", { name: "Close" }).last().click();
  await expect(said).toBeHidden();
});
