import { expectAccessible } from "../support/axe.ts";
import { expect, openPage, test } from "../support/console.ts";
import { agree, find, press, rowOf } from "../support/list.ts";
import { sessionOf } from "../support/states.ts";

test.use({ storageState: sessionOf("admin") });

test("PERM-01 a branch is added, renamed, refused as a branch in itself; what is needed stays in use", async ({
  page,
  attempt,
}) => {
  const code = `E2E_WORKSHOP_${attempt}`;
  const name = `Workshop ${attempt}`;
  await openPage(page, "PERM_MODULE");
  const dialog = page.getByRole("dialog");
  await test.step("a branch is added, named in each language", async () => {
    await press(page, "New module");
    await dialog.getByLabel("Code").fill(code);
    await dialog.getByLabel("English name").fill(name);
    await dialog.getByLabel("Simplified Chinese name").fill("车间");
    await dialog.getByLabel("Sort").fill("9000");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog).toBeHidden();
    await find(page, name.toLowerCase());
    await expect(rowOf(page, name)).toContainText(code);
  });
  await test.step("it is renamed; its code stays", async () => {
    await press(page, `Edit ${name}`);
    await expect(dialog.getByLabel("Code")).not.toBeEditable();
    await dialog.getByLabel("English name").fill("Repair shop");
    await dialog.getByRole("button", { name: "Save" }).click();
    await find(page, code);
    await expect(rowOf(page, "Repair shop")).toBeVisible();
  });
  await test.step("a page stands in a branch", async () => {
    await find(page, "LOGIN_LOG");
    await press(page, "Edit Login log");
    await dialog.getByLabel("Branch").selectOption({ label: "None: it is a branch" });
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog.getByLabel("Branch")).toHaveAttribute("aria-invalid", "true");
    await page.keyboard.press("Escape");
    await agree(page, "Discard the changes?", "Discard");
  });
  await test.step("without the modules' own page nobody could bring anything back", async () => {
    await find(page, "PERM_MODULE");
    await press(page, "Disable Modules");
    const question = page.getByRole("alertdialog");
    await question.getByRole("button", { name: "Disable" }).click();
    await expect(page.getByRole("alert").or(page.getByRole("status")).filter({ hasText: "PERM_MODULE" })).toBeVisible();
    await expect(rowOf(page, "Modules")).toContainText("Enabled");
  });
});
