import type { Page } from "@playwright/test";
import { activePanel, expect, openPage, signIn, test, visit } from "../support/console.ts";
import { ordersOpen } from "../support/control.ts";
import { press } from "../support/list.ts";
import { oldestOrders } from "../support/oldest-orders.ts";

const detail = (number: string) =>
  `/admin?pageInfo=${encodeURIComponent(`moduleCode|ORDER_DETAIL_queryParams|number-${number}`)}`;
const outcomesOf = (page: Page) => page.getByRole("dialog", { name: "What came of cancelling" });
const cancel = (page: Page) => activePanel(page).getByRole("button", { name: "Cancel", exact: true });
const table = (page: Page) => activePanel(page).getByRole("table", { name: "Orders" });

test("ORD-06 of 43 orders ticked on three pages 40 are cancelled by a task, 3 refused by name; what is approved a clerk may not cancel, an administrator may", async ({
  page,
  visitor: administrator,
}) => {
  await ordersOpen("VN", 40);
  await signIn(page, "clerk.vn", "VN");
  await openPage(page, "ORDER_LIST", "VN");
  await expect(table(page)).toBeVisible();
  const open = await oldestOrders(page, ["TO_VERIFY"], 40);
  const delivered = await oldestOrders(page, ["DELIVERED"], 3);
  const [approved = ""] = await oldestOrders(page, ["APPROVED"], 1);

  await test.step("ticked on three pages", async () => {
    const panel = activePanel(page);
    await panel.getByRole("combobox", { name: "Rows a page" }).selectOption("20");
    const numbers = panel.getByLabel(/^Waybill, order or agent numbers/);
    await numbers.fill([...open, ...delivered].join(" "));
    await numbers.press("Enter");
    for (const [n, rows] of ["1–20", "21–40", "41–43"].entries()) {
      if (n > 0) await press(page, "Next page");
      await expect(panel.getByText(`Rows ${rows} of 43`)).toBeVisible();
      await table(page).getByRole("checkbox").first().check();
    }
    await expect(panel.getByRole("toolbar")).toContainText("43 selected");
  });

  await test.step("the three are named before; each of the forty has its outcome", async () => {
    await cancel(page).click();
    const question = page.getByRole("dialog", { name: "Cancel 40 orders?" });
    const cant = question.getByRole("list", { name: "Can’t be cancelled" });
    await expect(cant).toContainText("3 delivered: too late to cancel (409004)");
    for (const number of delivered) await expect(cant).toContainText(number.slice(-4));
    await question.getByLabel("Reason").fill("The customer sent the same sheet twice");
    await question.getByRole("button", { name: "Cancel 40 orders" }).click();
    await expect(outcomesOf(page)).toContainText("Done: 40 of 40.");
    await expect(outcomesOf(page).getByRole("list").getByRole("listitem")).toHaveCount(40);
    await outcomesOf(page).getByRole("button", { name: "Close" }).click();
    await expect(activePanel(page).getByRole("toolbar")).toHaveCount(0);
  });

  await test.step("a clerk is told why he may not cancel what is approved; an administrator cancels it", async () => {
    await visit(page, "VN", detail(approved));
    await expect(cancel(page)).toBeDisabled();
    await expect(cancel(page)).toHaveAccessibleDescription(/^It has passed its review/);
    await signIn(administrator, "admin", "VN");
    await visit(administrator, "VN", detail(approved));
    await cancel(administrator).click();
    await administrator.getByLabel("Reason").fill("Held at the border");
    await administrator.getByRole("button", { name: "Cancel the order" }).click();
    await expect(outcomesOf(administrator)).toContainText("Done: 1 of 1.");
    await outcomesOf(administrator).getByRole("button", { name: "Close" }).click();
    const told = activePanel(administrator).getByRole("region", { name: "Cancellation" });
    await expect(told).toContainText("Held at the border");
  });
});
