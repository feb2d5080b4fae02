import { expectAccessible } from "../support/axe.ts";
import { activePanel, expect, openPage, test } from "../support/console.ts";
import { sessionOf } from "../support/states.ts";

test.use({ storageState: sessionOf("admin") });

test("SYS-07 the tree is gone through by keyboard, what the source has is taken, a place is made in another, found by its post code, and offered", async ({
  page,
  attempt,
}) => {
  // Each time in a country of its own.
  const [country, code] = (
    [
      ["Brazil", "BR-SP"],
      ["Poland", "PL-14"],
      ["Sweden", "SE-AB"],
    ] as const
  )[attempt % 3]!;
  const made = `Testville ${attempt}`;
  await openPage(page, "REGION");
  const panel = activePanel(page);
  const table = panel.getByRole("table");
  const tree = panel.getByRole("tree", { name: "Places of the country" });

  await test.step("by keyboard: open a place, go into it and to what lies there", async () => {
    await expect(tree).toContainText("Selangor");
    const isAt = (name: string) => expect(tree.locator(":focus")).toContainText(name);
    // The tree takes the cursor from when it is whole.
    await expect(async () => {
      await panel.getByRole("combobox", { name: "Country" }).focus();
      await page.keyboard.press("Tab");
      await expect(tree.locator(":focus")).toContainText("Johor", { timeout: 1_000 });
    }).toPass();
    await page.keyboard.press("End");
    await isAt("Selangor");
    await page.keyboard.press("ArrowRight");
    await expect(tree.getByRole("treeitem", { name: "Klang" })).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await isAt("Klang");
    await page.keyboard.press("ArrowUp");
    await isAt("Selangor");
    await page.keyboard.press("Enter");
    await expect(table.getByRole("row", { name: /Petaling Jaya/ })).toContainText("MY-10.01");
    await expectAccessible(page);
  });

  await test.step("what the source has of a country is taken", async () => {
    await panel.getByRole("combobox", { name: "Country" }).selectOption({ label: country });
    await expect(table.getByRole("row", { name: new RegExp(code) })).toBeVisible();
    await panel.getByRole("button", { name: "Synchronise" }).click();
    const pull = page.getByRole("dialog", { name: /^Pull: Regions in / });
    await expect(pull.getByRole("checkbox", { name: /^New: / })).toBeChecked();
    await expectAccessible(page);
    await pull.getByRole("button", { name: /^Take \d+ rows$/ }).click();
    await expect(pull).toBeHidden();
    await expect.poll(() => tree.getByRole("treeitem").count()).toBeGreaterThan(5);
  });

  await test.step("a place is made in another one, and found by its post code", async () => {
    await table
      .getByRole("row", { name: new RegExp(code) })
      .getByRole("button", { name: /^\d+ places? / })
      .click();
    await panel.getByRole("button", { name: "New region" }).click();
    const form = page.getByRole("dialog", { name: "New region" });
    await form.getByLabel("Name", { exact: true }).fill(made);
    await form.getByLabel("Code", { exact: true }).fill(`${code}.9${attempt}0`);
    await form.getByLabel("Post codes").fill(`987${attempt}0`);
    await form.getByRole("button", { name: "Save" }).click();
    await expect(form).toBeHidden();
    await panel.getByRole("searchbox").fill(`987${attempt}01`);
    await page.keyboard.press("Enter");
    await expect(table.getByRole("row", { name: new RegExp(made) })).toBeVisible();
  });

  await test.step("it is offered where an area is written, and what is no place of a country that is whole is refused", async () => {
    await openPage(page, "CUSTOMER_SERVICE");
    await activePanel(page).getByRole("button", { name: "New contact" }).click();
    const form = page.getByRole("dialog");
    await form.getByRole("combobox", { name: "Country" }).selectOption({ label: country });
    await form.getByLabel("Area").fill("testv");
    await expect(form.locator(`datalist option[value="${made}"]`)).toBeAttached();
    await form.getByLabel("Area").fill("Nowhere at all");
    await form.getByLabel("Telephone").fill("+60 3-2770 8100");
    await form.getByLabel("E-mail").fill("desk@linehaul.example");
    for (const label of ["English name", "Name in Simplified Chinese", "Name in Traditional Chinese"])
      await form.getByLabel(label).fill("Desk");
    await form.getByRole("button", { name: "Save" }).click();
    await expect(form.getByText("There is no such region")).toBeVisible();
  });
});
