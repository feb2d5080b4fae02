import type { Page } from "@playwright/test";
import { z } from "zod";
import { expectAccessible } from "../support/axe.ts";
import { activePanel, choose, expect, openPage, test } from "../support/console.ts";
import { operation } from "../support/session.ts";
import { sessionOf } from "../support/states.ts";

test.use({ storageState: sessionOf("admin") });

const Orders = z.object({
  data: z.object({
    orders: z.object({ edges: z.array(z.object({ node: z.object({ sfWaybillNo: z.string() }) })) }),
  }),
});
/** The oldest orders in a state: others take the newest. */
async function oldest(page: Page, orderStatus: string, count: number): Promise<string[]> {
  const variables = { first: count, sort: "CREATED_AT_ASC", filter: { orderStatus: [orderStatus] } };
  const { body } = await operation(page, "orderListPageQuery", { variables });
  return Orders.parse(JSON.parse(body)).data.orders.edges.map(({ node }) => node.sfWaybillNo);
}
const orderAddress = (number: string): string =>
  `/admin?pageInfo=${encodeURIComponent(`moduleCode|ORDER_DETAIL_queryParams|number-${number}`)}`;
const press = (page: Page) => activePanel(page).getByRole("button", { name: "Cancel", exact: true }).click();
const outcomesOf = (page: Page) => page.getByRole("dialog", { name: "What came of cancelling" });

test("ORD-06 an administrator cancels what is approved and is told before what can't be; who comes second is told by whom; the records keep it", async ({
  page,
}) => {
  await openPage(page, "ORDER_LIST");
  await expect(activePanel(page).getByRole("table", { name: "Orders" })).toBeVisible();
  const [approved = "", delivered = "", open = ""] = [
    ...(await oldest(page, "APPROVED", 1)),
    ...(await oldest(page, "DELIVERED", 1)),
    ...(await oldest(page, "TO_VERIFY", 1)),
  ];

  const second = await page.context().newPage();
  await test.step("another window asks for one of them, too", async () => {
    await second.goto(new URL(orderAddress(open), page.url()).href);
    await press(second);
    await second.getByLabel("Reason").fill("客户要求改地址");
  });

  await test.step("the administrator is told what can't be cancelled before he cancels the rest", async () => {
    // A window behind another is drawn once a second.
    await page.bringToFront();
    const numbers = activePanel(page).getByLabel(/^Waybill, order or agent numbers/);
    await numbers.fill([approved, delivered, open].join(" "));
    await numbers.press("Enter");
    const table = activePanel(page).getByRole("table", { name: "Orders" });
    await expect(table.getByRole("row")).toHaveCount(4);
    for (const n of [1, 2, 3]) await table.getByRole("row").nth(n).getByRole("checkbox").check();
    await press(page);
    const dialog = page.getByRole("dialog", { name: "Cancel 2 orders?" });
    await expect(dialog).toContainText("2 of 3 orders will be cancelled.");
    await expect(dialog.getByRole("list", { name: "Can’t be cancelled" })).toContainText("1 delivered");
    await dialog.getByLabel("Reason").fill("Duplicates of other waybills");
    await expect(dialog).toContainText("4 of 100 words");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Cancel 2 orders" }).click();
    await expect(outcomesOf(page)).toContainText("Done: 2 of 2.");
    await outcomesOf(page).getByRole("button", { name: "Close" }).click();
    await expect(table.getByText("Cancelled")).toHaveCount(2);
  });

  await test.step("who had asked before, and comes second, is told who was first", async () => {
    await second.bringToFront();
    await second.getByRole("button", { name: "Cancel the order" }).click();
    await expect(outcomesOf(second).getByRole("listitem")).toContainText(/409004 .* Found: Cancelled\. By admin,/);
    await outcomesOf(second).getByRole("button", { name: "Close" }).click();
    await expect(activePanel(second).getByRole("region", { name: "Cancellation" })).toContainText("Administrator");
  });

  await test.step("the records say from which state, why and by whom", async () => {
    await page.bringToFront();
    await choose(page, "Order management", "Cancel records");
    const row = activePanel(page)
      .getByRole("table")
      .getByRole("row")
      .filter({ hasText: approved.slice(-4) })
      .first();
    for (const text of ["Approved", "Administrator", "Duplicates of other waybills", "admin", "Order list"])
      await expect(row).toContainText(text);
  });
});
