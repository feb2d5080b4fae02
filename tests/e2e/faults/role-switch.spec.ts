import { activePanel, expect, openPage, signIn, test } from "../support/console.ts";
import { press } from "../support/list.ts";
import { sessionOf } from "../support/states.ts";

test.use({ storageState: sessionOf("admin") });

test("AUTH-14 SHELL-04 where the system lets nobody switch, there is no role to choose", async ({
  page: administrator,
  visitor,
}) => {
  const role = visitor.getByRole("banner");
  await signIn(visitor, "support");
  await expect(role.getByTitle("Choose a role")).toHaveText(/Support engineer/);
  await openPage(administrator, "PERM_MODULE");
  for (const isOn of [false, true]) {
    await press(administrator, "Edit the system");
    const form = administrator.getByRole("dialog");
    await form.getByLabel("Users may switch their role").setChecked(isOn);
    await form.getByRole("button", { name: "Save" }).click();
    await expect(form).toBeHidden();
    await visitor.reload();
    await expect(activePanel(visitor)).toBeVisible();
    await expect(role.getByTitle(isOn ? "Choose a role" : "Role", { exact: true })).toHaveText(/Support engineer/);
    await expect(role.getByTitle("Choose a role")).toHaveCount(isOn ? 1 : 0);
  }
});
