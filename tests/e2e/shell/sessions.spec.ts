import type { Page } from "@playwright/test";
import { askGateway, isStream } from "../support/answers.ts";
import { expectAccessible } from "../support/axe.ts";
import { activePanel, choose, expect, signIn, test } from "../support/console.ts";
import { later } from "../support/later.ts";

const notice = (page: Page) => page.getByRole("region", { name: "Notices" });

/** Signs in again in a window of its own. The sign-on still knows the user: the window closes by itself. */
async function signInAside(page: Page): Promise<void> {
  const popup = later(page.waitForEvent("popup"));
  await notice(page).getByRole("button", { name: "Sign in" }).click();
  const aside = await popup;
  if (!aside.isClosed()) await aside.waitForEvent("close");
  await expect(notice(page)).toBeEmpty();
}

test("SEC-09 SEC-10 a session that ends soon, and one that its user ends, are followed by a new one while the form stays", async ({
  page,
  complaints,
}) => {
  complaints.expect(/401 \(Unauthorized\)/);
  let isNear = true;
  // The gateway's answer, for a session of which four minutes are left.
  const soon = new Date(Date.now() + 4 * 60_000).toISOString();
  await page.route("**/graphql", async (route) => {
    if (!isNear || isStream(route)) return route.fallback();
    const response = await askGateway(route);
    const body = (await response.text()).replace(/("sessionEndsAt":)"[^"]*"/, `$1"${soon}"`);
    return route.fulfill({ response, body });
  });
  await signIn(page, "admin", "ID");
  await choose(page, "Base configuration", "Currencies");
  await activePanel(page).getByRole("button", { name: /^Edit/ }).nth(3).click();
  const name = page.getByLabel("English name");
  const typed = `${await name.inputValue()} III`;
  await name.fill(typed);
  await expect(notice(page)).toContainText("Your session ends at");
  await expectAccessible(page);
  isNear = false;
  await signInAside(page);
  await expect(name).toHaveValue(typed);

  await page.getByRole("button", { name: "Operations" }).click();
  await page.getByRole("menuitem", { name: "My sessions" }).click();
  const mine = page.getByRole("dialog", { name: "My sessions" });
  const own = mine.getByRole("row").filter({ hasText: "(this one)" });
  await expect(own).toContainText("Chrome");
  await expectAccessible(page);
  await own.getByRole("button", { name: /^End/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "End", exact: true }).click();
  await expect(notice(page)).toContainText("Your session ended");
  await signInAside(page);
  await expect(name).toHaveValue(typed);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(activePanel(page).getByRole("table")).toContainText(typed);
});
