import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { activePanel, expect, openPage, test } from "../support/console.ts";
import { sessionOf } from "../support/states.ts";

test.use({ storageState: sessionOf("admin") });

const rows = (page: Page) => activePanel(page).getByRole("table", { name: "Failed orders" }).getByRole("row");

test("ORD-01 PERM-12 from where orders fail to one of them, what was sent, a phone in the clear, and the order of its number", async ({
  page,
}) => {
  await openPage(page, "FAILED_ORDER");
  await expect(rows(page).nth(1)).toBeVisible();

  await test.step("the analysis adds up, and leads to the orders that it counts", async () => {
    await activePanel(page).getByRole("button", { name: "Analyse" }).click();
    const analysis = page.getByRole("dialog", { name: "Where orders fail" });
    for (const table of ["Reason", "Source", "Customer", "Day"])
      await expect(analysis.getByRole("table", { name: table }).getByRole("row").nth(1)).toContainText("%");
    await expectAccessible(page);
    await analysis.getByRole("button", { name: "Number in use" }).click();
    await expect(analysis).toBeHidden();
    await expect(rows(page).nth(1)).toContainText("Number in use");
  });

  const number = (await rows(page).nth(1).getByRole("button").first().textContent()) ?? "";
  await rows(page).nth(1).getByRole("button", { name: number }).click();
  const detail = page.getByRole("dialog", { name: `Failed order ${number}` });
  await expect(detail.getByRole("table", { name: "What was wrong" })).toContainText(
    `The number ${number} is in use already`,
  );
  const receiver = detail.getByRole("region", { name: "Receiver" });
  await expect(receiver).toContainText("•••");
  await expectAccessible(page);

  await test.step("a phone is shown for a reason", async () => {
    await receiver.getByRole("button", { name: "Show receiver's phone" }).click();
    const why = page.getByRole("dialog", { name: /receiver's phone/ });
    await why.getByRole("combobox", { name: "Reason" }).fill("The customer asks why it failed, e2e");
    await why.getByRole("button", { name: "Show" }).click();
    await expect(receiver.getByRole("button", { name: "Hide" })).toBeVisible();
  });

  await test.step("the order that has the number opens", async () => {
    await detail.getByRole("link", { name: /^SF/ }).click();
    await expect(activePanel(page).getByRole("region", { name: /^SF/ })).toContainText(number);
  });
});
