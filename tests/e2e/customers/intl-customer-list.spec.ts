import { demoCustomers } from "@linehaul/kit/demo/customers";
import { expectAccessible } from "../support/axe.ts";
import { activePanel, expect, openPage, test } from "../support/console.ts";
import { find, press } from "../support/list.ts";
import { sessionOf } from "../support/states.ts";

test.use({ storageState: sessionOf("admin") });

/** Such as no other test has: companies of the smallest size. */
const some = demoCustomers().filter((c) => c.site === "MY" && c.status === "USABLE" && c.size === 1);
const never = demoCustomers().filter((c) => c.site === "MY" && c.status === "ADDED");

test("CUS-14 CUS-17 CUS-19 customers are pushed to the international system together, each with its outcome, and their pages tell how that went", async ({
  page,
  attempt,
}) => {
  const [usable, added] = [some[some.length - 1 - attempt]!, never[attempt]!];
  await openPage(page, "INTL_CUSTOMER_LIST");
  const panel = activePanel(page);
  for (const { customerCode } of [usable, added]) {
    await find(page, customerCode);
    await panel
      .getByRole("row")
      .filter({ hasText: `INT${customerCode}` })
      .getByRole("checkbox")
      .check();
  }
  await press(page, "Push");
  await page.getByRole("alertdialog", { name: "Push 2 customers?" }).getByRole("button", { name: "Push" }).click();
  const outcomes = page.getByRole("dialog", { name: "What became of them" });
  await expect(outcomes.getByText("1 of 2 are on their way")).toBeVisible();
  await expect(outcomes.getByText("Not in this status: never usable yet")).toBeVisible();
  await expectAccessible(page);
  await outcomes.getByRole("button", { name: "Close" }).click();

  await find(page, usable.customerCode);
  const row = panel.getByRole("row").filter({ hasText: `INT${usable.customerCode}` });
  await expect(row.getByText("Released")).toBeVisible();
  await row.getByRole("link", { name: `INT${usable.customerCode}` }).click();
  const told = activePanel(page).getByRole("region", { name: "International system" });
  await expect(told.getByText("Released")).toBeVisible();
  await expect(told.getByText("admin", { exact: true })).toBeVisible();
  await expectAccessible(page);
});
