import { expectAccessible } from "../support/axe.ts";
import { activePanel, expect, openPage, test } from "../support/console.ts";
import { sessionOf } from "../support/states.ts";

test.use({ storageState: sessionOf("admin") });

test("ORD-13 what customs calls a state is edited in its place, by keyboard; a code over 999 is told there", async ({
  page,
}) => {
  await openPage(page, "STATUS_MAPPING");
  const panel = activePanel(page);
  await expect(panel.getByRole("table", { name: "Order status mapping" }).getByRole("row")).toHaveCount(9);
  await expectAccessible(page);
  await panel.getByRole("button", { name: "Edit Delivered, Customs" }).press("Enter");
  const form = panel.getByRole("form", { name: "Delivered, Customs" });
  await expect(form.getByLabel("Code")).toBeFocused();
  await form.getByLabel("Code").fill("1000");
  await form.getByLabel("Code").press("Enter");
  await expect(form.getByText("At most 999")).toBeVisible();
  await expectAccessible(page);
  await form.getByLabel("Code").fill("501");
  await form.getByLabel("Code").press("Enter");
  await expect(form).toBeHidden();
  await expect(panel.getByRole("row", { name: /Delivered/ })).toContainText("501");
});
