import { demoAccounts } from "@linehaul/admin/demo/accounts";
import { expectAccessible } from "../support/axe.ts";
import { activePanel, expect, openPage, test } from "../support/console.ts";
import { sessionOf } from "../support/states.ts";

test.use({ storageState: sessionOf("admin") });

/** Staff of the demo, of whom none has a row; one for each try. */
const PEOPLE = demoAccounts().filter(({ site, status }) => site === "MY" && status === "ENABLED");

test("PERM-10 a person is authorised for some destinations, then for all, then no more; his own row nobody writes", async ({
  page,
  attempt,
}) => {
  const { userName: person } = PEOPLE[attempt % PEOPLE.length]!;
  await openPage(page, "STAFF_AUDIT_AUTH");
  const table = activePanel(page).getByRole("table", { name: "Staff audit authorisations" });
  const row = table.getByRole("row").filter({ hasText: person });
  await expect(table).toContainText("All destinations");

  await test.step("a name is looked up; no destination at all is refused at its field", async () => {
    await activePanel(page).getByRole("button", { name: "New authorisation" }).click();
    const form = page.getByRole("dialog", { name: "New authorisation" });
    await form.getByRole("combobox", { name: "User name" }).fill(person);
    await form.getByRole("option", { name: person }).first().click();
    await form.getByRole("button", { name: "Save" }).click();
    await expect(form.getByText("This field is required")).toBeVisible();
    await form.getByRole("checkbox", { name: "Japan" }).check();
    await expectAccessible(page);
    await form.getByRole("button", { name: "Save" }).click();
    await expect(form).toBeHidden();
    await expect(row).toContainText("Japan");
  });
  await test.step("for all destinations", async () => {
    await row.getByRole("button", { name: `Edit ${person}` }).click();
    const form = page.getByRole("dialog", { name: `Edit ${person}` });
    await form.getByRole("checkbox", { name: "All destinations" }).check();
    await form.getByRole("button", { name: "Save" }).click();
    await expect(form).toBeHidden();
    await expect(row).toContainText("All destinations");
  });
  await test.step("no more", async () => {
    await row.getByRole("button", { name: /^Disable/ }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Disable" }).click();
    await expect(row).toContainText("Disabled");
  });
  await test.step("his own is refused, and says whom to ask", async () => {
    const own = table.getByRole("row").filter({ hasText: "Stands in for reviewers" });
    await own.getByRole("button", { name: /^Disable/ }).click();
    const question = page.getByRole("alertdialog");
    await question.getByRole("button", { name: "Disable" }).click();
    await expect(page.getByText("ask another administrator").first()).toBeVisible();
    await expect(own).toContainText("Enabled");
  });
});
