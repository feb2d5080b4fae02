import type { Page } from "@playwright/test";
import { addresses } from "../support/address.ts";
import { expectAccessible } from "../support/axe.ts";
import { activePanel, expect, openPage, test, visit } from "../support/console.ts";
import { sessionOf } from "../support/states.ts";

const LOOKS = [
  { name: "light", use: { colorScheme: "light" } },
  { name: "dark", use: { colorScheme: "dark" } },
  { name: "in Chinese", use: { colorScheme: "light" }, language: "zh-CN" },
  { name: "390 px wide", use: { colorScheme: "light", viewport: { width: 390, height: 844 } } },
] as const;

/** Each screen of the console, ready to be looked at. */
const SCREENS: readonly (readonly [string, (page: Page) => Promise<unknown>])[] = [
  ["home", (page) => visit(page)],
  ["the order list", (page) => openPage(page, "ORDER_LIST")],
  [
    "an order",
    async (page) => {
      await openPage(page, "ORDER_LIST");
      await activePanel(page).getByRole("table").getByRole("link").first().click();
      await expect(activePanel(page).getByRole("heading", { level: 1 })).toHaveText(/^SF/);
    },
  ],
  ["currencies", (page) => openPage(page, "CURRENCY")],
  [
    "the form of a currency",
    async (page) => {
      await openPage(page, "CURRENCY");
      await activePanel(page)
        .getByRole("table")
        .getByRole("button")
        .filter({ hasText: /Edit|编辑/ })
        .first()
        .click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  ],
];

for (const look of LOOKS)
  test.describe(look.name, () => {
    test.use({ ...look.use, storageState: sessionOf("admin") });
    test.beforeEach(async ({ context }) => {
      if (!("language" in look)) return;
      // An empty frame has no storage of its own.
      await context.addInitScript((language) => {
        if (location.protocol !== "about:") localStorage.setItem("linehaul.language", language);
      }, look.language);
    });
    for (const [screen, open] of SCREENS)
      test(`TXT-04 axe finds nothing on ${screen}`, async ({ page }) => {
        await open(page);
        await expect(page.getByRole("tabpanel").getByRole("heading").first()).toBeVisible();
        await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
        await expectAccessible(page);
      });
    test("axe finds nothing on the sign-on", async ({ page }) => {
      const locale = "language" in look ? look.language : "en";
      await page.goto(`${addresses().signon}/cas/login?locale=${locale}`);
      await expectAccessible(page);
    });
  });
