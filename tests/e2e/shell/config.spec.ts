import type { Page } from "@playwright/test";
import { activePanel, expect, mainMenu, siteOrigin, test } from "../support/console.ts";
import { gatewayWith } from "../support/control.ts";
import { sessionOf } from "../support/states.ts";

test.use({ storageState: sessionOf("admin") });

/** Opens the contract rules of a console. */
async function openRules(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/admin?moduleCode=CONTRACT_RULES`);
  await expect(activePanel(page)).toBeVisible();
}

test("SHELL-20 SHELL-17 SHELL-06 one build, told another thing: no languages, another platform, usage analytics, contract rules hidden on a global host", async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  await context.route("https://*.example.com/**", (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/javascript", body: "document.documentElement.dataset.counted = '1'" });
  });
  const rules = mainMenu(page).getByRole("link", { name: "Contract rules" });
  await openRules(page, siteOrigin("MY"));
  await expect(rules).toBeVisible();
  await expect(page.getByRole("button", { name: /^Language/ })).toBeVisible();
  expect(asked).toEqual([]);

  const other = await gatewayWith({
    GLOBAL_MARKER: "my.local",
    IS_I18N: "false",
    PERMISSION_PLATFORM_URL: "https://elsewhere.example.com/apply",
    ANALYTICS_URL: "https://usage.example.com/count.js",
  });
  await openRules(page, other);
  await expect(page.getByRole("alert")).toContainText("You have no access to Contract rules");
  await expect(mainMenu(page).getByRole("button", { name: "Base configuration" })).toBeVisible();
  await expect(mainMenu(page).getByRole("button", { name: "Config management" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Language/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Operations" }).click();
  await expect(page.getByRole("menuitem", { name: "Apply for permissions" })).toHaveAttribute(
    "href",
    "https://elsewhere.example.com/apply",
  );
  await expect(page.locator("html")).toHaveAttribute("data-counted", "1");
  expect(asked).toEqual(["https://usage.example.com/count.js"]);
});
