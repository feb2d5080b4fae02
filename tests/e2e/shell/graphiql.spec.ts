import { activePanel, expect, openPage, test } from "../support/console.ts";
import { sessionOf } from "../support/states.ts";
import { later } from "../support/later.ts";

test.use({ storageState: sessionOf("admin") });

test("a list opens in GraphiQL with its own document and what it is filtered by, which the browser keeps nowhere", async ({
  page,
}) => {
  await openPage(page, "ORDER_LIST");
  const box = activePanel(page).getByRole("textbox", { name: /^Waybill, order or agent numbers/ });
  await box.fill("NOSUCHNUMBER");
  await box.press("Enter");
  await expect(activePanel(page).getByText("Nothing matches these filters")).toBeVisible();
  const opening = later(page.waitForEvent("popup"));
  await activePanel(page).getByRole("button", { name: "Open in GraphiQL" }).click();
  const graphiql = await opening;
  const [document, variables] = ["Operation Editor", "Variables"].map((name) => graphiql.getByRole("region", { name }));
  await expect(document ?? graphiql.locator("body")).toContainText("query orderListPageQuery(");
  await expect(variables ?? graphiql.locator("body")).toContainText("NOSUCHNUMBER");
  await graphiql.getByRole("button", { name: /^Execute query/ }).click();
  await expect(graphiql.getByRole("region", { name: "Result Window" })).toContainText('"totalCount": 0');
  expect(graphiql.url()).not.toContain("NOSUCHNUMBER");
  const kept = await graphiql.evaluate(() => JSON.stringify([Object.entries(localStorage), history.state]));
  expect(kept).not.toContain("NOSUCHNUMBER");
});
