import { expectAccessible } from "../support/axe.ts";
import { activePanel, expect, openPage, test } from "../support/console.ts";
import { sessionOf } from "../support/states.ts";

test.use({ storageState: sessionOf("admin") });

test("ORD-01 what customs did not take is sent again, with a reason: it is in the list no longer, and its order says who did it and why", async ({
  page,
}) => {
  await openPage(page, "EMERGENCY");
  const panel = activePanel(page);
  await panel.getByRole("button", { name: "Not taken by customs", exact: true }).click();
  const stuck = panel.getByRole("table", { name: "Emergency handling" });
  // The rows of all causes stand, pale, until those of this one are there: then the head alone does not name it.
  await expect(stuck.getByRole("row").filter({ hasNotText: "Not taken by customs" })).toHaveCount(1);
  await expect(panel.locator("[aria-busy=true]")).toHaveCount(0);
  const opener = stuck.getByRole("row").nth(1).getByRole("button").first();
  const name = (await opener.textContent()) ?? "";
  await opener.click();
  const drawer = page.getByRole("dialog", { name });
  const again = drawer.getByRole("button", { name: "Send again" });
  // What comes after the drawer fades in.
  await expect(again).toBeVisible();
  await expectAccessible(page);
  await again.click();

  const form = page.getByRole("dialog", { name: `Send again: ${name}` });
  await form.getByRole("button", { name: "Send again" }).click();
  const reason = form.getByRole("textbox", { name: "Reason" });
  await expect(reason).toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page);
  await reason.fill("Customs had its list closed");
  await form.getByRole("button", { name: "Send again" }).click();
  await expect(form).toBeHidden();
  await expect(stuck.getByRole("row").filter({ hasText: name })).toHaveCount(0);

  await openPage(page, "ORDER_LIST");
  const orders = activePanel(page);
  const box = orders.getByRole("textbox", { name: /^Waybill, order or agent numbers/ });
  await box.fill(name.replaceAll(/\s/g, ""));
  await box.press("Enter");
  await orders.getByRole("link", { name: new RegExp(name.replaceAll(/\s/g, String.raw`\s*`)) }).click();
  await expect(activePanel(page).getByText("Emergency, sent again: Customs had its list closed")).toBeVisible();
});
