import { expectAccessible } from "../support/axe.ts";
import { expect, openPage, test } from "../support/console.ts";
import { agree, find, press, rowOf } from "../support/list.ts";
import { sessionOf } from "../support/states.ts";

test.use({ storageState: sessionOf("admin") });

test("PERM-02 a data group names sites, countries, customers and their accounts, or finds them by rules; what a user would see is told group by group", async ({
  page,
  attempt,
}) => {
  const code = `E2E_STRAITS_${attempt}`;
  const name = `The straits ${attempt}`;
  // Another journey of the same user asks for a file meanwhile: that it is ready may stand over the form's foot until it is closed.
  const messages = page.getByRole("region", { name: "Messages" });
  await page.addLocatorHandler(messages.getByRole("button", { name: "Download" }), () =>
    messages.getByRole("button", { name: "Close" }).first().click(),
  );
  await openPage(page, "PERM_DATA_GROUP");
  const dialog = page.getByRole("dialog");
  const save = dialog.getByRole("button", { name: "Save" });
  await test.step("a constant group names what it opens", async () => {
    await press(page, "New data group");
    await dialog.getByLabel("Code").fill(code);
    await dialog.getByRole("textbox", { name: "Name" }).fill(name);
    await dialog.getByRole("group", { name: "Sites" }).getByRole("checkbox", { name: "MY" }).check();
    const countries = dialog.getByRole("group", { name: "Countries" });
    await countries.getByRole("searchbox").fill("singa");
    await countries.getByRole("checkbox", { name: "Singapore" }).check();
    await dialog.getByLabel("Customers", { exact: true }).fill("12345");
    await save.click();
    await expect(dialog.getByLabel("Customers", { exact: true })).toHaveAttribute("aria-invalid", "true");
    await dialog.getByLabel("Customers", { exact: true }).fill("");
    await dialog.getByLabel("Customers' accounts").fill("MY10228841 MY10228841-2");
    await expectAccessible(page);
    await save.click();
    await expect(dialog).toBeHidden();
    await find(page, code);
    await expect(rowOf(page, code)).toContainText("MY · SG · 2 customers' accounts");
  });
  await test.step("a variable one finds it by the user's attributes", async () => {
    await press(page, `Edit ${name}`);
    await dialog.getByLabel("Kind").selectOption({ label: "Variable" });
    await expect(dialog.getByRole("group", { name: "Countries" })).toHaveCount(0);
    await dialog.getByRole("checkbox", { name: "The user's country", exact: true }).check();
    await save.click();
    await expect(rowOf(page, code)).toContainText("The user's country");
  });
  await test.step("what would this user see?", async () => {
    await press(page, "What would this user see?");
    const account = dialog.getByRole("combobox", { name: "Account" });
    await account.fill("reviewer.my");
    await page.getByRole("option", { name: /reviewer\.my/ }).click();
    await expect(dialog.getByText("Nur Aisyah")).toBeVisible();
    await expect(dialog.getByRole("row", { name: /^SITE_MY/ })).toContainText("In effect");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Close" }).click();
  });
  await test.step("out of use it opens nothing", async () => {
    await press(page, `Disable ${name}`);
    await agree(page, `Disable ${code}?`, "Disable");
    await expect(rowOf(page, code)).toContainText("Disabled");
  });
});
