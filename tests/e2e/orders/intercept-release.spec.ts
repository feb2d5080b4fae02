import type { Page } from "@playwright/test";
import { addresses } from "../support/address.ts";
import { expectAccessible } from "../support/axe.ts";
import { activePanel, expect, openPage, test } from "../support/console.ts";
import { sessionOf } from "../support/states.ts";

test.use({ storageState: sessionOf("admin") });

const rows = (page: Page) =>
  activePanel(page).getByRole("table", { name: "Interception and release records" }).getByRole("row");

test("REV-03 a command that an outlet refused is sent again by its key, and its attempts say what was answered; one that it has takes a reason", async ({
  page,
}) => {
  await openPage(page, "INTERCEPT_RELEASE");
  const panel = activePanel(page);
  await panel.getByRole("button", { name: "Failed", exact: true }).click();
  const first = rows(page).filter({ hasText: "422" }).first();
  await expect(first).toBeVisible();
  // The rows of all states stand, dimmed, until those that failed are there; and the outlets answer other journeys meanwhile.
  await expect(rows(page).filter({ hasText: "accepted" })).toHaveCount(0);
  await expect(panel.locator("[aria-busy=true]")).toHaveCount(0);
  await expectAccessible(page);
  const name = (await first.getByRole("button", { name: /^[A-Z]{2}/ }).textContent()) ?? "";
  const number = name.replaceAll(/\s/g, "");
  await first.getByRole("button", { name: `Send again ${number}` }).click();
  await panel.getByRole("button", { name: "Done", exact: true }).click();
  // The rows that were there stand until the others come: what was taken is not the one that was refused.
  const sent = rows(page).filter({ hasText: name }).filter({ hasText: "200" });
  await expect(sent).toBeVisible();
  const received = async () => {
    const text = await (await page.request.get(addresses().outside)).text();
    return text.split("<tr>").filter((row) => row.includes(number) && row.includes("INTERCEPT")).length;
  };
  await expect.poll(received).toBe(1);

  await test.step("the drawer shows each attempt", async () => {
    await sent.getByRole("button", { name }).click();
    const drawer = page.getByRole("dialog", { name: `Interception of ${name}` });
    const attempts = drawer.getByRole("table", { name: "Attempts" });
    await expect(attempts).toContainText("Refused");
    await expect(attempts).toContainText("Taken");
    await expectAccessible(page);
    await drawer.getByRole("button", { name: "Send again" }).click();
  });

  await test.step("what the outlet has is sent anew, with a reason", async () => {
    const form = page.getByRole("dialog", { name: `Send ${number} again` });
    await form.getByRole("button", { name: "Send again" }).click();
    await expect(form.getByRole("textbox", { name: "Reason" })).toHaveAttribute("aria-invalid", "true");
    await expectAccessible(page);
    await form.getByRole("textbox", { name: "Reason" }).fill("The outlet lost its list");
    await form.getByRole("button", { name: "Send again" }).click();
    await expect(form).toBeHidden();
    await expect.poll(received).toBe(2);
    await expect(sent).toHaveCount(2);
  });
});
