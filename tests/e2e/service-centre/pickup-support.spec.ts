import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { activePanel, expect, openPage, test } from "../support/console.ts";
import { sessionOf } from "../support/states.ts";

test.use({ storageState: sessionOf("admin") });

const PLACE = "MY / Perak / Ipoh";
const search = async (page: Page, text: string) => {
  const box = activePanel(page).getByRole("searchbox", { name: "Place, product code or notice" });
  await box.fill(text);
  await box.press("Enter");
};
const table = (page: Page) => activePanel(page).getByRole("table", { name: "Courier pickup support" });
/** What the box answers for Ipoh at noon of a day. */
async function holds(page: Page, day: string): Promise<string> {
  await activePanel(page).getByRole("button", { name: "What holds where and when" }).click();
  const box = page.getByRole("dialog", { name: "What holds where and when" });
  await box.getByLabel("Region").selectOption("Perak");
  await box.getByLabel("City").selectOption("Ipoh");
  await box.getByLabel("When").fill(`${day}T12:00`);
  const answer = box.getByRole("region", { name: "What holds there and then" });
  await expect(answer.getByRole("heading")).toHaveText(`${day.replaceAll("-", "/")} 12:00 (Asia/Kuala_Lumpur)`);
  await expectAccessible(page);
  const said = (await answer.textContent()) ?? "";
  await box.getByRole("button", { name: "Close" }).click();
  return said;
}

test("PICKUP two that overlap are refused with the other named; a change by date is counted, and the box answers otherwise", async ({
  page,
  attempt,
}) => {
  // A year of its own for each run.
  const year = 2031 + attempt;
  const notice = `Ipoh in ${year}`;
  await openPage(page, "PICKUP_SUPPORT");
  await expect(table(page)).toContainText("Every product");

  const fill = async () => {
    await activePanel(page).getByRole("button", { name: "New place" }).click();
    const form = page.getByRole("dialog", { name: "New place" });
    await form.getByLabel("Region").selectOption("Perak");
    await form.getByLabel("City").selectOption("Ipoh");
    await form.getByLabel("Sat", { exact: true }).check();
    await form.getByLabel("Sun", { exact: true }).check();
    await form.getByLabel("Holds from").fill(`${year}-01-01`);
    await form.getByLabel("Holds until").fill(`${year}-12-31`);
    await form.getByLabel("Notice in English").fill(notice);
    await form.getByLabel("Notice in Simplified Chinese").fill("怡保");
    await form.getByLabel("Notice in Traditional Chinese").fill("怡保");
    return form;
  };
  await test.step("what is wrong is said at its field; a place is added", async () => {
    const form = await fill();
    await form.getByLabel("Cut-off").fill("20:00");
    await form.getByRole("button", { name: "Save" }).click();
    await expect(form.getByText("Must lie within the hours")).toBeVisible();
    await form.getByLabel("Cut-off").fill("15:00");
    await form.getByRole("button", { name: "Save" }).click();
    await expect(form).toBeHidden();
  });
  await test.step("one that overlaps is refused, and the other named", async () => {
    const form = await fill();
    await form.getByRole("button", { name: "Save" }).click();
    await expect(form.getByText(`${PLACE} has a row that holds then: ${year}-01-01 – ${year}-12-31`)).toBeVisible();
    await form.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click();
  });
  await search(page, notice);
  await expect(table(page).getByRole("row")).toHaveCount(2);
  expect(await holds(page, `${year}-05-01`)).toContain("still to be had that day");

  await test.step("on some days there is no pick-up: counted first", async () => {
    await activePanel(page).getByRole("button", { name: "Change by date" }).click();
    const form = page.getByRole("dialog", { name: "Change by date: all that the list finds" });
    await form.getByLabel("First day").fill(`${year}-05-01`);
    await form.getByLabel("Last day").fill(`${year}-05-02`);
    await form.getByRole("radio", { name: "No pick-up" }).check();
    await form.getByRole("button", { name: "Count" }).click();
    const count = page.getByRole("alertdialog", { name: "What would be changed" });
    await expect(count.getByText("1 place is changed on these days.")).toBeVisible();
    await expectAccessible(page);
    await count.getByRole("button", { name: "Change 1" }).click();
    await expect(form).toBeHidden();
  });
  await expect(table(page).getByRole("row")).toHaveCount(4);
  const closed = await holds(page, `${year}-05-01`);
  expect(closed).toContain("No pick-up");
  expect(closed).toContain(`${year}/05/03`);
});
