import { operationId } from "../../house/operations.ts";
import { activePanel, expect, mainMenu, openPage, signIn, test } from "../support/console.ts";
import { sessionOf } from "../support/states.ts";

test.use({ storageState: sessionOf("admin") });

test("SHELL-09 the menu says how many orders wait for a reviewer", async ({ visitor: reviewer }) => {
  await signIn(reviewer, "reviewer2.my");
  await expect(mainMenu(reviewer).getByRole("button", { name: /Order management \d+/ })).toBeVisible();
});

test("PERM-01 what a role loses leaves the menu of who works in it, without a reload", async ({
  page,
  visitor: reader,
}) => {
  // What it loses before the reader's stream stands is told as well.
  const { promise: isChanged, resolve: change } = Promise.withResolvers<void>();
  await reader.route("**/graphql", async (route) => {
    if (route.request().postData()?.includes(operationId("changesSubscription"))) await isChanged;
    await route.fallback();
  });
  await signIn(reader, "auditor", "VN");
  await mainMenu(reader).getByRole("button", { name: "Permissions" }).click();
  await expect(mainMenu(reader).getByRole("link", { name: "Permission audit" })).toBeVisible();

  await openPage(page, "PERM_ROLE");
  const bind = async (on: boolean) => {
    await activePanel(page)
      .getByRole("button", { name: /^Permissions .*audit/i })
      .click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("searchbox").fill("Permission audit");
    await dialog.getByRole("checkbox", { name: "Permission audit", exact: true }).setChecked(on);
    await dialog.getByRole("button", { name: "Review the changes" }).click();
    await dialog.getByRole("button", { name: /^Save/ }).click();
    await expect(dialog).toBeHidden();
  };
  await bind(false);
  change();
  await expect(mainMenu(reader).getByRole("link", { name: "Permission audit" })).toHaveCount(0);
  await bind(true);
  await expect(mainMenu(reader).getByRole("link", { name: "Permission audit" })).toBeVisible();
});
