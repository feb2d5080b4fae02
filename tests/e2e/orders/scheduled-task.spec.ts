import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { activePanel, expect, openPage, test } from "../support/console.ts";
import { sessionOf } from "../support/states.ts";

const table = (page: Page) => activePanel(page).getByRole("table", { name: "Scheduled tasks" });
const RUNS = "Forget runs of tasks after a month";
const row = (page: Page) => table(page).getByRole("row", { name: new RegExp(`^${RUNS} Customer`) });

test.describe("an administrator", () => {
  test.use({ storageState: sessionOf("admin") });

  test("SYS-09 has a task done and sees it end by itself, reads its log, pauses it and has it go on", async ({
    page,
  }) => {
    await openPage(page, "SCHEDULED_TASK");
    for (const service of ["Admin", "Customer", "Order"])
      await expect(
        table(page).getByRole("row", { name: new RegExp(`^${RUNS} ${service} Daily at 18:27 UTC`) }),
      ).toBeVisible();
    await expectAccessible(page);

    // Its end comes over the stream: nothing asks for it.
    await row(page)
      .getByRole("button", { name: /^Run now/ })
      .click();
    await expect(row(page)).toContainText("Done");
    await row(page).getByRole("button", { name: /^Log/ }).click();
    const log = page.getByRole("dialog", { name: `${RUNS}: Customer` });
    const newest = log.getByRole("row").nth(1);
    await expect(newest).toContainText("admin");
    await expect(newest).toContainText("nothing to forget");
    await expectAccessible(page);
    await log.getByRole("button", { name: "Close" }).click();

    await row(page)
      .getByRole("button", { name: /^Pause/ })
      .click();
    const question = page.getByRole("alertdialog", { name: `Pause “${RUNS}” of the Customer service?` });
    await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
    await expectAccessible(page);
    await question.getByRole("button", { name: "Pause" }).click();
    await expect(row(page)).toContainText("Paused by admin");
    await row(page)
      .getByRole("button", { name: /^Resume/ })
      .click();
    await expect(row(page)).not.toContainText("Paused");
  });
});
