import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { activePanel, expect, openPage, test } from "../support/console.ts";
import { agree, find, press, rowOf } from "../support/list.ts";
import { sessionOf } from "../support/states.ts";

test.use({ storageState: sessionOf("admin") });

/** The form that lies above the list or the drawer. */
const form = (page: Page, title: string) => page.getByRole("dialog", { name: title });
const save = (of: Locator) => of.getByRole("button", { name: "Save" }).click();
const drawer = (page: Page) => page.getByRole("dialog", { name: "Night shift" });
const held = (page: Page, name: string) =>
  drawer(page)
    .getByRole("table")
    .getByRole("row", { name: new RegExp(`^${name}`) });

async function grant(page: Page, role: string, from = "", to = ""): Promise<void> {
  await drawer(page).getByRole("button", { name: "Grant a role" }).click();
  const grantForm = form(page, "Grant a role");
  await grantForm.getByRole("combobox", { name: "Role" }).selectOption({ label: role });
  await grantForm.getByLabel("First day").fill(from);
  await grantForm.getByLabel("Last day").fill(to);
  await save(grantForm);
}

test("PERM-03 PERM-04 PERM-05 PERM-06 an account stands for one central account, gets roles and data groups for days, has one default role", async ({
  page,
  attempt,
}) => {
  const user = `e2e.night.shift.${attempt}`;
  await openPage(page, "PERM_LEAF_ACCOUNT");
  await test.step("PERM-03 a central account has one leaf account", async () => {
    await press(page, "New account");
    const made = form(page, "New account");
    await made.getByRole("textbox", { name: "Central account" }).fill("admin");
    await made.getByRole("textbox", { name: "User name" }).fill(user);
    await made.getByRole("textbox", { name: "Name", exact: true }).fill("Night shift");
    await save(made);
    await expect(made.getByText("Already in use")).toBeVisible();
    await made.getByRole("textbox", { name: "Central account" }).fill(user);
    await save(made);
    await expect(made).toBeHidden();
    await find(page, user);
    await press(page, user);
    await expect(drawer(page).getByText("No role: may do nothing")).toBeVisible();
    await expectAccessible(page);
  });
  await test.step("PERM-05 the first role is the default one; PERM-04 days in the future are not yet in effect", async () => {
    await grant(page, "Auditor");
    await expect(held(page, "Auditor")).toContainText("(default)");
    await expect(held(page, "Auditor")).toContainText("Always");
    await grant(page, "Order clerk", "2099-01-01", "2099-12-31");
    await expect(held(page, "Order clerk")).toContainText("2099/01/01");
    await expect(held(page, "Order clerk")).toContainText("Not yet");
  });
  await test.step("PERM-04 a last day before the first is refused at the field", async () => {
    await drawer(page).getByRole("button", { name: "Change days Order clerk" }).click();
    const days = form(page, "Days of Order clerk");
    await days.getByLabel("Last day").fill("2098-12-31");
    await save(days);
    await expect(days.getByLabel("Last day")).toHaveAttribute("aria-invalid", "true");
    await days.getByLabel("First day").fill("");
    await days.getByLabel("Last day").fill("2099-12-31");
    await save(days);
    await expect(held(page, "Order clerk")).toContainText("In effect");
  });
  await test.step("PERM-05 another role is made the default one", async () => {
    await drawer(page).getByRole("button", { name: "Make default Order clerk" }).click();
    await expect(held(page, "Order clerk")).toContainText("(default)");
    await expect(held(page, "Auditor")).not.toContainText("(default)");
  });
  await test.step("PERM-02 a data group opens its rows", async () => {
    await drawer(page).getByRole("button", { name: "Grant a data group" }).click();
    const group = form(page, "Grant a data group");
    await group.getByRole("combobox").selectOption("SITE_VN · Everything of VN");
    await save(group);
    await expect(held(page, "SITE_VN")).toContainText("In effect");
  });
  await test.step("a role is revoked", async () => {
    await drawer(page).getByRole("button", { name: "Revoke Auditor" }).click();
    await agree(page, "Revoke Auditor?", "Revoke");
    await expect(held(page, "Auditor")).toHaveCount(0);
    await drawer(page).getByRole("button", { name: "Close" }).click();
  });
  await test.step("PERM-06 nothing is granted to an account out of use", async () => {
    await activePanel(page)
      .getByRole("button", { name: new RegExp(`^Disable (${user}|Night shift)$`) })
      .click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Disable" }).click();
    await expect(rowOf(page, user)).toContainText("Disabled");
    await press(page, user);
    await grant(page, "Auditor");
    await expect(form(page, "Grant a role").getByRole("alert").first()).toBeVisible();
  });
});
