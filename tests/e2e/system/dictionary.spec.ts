import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { activePanel, expect, openPage, test } from "../support/console.ts";
import { sessionOf } from "../support/states.ts";

test.use({ storageState: sessionOf("admin") });

const PATH = "e2e/parcelShape";
const pane = (page: Page) => page.getByRole("navigation", { name: "Dictionaries" });
const table = (page: Page) => activePanel(page).getByRole("table", { name: "Dictionaries" });
const row = (page: Page, key: string) => table(page).getByRole("row", { name: new RegExp(`^${key} `) });

test("SYS-01 a new dictionary stands in the pane, its entry in three languages beside it; its cache is cleaned; it goes", async ({
  page,
}) => {
  await openPage(page, "DICTIONARY");
  await expect(
    pane(page)
      .getByRole("button", { name: /^order\// })
      .first(),
  ).toBeVisible();

  await test.step("an entry makes its dictionary", async () => {
    await activePanel(page).getByRole("button", { name: "New entry" }).click();
    const form = page.getByRole("dialog", { name: "New entry" });
    await form.getByLabel("Dictionary").fill(PATH);
    await form.getByLabel("Key").fill("ROUND");
    await form.getByLabel("English name").fill("Round");
    await form.getByLabel("Simplified Chinese").fill("圆形");
    await form.getByLabel("Traditional Chinese").fill("圓形");
    await form.getByLabel("Value").fill("R");
    await expectAccessible(page);
    await form.getByRole("button", { name: "Save" }).click();
    await expect(form).toBeHidden();
  });
  await test.step("the pane opens it", async () => {
    const opens = pane(page).getByRole("button", { name: `${PATH} 1` });
    await opens.click();
    await expect(opens).toHaveAttribute("aria-pressed", "true");
    await expect(activePanel(page).getByRole("heading", { level: 1 })).toContainText(PATH);
    await expect(table(page).getByRole("row")).toHaveCount(2);
    for (const name of ["Round", "圆形", "圓形"])
      await expect(row(page, "ROUND").getByText(name, { exact: true })).toBeVisible();
  });
  await test.step("what is wrong in a language is put right; the key stays", async () => {
    await row(page, "ROUND").getByRole("button", { name: "Edit ROUND" }).click();
    const form = page.getByRole("dialog");
    await expect(form.getByLabel("Key")).not.toBeEditable();
    await form.getByLabel("Traditional Chinese").fill("圓");
    await form.getByRole("button", { name: "Save" }).click();
    await expect(row(page, "ROUND").locator("[lang=zh-HK]")).toHaveText("圓");
  });
  await test.step("its cache is cleaned, and what came of it is said", async () => {
    await activePanel(page).getByRole("button", { name: "Clean cache" }).click();
    const question = page.getByRole("alertdialog", { name: `Read ${PATH} anew?` });
    await question.getByRole("button", { name: "Clean cache" }).click();
    await expect(page.getByRole("status").getByText("1 dictionary refreshed, entries: 1")).toBeVisible();
  });
  await test.step("with its last entry it goes", async () => {
    await row(page, "ROUND").getByRole("button", { name: "Delete ROUND" }).click();
    await page.getByRole("alertdialog", { name: "Delete ROUND?" }).getByRole("button", { name: "Delete" }).click();
    await expect(activePanel(page).getByText("Nothing matches these filters")).toBeVisible();
    await expect(pane(page).getByRole("button", { name: PATH })).toBeHidden();
  });
});
