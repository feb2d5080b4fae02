import type { Page } from "@playwright/test";
import { operationId } from "../../house/operations.ts";
import { askGateway } from "../support/answers.ts";
import { activePanel, choose, expect, openPage, tab, test } from "../support/console.ts";
import { sessionOf } from "../support/states.ts";
import { later } from "../support/later.ts";

/** From here on the page is of an older release: none of its operations is known any more, and the console that is served is another. */
async function release(page: Page): Promise<void> {
  await page.route("**/graphql", async (route) => {
    const ofOldRelease = (route.request().postData() ?? "").replace(/"id":"[^"]+"/, `"id":"${"0".repeat(64)}"`);
    const response = await askGateway(route, ofOldRelease);
    expect(response.status()).toBe(400);
    // The role is another as well, so that the shell asks for the viewer again.
    const told = { "x-console-build": "newer", "x-role-id": "another" };
    await route.fulfill({ response, headers: { ...response.headers(), ...told } });
  });
}

test.use({ storageState: sessionOf("admin") });

test("ERR-02 a console that stayed open across a release says so, and loses nothing that was typed", async ({
  page,
  complaints,
}) => {
  complaints.expect(/400 \(Bad Request\)/);
  await openPage(page, "CURRENCY");
  await activePanel(page).getByRole("button", { name: "New currency" }).click();
  const form = page.getByRole("dialog", { name: "New currency" });
  const typed = { Code: "XPT", Symbol: "Pt", "English name": "Platinum", "Chinese name": "铂" };
  for (const [label, text] of Object.entries({ ...typed, "Rate to CNY": "1", Sort: "1" }))
    await form.getByLabel(label).fill(text);
  const isKept = async () => {
    for (const [label, text] of Object.entries(typed)) await expect(form.getByLabel(label)).toHaveValue(text);
  };

  await release(page);
  const notice = page.getByRole("region", { name: "Notices" });
  const viewer = later(
    page.waitForResponse((answer) => (answer.request().postData() ?? "").includes(operationId("queryShellQuery"))),
  );
  // A mutation: the form says that it was refused, and can be sent again.
  await form.getByRole("button", { name: "Save" }).click();
  await expect(notice).toContainText("A new version");
  await expect(form.getByRole("alert")).toContainText("not valid");
  expect((await viewer).status()).toBe(400);
  await isKept();

  // A page that is opened now fails in its own tab.
  await choose(page, "Order management", "Order list");
  await expect(activePanel(page).getByRole("alert")).toContainText("not valid");
  await tab(page, /^Currencies/).click();
  await isKept();
  // To load the new version is the user's choice, and asks first.
  await notice.getByRole("button", { name: "Reload" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await isKept();
});
