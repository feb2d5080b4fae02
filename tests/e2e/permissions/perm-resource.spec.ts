import { expectAccessible } from "../support/axe.ts";
import { expect, openPage, test } from "../support/console.ts";
import { agree, find, press, rowOf } from "../support/list.ts";
import { RUN } from "../support/run.ts";
import { sessionOf } from "../support/states.ts";

test.use({ storageState: sessionOf("admin") });

const CODE = `E2E_LOCKER_${RUN}`;

test("PERM-02 a resource is declared, its parameters checked at the field, edited, taken out of use", async ({
  page,
}) => {
  await openPage(page, "PERM_RESOURCE");
  const dialog = page.getByRole("dialog");
  const save = dialog.getByRole("button", { name: "Save" });
  await press(page, "New resource");
  await dialog.getByLabel("Code").fill(CODE);
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
  await find(page, CODE);
  await expect(rowOf(page, CODE)).toContainText("Not allowed");

  await press(page, `Edit ${CODE}`);
  await dialog.getByLabel("Own values").check();
  await save.click();
  await expect(rowOf(page, CODE).getByText("Allowed", { exact: true })).toBeVisible();
  await press(page, `Disable ${CODE}`);
  await agree(page, `Disable ${CODE}?`, "Disable");
  await expect(rowOf(page, CODE)).toContainText("Disabled");
});
