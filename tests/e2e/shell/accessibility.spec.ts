import type { Page } from "@playwright/test";
import { addresses } from "../support/address.ts";
import { changeViewer } from "../support/answers.ts";
import { expectAccessible } from "../support/axe.ts";
import { activePanel, expect, openPage, tab, test } from "../support/console.ts";
import { lookLike, LOOKS } from "../support/looks.ts";
import { sessionOf } from "../support/states.ts";

// Every page is looked at by the walk (walk.spec.ts); here is what it does not come by.
for (const look of LOOKS)
  test.describe(look.name, () => {
    lookLike(look);
    test("axe finds nothing on the sign-on and on a form", async ({ page }) => {
      await page.goto(`${addresses().signon}/cas/login?locale=${look.language}`);
      await expectAccessible(page);
      await openPage(page, "CURRENCY");
      const table = activePanel(page).getByRole("table");
      await table
        .getByRole("button", { name: /^(Edit|编辑)/ })
        .first()
        .click();
      await expect(page.getByRole("dialog").getByRole("textbox").first()).toBeVisible();
      await expectAccessible(page);
    });
  });

test.describe("what lies over the console", () => {
  test.use({ storageState: sessionOf("admin") });

  /** Whatever lies over the page. */
  const OVER = "dialog[open], [popover][role]";
  const OTHER_ROLE = { roleId: "other", roleCode: "ORDER_CLERK", roleName: "Order clerk", isDefaultRole: false };

  /** Shows each thing in turn, and what to press that it goes again. */
  const overlays = (isNarrow: boolean): readonly (readonly [name: string, open: (page: Page) => Promise<void>])[] => {
    const operation = async (page: Page, name: string) => {
      await page.getByRole("button", { name: "Operations" }).click();
      await page.getByRole("menuitem", { name }).click();
    };
    return [
      ["menu", (page) => page.getByRole("button", { name: "Operations" }).click()],
      ["dialog", (page) => page.keyboard.press("?")],
      ["alertdialog", (page) => operation(page, "Quit")],
      [
        "dialog",
        (page) =>
          isNarrow ? operation(page, "Choose a role") : page.getByRole("banner").getByTitle("Choose a role").click(),
      ],
      ["menu", (page) => tab(page, "Currencies").click({ button: "right" })],
      ["combobox", (page) => page.keyboard.press("ControlOrMeta+k")],
      ["combobox", (page) => page.getByRole("button", { name: "Go to anything" }).click()],
    ];
  };

  for (const width of [1280, 390])
    test(`SHELL-03 SHELL-04 SHELL-10 axe finds nothing on menus, dialogs and palette, light and dark, at ${width} px`, async ({
      page,
    }) => {
      test.setTimeout(180_000);
      await page.setViewportSize({ width, height: 844 });
      await changeViewer(page, ({ roles }) => ({ roles: [...(Array.isArray(roles) ? roles : []), OTHER_ROLE] }));
      await openPage(page, "CURRENCY");
      await expect(activePanel(page).getByRole("table")).toBeVisible();
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        await expect(page.locator("html")).toHaveClass(colorScheme === "dark" ? /dark/ : /^(?!.*dark)/);
        await expectAccessible(page);
        for (const [role, open] of overlays(width < 768)) {
          await open(page);
          // The page below has comboboxes of its own.
          await expect(page.locator(OVER).last()).toBeVisible();
          await expect(page.getByRole(role as "dialog").last()).toBeVisible();
          await expectAccessible(page, OVER);
          await page.keyboard.press("Escape");
          await expect(page.locator(OVER)).toHaveCount(0);
        }
      }
    });

  test("nothing moves for those who asked for less motion", async ({ page }) => {
    await openPage(page, "CURRENCY");
    await expect(activePanel(page).getByRole("table")).toBeVisible();
    /** The longest animation or transition of what is on the screen, in ms. */
    const longest = () =>
      page.evaluate(() =>
        Math.max(
          ...[...document.querySelectorAll("*")].flatMap((el) => {
            const { animationName, animationDuration, transitionDuration } = getComputedStyle(el);
            const times = [transitionDuration, animationName === "none" ? "0s" : animationDuration].join(",");
            return times.split(",").map((time) => Number.parseFloat(time) * 1000);
          }),
        ),
      );
    // A key that is pressed before the console listens is nobody's.
    await expect(async () => {
      await page.keyboard.press("?");
      await expect(page.getByRole("dialog")).toBeVisible({ timeout: 2_000 });
    }).toPass();
    expect(await longest()).toBeGreaterThan(50);
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect(await longest()).toBeLessThan(1);
  });
});
