import type { Page } from "@playwright/test";
import { addresses } from "../support/address.ts";
import { expectAccessible } from "../support/axe.ts";
import { activePanel, expect, openPage, test } from "../support/console.ts";
import { sessionOf } from "../support/states.ts";

test.use({ storageState: sessionOf("admin") });

const rows = (page: Page) => activePanel(page).getByRole("table", { name: "Push to customs" }).getByRole("row");

test("ORD-09 a push that failed is pushed again, and customs has it once; its attempts say what was answered", async ({
  page,
}) => {
  await openPage(page, "ORDER_PUSH_EXTERNAL");
  await activePanel(page).getByRole("button", { name: "Failed", exact: true }).click();
  const first = rows(page).nth(1);
  await expect(first).toContainText("Failed");
  await expectAccessible(page);
  const number = ((await first.getByRole("link").first().textContent()) ?? "").replaceAll(/\s/g, "");
  await first.getByRole("button", { name: `Push ${number}` }).click();

  await test.step("it is on its way, and there", async () => {
    await activePanel(page).getByRole("button", { name: "Done", exact: true }).click();
    await expect(
      rows(page)
        .filter({ hasText: number.slice(-4) })
        .first(),
    ).toBeVisible();
  });
  const received = await (await page.request.get(addresses().outside)).text();
  const [row = ""] = received.split("<tr>").filter((text) => text.includes(number));
  expect(row).toContain("once");

  await test.step("the record shows the attempt and what was sent, masked", async () => {
    await openPage(page, "ORDER_PUSH_RECORD");
    await activePanel(page).getByRole("button", { name: number }).first().click();
    const attempt = page.getByRole("dialog", { name: new RegExp(number) });
    await expect(attempt).toContainText("Taken");
    await expect(attempt.getByRole("table")).toContainText("•••");
    await expectAccessible(page);
  });
});
