import { expectAccessible } from "../support/axe.ts";
import { activePanel, expect, openPage, test } from "../support/console.ts";
import { sessionOf } from "../support/states.ts";

test.use({ storageState: sessionOf("admin") });

test("PERM-12 a member's certificate opens beside the list; its picture for a reason, with the viewer drawn in", async ({
  page,
}) => {
  await openPage(page, "MEMBER_LIST");
  const panel = activePanel(page);
  await panel.getByRole("button", { name: /^Verified/ }).click();
  // The rows of before stay until those that are asked for are there.
  await expect(panel.getByRole("row").filter({ hasText: "Not verified" })).toHaveCount(0);
  await expect(panel.getByRole("row").filter({ hasText: "Verified" }).first()).toBeVisible();
  await panel.getByRole("row").nth(1).getByRole("button", { name: /^MY/ }).first().click();
  const drawer = page.getByRole("dialog", { name: /^MY/ });
  await expect(drawer.getByText("Name in certificate")).toBeVisible();
  await expectAccessible(page);
  await drawer.getByRole("button", { name: "Show Picture, front" }).click();
  const why = page.getByRole("dialog", { name: "Picture, front" });
  await why.getByRole("textbox", { name: /^Why it must be seen/ }).fill("The number can't be read");
  await why.getByRole("button", { name: "Show", exact: true }).click();
  const picture = page.getByRole("img", { name: "Picture, front" });
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((img) => (img instanceof HTMLImageElement ? img.naturalWidth : 0)))
    .toBe(856);
  await expectAccessible(page);
});
