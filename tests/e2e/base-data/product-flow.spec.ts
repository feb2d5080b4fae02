import type { Page } from "@playwright/test";
import { addDays } from "@linehaul/schema/time";
import { activePanel, choose, expect, openPage, tab, test } from "../support/console.ts";
import { sessionOf } from "../support/states.ts";

test.use({ storageState: sessionOf("admin") });

const BRANCH = "Base configuration";
const shown = (day: string) => day.replaceAll("-", "/");
const region = (page: Page, name: string) => page.getByRole("dialog").getByRole("region", { name, exact: true });

/** Tries a shipment to Iceland in the panel of the active page. */
async function tryOne(page: Page, day: string, goods = ""): Promise<void> {
  await activePanel(page).getByRole("button", { name: "Try a shipment" }).click();
  const box = page.getByRole("dialog", { name: "Try a shipment" });
  await box.getByRole("combobox", { name: "To country" }).selectOption({ label: "Iceland" });
  await box.getByLabel("Day of the order").fill(day);
  await box.getByLabel("Goods", { exact: false }).first().fill(goods);
  await box.getByRole("button", { name: "Try it" }).click();
}
const close = async (page: Page) => {
  await page
    .getByRole("dialog", { name: "Try a shipment" })
    .getByRole("button", { name: "Close", exact: true })
    .last()
    .click();
};
/** Opens the form of the active page, has it filled in, and saves. */
async function add(page: Page, name: string, fill: (form: ReturnType<Page["getByRole"]>) => Promise<void>) {
  await activePanel(page).getByRole("button", { name }).click();
  const form = page.getByRole("dialog", { name });
  await fill(form);
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form).toBeHidden();
}

test("SYS-08 ORD-14 a flow, a holiday and a prohibited word that are entered change what a shipment is answered, each with its row", async ({
  page,
  attempt,
}) => {
  // Mondays of weeks that no other row names.
  const monday = addDays("2031-03-03", attempt * 14);
  const [wednesday, thursday] = [addDays(monday, 2), addDays(monday, 3)];
  const row = `MY → IS · ${shown(monday)} – ${shown(monday)}`;
  const offer = "International Express: offered";
  await openPage(page, "PRODUCT_FLOW");

  await tryOne(page, monday);
  await expect(region(page, offer)).toBeVisible();
  await expect(region(page, offer)).not.toContainText(row);
  await close(page);
  await add(page, "New product flow", async (form) => {
    await form.getByRole("combobox", { name: "Product" }).selectOption({ label: "International Express" });
    await form.getByRole("combobox", { name: "To country" }).selectOption({ label: "Iceland" });
    await form.getByLabel("Days at least").fill("2");
    await form.getByLabel("Days at most").fill("2");
    await form.getByLabel("Up to (kg)").fill("20");
    await form.getByRole("group", { name: "Freight paid by" }).getByLabel("Sender").check();
    await form.getByRole("group", { name: "Duty and tax paid by" }).getByLabel("Sender").check();
    await form.getByLabel("Holds from").fill(monday);
    await form.getByLabel("Holds until").fill(monday);
  });
  await tryOne(page, monday);
  await expect(region(page, offer)).toContainText(`${shown(wednesday)} – ${shown(wednesday)}`);
  await expect(region(page, offer).getByRole("link", { name: row })).toBeVisible();
  await close(page);

  await choose(page, BRANCH, "Holidays");
  await add(page, "New holiday", async (form) => {
    await form.getByRole("combobox", { name: "Country" }).selectOption({ label: "Iceland" });
    await form.getByLabel("First day").fill(wednesday);
    await form.getByLabel("Last day").fill(wednesday);
    await form.getByRole("checkbox", { name: "Delivery" }).check();
    for (const name of ["English name", "Chinese name, simplified", "Chinese name, traditional"])
      await form.getByLabel(name).fill(`Geysir ${attempt}`);
  });
  await choose(page, BRANCH, "Express control");
  await tryOne(page, monday, `Fresh geyser${attempt} water`);
  await expect(region(page, offer)).toContainText(`${shown(thursday)} – ${shown(thursday)}`);
  await expect(region(page, "Prohibited")).toHaveCount(0);
  await close(page);

  await add(page, "New express control", async (form) => {
    await form.getByLabel("Code", { exact: true }).fill(`GEYSER_${attempt}`);
    for (const name of ["English name", "Simplified Chinese name", "Traditional Chinese name"])
      await form.getByLabel(name).fill(`Water ${attempt}`);
    await form.getByLabel("Words").fill(`Geyser${attempt}`);
    await form.getByLabel("Holds from").fill(monday);
  });
  await tab(page, "Product flow").click();
  await tryOne(page, monday, `Fresh geyser${attempt} water`);
  await expect(region(page, "Prohibited")).toContainText(`Geyser${attempt}`);
  await expect(region(page, offer)).toHaveCount(0);
  await expect(region(page, "International Express: not offered")).toContainText("The goods are prohibited.");
  await region(page, "Prohibited")
    .getByRole("link", { name: `Water ${attempt}` })
    .click();
  await expect(activePanel(page).getByRole("row", { name: new RegExp(`GEYSER_${attempt} `) })).toContainText(
    "Prohibited",
  );
});
