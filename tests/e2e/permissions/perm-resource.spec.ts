import { expectAccessible } from "../support/axe.ts";
import { expect, openPage, test } from "../support/console.ts";
import { agree, find, press, rowOf } from "../support/list.ts";
import { sessionOf } from "../support/states.ts";

test.use({ storageState: sessionOf("admin") });

test("PERM-02 a resource is declared, its parameters checked at the field, edited, taken out of use", async ({
  page,
  attempt,
}) => {
  const code = `E2E_LOCKER_${attempt}`;
  await openPage(page, "PERM_RESOURCE");
  const dialog = page.getByRole("dialog");
  const save = dialog.getByRole("button", { name: "Save" });
  await press(page, "New resource");
  await dialog.getByLabel("Code").fill(code);
  await dialog.getByLabel("Name").fill("Parcel lockers");
  await dialog.getByLabel("Owner", { exact: true }).fill("Operations network");
  await dialog.getByLabel("Owner's id").fill("OPS");
  await dialog.getByLabel("Id at its owner").fill("ops-locker");
  await dialog.getByLabel("Used by").fill("LINEHAUL");
  await dialog.getByLabel("Parameters").fill("{locker");
  await save.click();
  await expect(dialog.getByText("Not valid JSON")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel("Parameters").fill('{"locker":"string"}');
  await save.click();
  await expect(dialog).toBeHidden();
  await find(page, code);
  await expect(rowOf(page, code)).toContainText("Not allowed");

  await press(page, `Edit ${code}`);
  await dialog.getByLabel("Own values").check();
  await save.click();
  await expect(rowOf(page, code).getByText("Allowed", { exact: true })).toBeVisible();
  await press(page, `Disable ${code}`);
  await agree(page, `Disable ${code}?`, "Disable");
  await expect(rowOf(page, code)).toContainText("Disabled");
});
