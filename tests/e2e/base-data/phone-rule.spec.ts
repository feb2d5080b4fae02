import { expectAccessible } from "../support/axe.ts";
import { activePanel, expect, openPage, test } from "../support/console.ts";
import { sessionOf } from "../support/states.ts";

test.use({ storageState: sessionOf("admin") });

/** Rules of the demo that are older than the source's, with a number that only the source's takes. */
const OLDER = [
  { code: "673", country: "Brunei", number: "+673 712 3456" },
  { code: "855", country: "Cambodia", number: "+855 91 234 5678" },
] as const;

test("SYS-07 a phone rule that is pulled in one window is obeyed by regional personnel at the next save in another", async ({
  page,
  context,
  attempt,
}) => {
  const { code, country, number } = OLDER[attempt % OLDER.length]!;
  await openPage(page, "REGIONAL_PERSONNEL");
  await activePanel(page).getByRole("button", { name: "New person" }).click();
  const form = page.getByRole("dialog", { name: "New person" });
  const told = form.getByText(new RegExp(`A number of \\+${code} has`));

  await test.step("the number is refused by the rule of now: when it is left, and by the service", async () => {
    await form.getByLabel("Name", { exact: true }).fill("Haji Osman");
    await form.getByLabel("Work number").fill("300100");
    await form.getByRole("combobox", { name: "Country" }).selectOption({ label: country });
    await form.getByLabel("Telephone").fill(number);
    await form.getByLabel("Stand-in").focus();
    await expect(told).toBeVisible();
    await expectAccessible(page);
    await form.getByRole("button", { name: "Save" }).click();
    await expect(told).toBeVisible();
    await expect(form).toBeVisible();
  });

  await test.step("another window pulls that rule alone", async () => {
    const other = await context.newPage();
    await openPage(other, "PHONE_RULE");
    await activePanel(other).getByRole("button", { name: "Pull" }).click();
    const pull = other.getByRole("dialog", { name: "Pull: Phone rules" });
    const row = pull.getByRole("row", { name: new RegExp(`\\+${code} `) });
    await expect(row).toContainText(/Digits.*→/);
    await expectAccessible(other);
    for (const group of ["New", "Changed"])
      await pull.getByRole("checkbox", { name: new RegExp(`^${group}: `) }).setChecked(false);
    await row.getByRole("checkbox").check();
    await pull.getByRole("button", { name: "Take 1 row" }).click();
    await expect(pull).toBeHidden();
    await other.close();
  });

  await form.getByRole("button", { name: "Save" }).click();
  await expect(form).toBeHidden();
  await expect(activePanel(page).getByRole("row", { name: /Haji Osman/ })).toContainText("••• ••");
});
