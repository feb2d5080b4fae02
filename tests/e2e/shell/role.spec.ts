import type { Browser, Page } from "@playwright/test";
import { z } from "zod";
import { expectAccessible } from "../support/axe.ts";
import { activePanel, choose, expect, mainMenu, signIn, tab, test, visit } from "../support/console.ts";
import { operation } from "../support/session.ts";
import { sessionOf } from "../support/states.ts";

const USER = "customer.manager";
const Choices = z.object({ data: z.object({ roleChoices: z.array(z.object({ id: z.string(), name: z.string() })) }) });

/** An administrator elsewhere, who gives a role to the user and takes it away again. */
async function administrator(browser: Browser) {
  const context = await browser.newContext({ storageState: sessionOf("admin") });
  const page = await context.newPage();
  await visit(page);
  const { roleChoices } = Choices.parse(JSON.parse((await operation(page, "permBatchPageQuery")).body)).data;
  const run = async (name: string, role: string) => {
    const roleIds = roleChoices.filter((one) => one.name === role).map((one) => one.id);
    const { body } = await operation(page, name, { variables: { input: { names: [USER], roleIds } } });
    expect(body).toContain('"outcome":"DONE"');
  };
  return {
    grant: (role: string) => run("permBatchOutcomeGrantMutation", role),
    revoke: (role: string) => run("permBatchOutcomeRevokeMutation", role),
    leave: () => context.close(),
  };
}
const roleButton = (page: Page, role: string) => page.getByRole("banner").getByRole("button", { name: role });

test("SHELL-04 AUTH-10 PERM-01 a role is chosen, kept, and taken away while working: said, and the refused save says what is missing", async ({
  page,
  browser,
}) => {
  const admin = await administrator(browser);
  await admin.grant("Order clerk");
  await signIn(page, USER, "VN");

  await test.step("AUTH-10 another role: menu and tabs start from home", async () => {
    await choose(page, "Order management", "Order list");
    await expect(tab(page, "Order list")).toBeVisible();
    await expect(mainMenu(page).getByRole("button", { name: "Base configuration" })).toHaveCount(0);
    await roleButton(page, "Customer manager").click();
    const dialog = page.getByRole("dialog", { name: "Choose a role" });
    await expect(dialog.getByRole("radio", { name: /^Customer manager/ })).toBeChecked();
    await dialog.getByRole("radio", { name: "Order clerk" }).check();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Work as Order clerk" }).click();
    await expect(roleButton(page, "Order clerk")).toBeVisible();
    expect(await page.getByRole("tab").allTextContents()).toEqual(["Home"]);
  });
  await test.step("AUTH-10 the choice is kept", async () => {
    await page.reload();
    await expect(roleButton(page, "Order clerk")).toBeVisible();
  });
  await test.step("AUTH-08 the role is taken away: it is said, and what was typed stays", async () => {
    await choose(page, "Base configuration", "Currencies");
    await activePanel(page).getByRole("button", { name: "Edit MYR" }).click();
    await page.getByLabel("English name").fill("Half typed");
    await admin.revoke("Order clerk");
    await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Your role Order clerk was taken away")).toBeVisible();
    await expect(page.getByText("You now work as Customer manager.")).toBeVisible();
    await expect(page.getByRole("banner")).toContainText("Customer manager");
    await expect(roleButton(page, "Customer manager")).toHaveCount(0);
    await expect(mainMenu(page).getByRole("button", { name: "Base configuration" })).toHaveCount(0);
    await expect(page.getByLabel("English name")).toHaveValue("Half typed");
  });
  await test.step("PERM-01 what is refused says which button is missing, which roles have it and whom to ask", async () => {
    const refusal = page.getByRole("dialog").getByRole("alert");
    await expect(refusal).toContainText(/It takes .*Currencies · Edit\./);
    await expect(refusal).toContainText("Roles that have it: Order clerk");
    await expect(refusal).toContainText(/Ask .*Siti Rahmawati/);
  });
  await admin.leave();
});
