import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { expect, openPage, test } from "../support/console.ts";
import { agree, find, press, rowOf } from "../support/list.ts";
import { sessionOf } from "../support/states.ts";

test.use({ storageState: sessionOf("admin") });

const dialog = (page: Page) => page.getByRole("dialog");
const tick = (page: Page, name: string) => dialog(page).getByRole("checkbox", { name, exact: true });

test("PERM-01 PERM-07 a role is made, bound to buttons and resources, compared, found by what it may, and taken out of use", async ({
  page,
  attempt,
}) => {
  const code = `E2E_DESK_${attempt}`;
  const name = `Counter desk ${attempt}`;
  await openPage(page, "PERM_ROLE");
  await test.step("it is made", async () => {
    await press(page, "New role");
    await dialog(page).getByLabel("Code").fill(code);
    await dialog(page).getByLabel("Name").fill(name);
    await dialog(page).getByLabel("Type").selectOption({ label: "Common" });
    await dialog(page).getByRole("button", { name: "Save" }).click();
    await expect(dialog(page)).toBeHidden();
    await find(page, code);
    await expect(rowOf(page, code)).toContainText(name);
  });
  await test.step("the tree is searched; what holds some of its buttons stands half-ticked", async () => {
    await press(page, `Permissions ${name}`);
    await dialog(page).getByRole("searchbox").fill("order list");
    const view = dialog(page).getByRole("group", { name: "Order list" }).getByRole("checkbox", { name: "View" });
    await expect(tick(page, "All of Order management")).not.toBeChecked();
    await view.check();
    for (const half of ["All of Order management", "Order list"])
      await expect(tick(page, half)).toBeChecked({ indeterminate: true });
    await expectAccessible(page);
    await tick(page, "Order list").click();
    await expect(tick(page, "Order list")).toBeChecked();
    const orderList = dialog(page).getByRole("group", { name: "Order list" });
    for (const cancelling of ["Cancel", "Cancel approved orders"])
      await orderList.getByRole("checkbox", { name: cancelling, exact: true }).uncheck();
    await expect(tick(page, "Order list")).toBeChecked({ indeterminate: true });
    // Unsearched, the branch holds more modules than this one.
    await dialog(page).getByRole("searchbox").fill("");
    await expect(tick(page, "All of Order management")).toBeChecked({ indeterminate: true });
  });
  await test.step("a change is looked at before it is saved", async () => {
    await dialog(page).getByRole("button", { name: "Review the changes" }).click();
    await expect(dialog(page)).toContainText("6 given");
    await expect(dialog(page)).toContainText("Order list · View");
    await expect(dialog(page)).not.toContainText("Order list · Cancel");
    await dialog(page).getByRole("button", { name: "Save 6 changes" }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(rowOf(page, code).getByRole("cell").nth(4)).toHaveText("6");
  });
  await test.step("a resource is bound", async () => {
    await press(page, `Resources ${name}`);
    await dialog(page).getByRole("searchbox").fill("customer");
    await dialog(page).getByRole("checkbox", { name: "Customers (CUSTOMER)" }).check();
    await expect(dialog(page)).toContainText("1 bound, 0 let go");
    await dialog(page).getByRole("button", { name: "Save 1 change" }).click();
    await expect(rowOf(page, code).getByRole("cell").nth(5)).toHaveText("1");
  });
  await test.step("two roles stand side by side, by default where they differ", async () => {
    await press(page, "Compare");
    await dialog(page).getByLabel("Left").selectOption({ label: name });
    await dialog(page).getByLabel("Right").selectOption({ label: "Auditor" });
    const line = (name: string) => dialog(page).getByRole("row", { name: new RegExp(`^${name} `) });
    await expect(line("Order list · Export").getByRole("cell")).toHaveText(["Yes", "No"]);
    await expect(line("Login log · View").getByRole("cell")).toHaveText(["No", "Yes"]);
    await expect(line("Order list · View")).toHaveCount(0);
    await dialog(page).getByLabel("Only differences").uncheck();
    await expect(line("Order list · View").getByRole("cell")).toHaveText(["Yes", "Yes"]);
    await dialog(page).getByRole("button", { name: "Close" }).click();
  });
  await test.step("a button tells which roles and users hold it", async () => {
    await press(page, "Who may do it?");
    await dialog(page).getByRole("searchbox").fill("order list");
    await dialog(page).getByRole("button", { name: "Order list · View" }).click();
    await expect(dialog(page).getByRole("listitem").filter({ hasText: code })).toContainText(name);
    await expect(dialog(page).getByRole("listitem").filter({ hasText: "reviewer.my" })).toContainText("Order reviewer");
    await dialog(page).getByRole("button", { name: "Close" }).click();
  });
  await test.step("it is taken out of use", async () => {
    await press(page, `Disable ${name}`);
    await agree(page, `Disable ${code}?`, "Disable");
    await expect(rowOf(page, code)).toContainText("Disabled");
  });
});
