import { expect, mainMenu, openPage, signIn, test } from "../support/console.ts";
import { agree, find, press, rowOf } from "../support/list.ts";
import { sessionOf } from "../support/states.ts";

test.use({ storageState: sessionOf("admin") });

// Apart from the others, whose pages it would take away.
test("PERM-01 AUTH-14 a module out of use is in nobody's menu, at once, and comes back", async ({ page, visitor }) => {
  await signIn(visitor, "support", "ID");
  const link = mainMenu(visitor).getByRole("link", { name: "GraphiQL" });
  await mainMenu(visitor).getByRole("button", { name: "System" }).click();
  await expect(link).toBeVisible();
  await openPage(page, "PERM_MODULE");
  await find(page, "GRAPHIQL");
  await press(page, "Disable GraphiQL");
  await agree(page, "Disable GRAPHIQL?", "Disable");
  await expect(rowOf(page, "GraphiQL")).toContainText("Disabled");
  await expect(link).toHaveCount(0);
  await press(page, "Enable GraphiQL");
  await agree(page, "Enable GRAPHIQL?", "Enable");
  await expect(link).toBeVisible();
});
