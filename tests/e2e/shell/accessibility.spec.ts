import { addresses } from "../support/address.ts";
import { expectAccessible } from "../support/axe.ts";
import { activePanel, expect, openPage, test } from "../support/console.ts";
import { lookLike, LOOKS } from "../support/looks.ts";

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
