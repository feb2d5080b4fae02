import type { Page } from "@playwright/test";
import { demoAccounts } from "@linehaul/admin/demo/accounts";
import { expectAccessible } from "../support/axe.ts";
import { activePanel, choose, expect, openPage, test } from "../support/console.ts";
import { sessionOf } from "../support/states.ts";

test.use({ storageState: sessionOf("admin") });

/** Nobody signs in as them; none is an auditor. */
const people = demoAccounts().filter(({ site }) => site === "VN");
const enabled = people.filter(({ status }) => status === "ENABLED");
const [byName, byNumber] = enabled.slice(-2).map(({ userName, workNo }) => ({ userName, workNo }));
const disabled = people.find(({ status }) => status === "DISABLED");

const box = (page: Page) => activePanel(page).getByRole("textbox", { name: /^User names or work numbers/ });
const check = (page: Page) => activePanel(page).getByRole("button", { name: "Check first" }).click();
const outcome = (page: Page, table: string, name: string) =>
  activePanel(page)
    .getByRole("table", { name: table })
    .getByRole("row")
    .filter({ has: page.getByRole("cell", { name, exact: true }) });

test("PERM-11 PERM-04 accounts are pasted, good and bad, checked first, then granted for some days, and taken back", async ({
  page,
}) => {
  if (!byName || !byNumber || !disabled) throw new Error("the demo data has too few accounts");
  const good = [byName.userName, byNumber.workNo];
  const bad = [
    [disabled.userName, "Account disabled"],
    ["nobody.here", "No such account"],
    ["auditor", "Holds it already"],
    [byNumber.userName, "Same account as another line"],
  ] as const;
  await openPage(page, "PERM_BATCH");

  await test.step("what is pasted is counted; what comes again or can't be a name is said", async () => {
    await box(page).fill([...good, ...bad.map(([name]) => name), byName.userName, "1234567"].join("\n"));
    await expect(activePanel(page)).toContainText(`6 accounts · more than once: ${byName.userName}`);
    await expect(activePanel(page)).toContainText("left out, no name or work number: 1234567");
    await activePanel(page).getByRole("checkbox", { name: "Auditor", exact: true }).check();
  });
  await test.step("days that are over are refused", async () => {
    await activePanel(page).getByLabel("Last day").fill("2020-01-31");
    await check(page);
    await expect(activePanel(page).getByRole("alert")).not.toBeEmpty();
    await expect(activePanel(page).getByRole("button", { name: /^Grant to/ })).toHaveCount(0);
  });
  await test.step("each account's outcome is told before anything is done", async () => {
    await activePanel(page).getByLabel("First day").fill("2099-01-01");
    await activePanel(page).getByLabel("Last day").fill("2099-12-31");
    await check(page);
    const preview = "What would become of each account";
    for (const name of good) await expect(outcome(page, preview, name)).toContainText("Will be granted");
    for (const [name, said] of bad) await expect(outcome(page, preview, name)).toContainText(said);
    await expect(activePanel(page)).toContainText("2 accounts would be changed. 4 stay as they are.");
    await expectAccessible(page);
  });
  await test.step("and after it is", async () => {
    await activePanel(page).getByRole("button", { name: "Grant to 2 accounts" }).click();
    for (const name of good) await expect(outcome(page, "What became of each account", name)).toContainText("Granted");
    await expect(activePanel(page)).toContainText("2 accounts were changed. 4 stay as they are.");
  });
  await test.step("PERM-04 the grant has its days and no effect before them", async () => {
    await choose(page, "Permissions", "Leaf accounts");
    const search = activePanel(page).getByRole("searchbox", { name: "Name, work number or central account" });
    await search.fill(byNumber.workNo);
    await search.press("Enter");
    await activePanel(page).getByRole("button", { name: byNumber.userName, exact: true }).click();
    const held = page.getByRole("table", { name: "Roles" }).getByRole("row", { name: /^Auditor/ });
    await expect(held).toContainText("2099/01/01 – 2099/12/31");
    await expect(held).toContainText("Not yet");
    await page.keyboard.press("Escape");
  });
  await test.step("the batch is taken back", async () => {
    await page.getByRole("tab", { name: "Batch authorisation" }).click();
    await activePanel(page).getByRole("radio", { name: "Revoke" }).check();
    await box(page).fill(good.join(", "));
    await check(page);
    await activePanel(page).getByRole("button", { name: "Revoke from 2 accounts" }).click();
    for (const name of good) await expect(outcome(page, "What became of each account", name)).toContainText("Revoked");
  });
});
