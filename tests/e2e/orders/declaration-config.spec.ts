import type { Page } from "@playwright/test";
import { z } from "zod";
import { expectAccessible } from "../support/axe.ts";
import { activePanel, expect, openPage, test } from "../support/console.ts";
import { operation } from "../support/session.ts";
import { sessionOf } from "../support/states.ts";

test.use({ storageState: sessionOf("admin") });

const table = (page: Page) => activePanel(page).getByRole("table", { name: "Customer declarations" });
const rowOf = (page: Page, text: string) => table(page).getByRole("row").filter({ hasText: text });
const search = async (page: Page, text: string) => {
  const box = activePanel(page).getByRole("searchbox", { name: "Customer, country code or remark" });
  await box.fill(text);
  await box.press("Enter");
};
const Orders = z.object({
  data: z.object({
    orders: z.object({
      edges: z.array(z.object({ node: z.object({ sfWaybillNo: z.string(), customerCode: z.string() }) })),
    }),
  }),
});
const Rows = z.object({
  data: z.object({
    declarationConfigs: z.object({
      edges: z.array(z.object({ node: z.object({ customerCode: z.string(), createdBy: z.string() }) })),
    }),
  }),
});
/** An order of the nth of those customers of whom the demo says nothing. */
async function anOrder(page: Page, n: number) {
  const asked = { first: 100, filter: {} };
  const ofOrders = { variables: { ...asked, sort: "CREATED_AT_ASC" } };
  const { body } = await operation(page, "orderListPageQuery", ofOrders);
  const said = await operation(page, "declarationConfigPageQuery", { variables: { ...asked, sort: "CUSTOMER_ASC" } });
  const rows = Rows.parse(JSON.parse(said.body)).data.declarationConfigs.edges;
  const demo = new Set(rows.filter((r) => r.node.createdBy === "system").map((r) => r.node.customerCode));
  const orders = Orders.parse(JSON.parse(body)).data.orders.edges.map(({ node }) => node);
  const others = orders.filter(({ customerCode }) => !demo.has(customerCode));
  const customers = [...new Map(others.map((order) => [order.customerCode, order.sfWaybillNo]))];
  const found = customers[n];
  if (found === undefined) throw new Error("no order");
  return { customer: found[0], number: found[1] };
}

test("REV-01 a customer's declaration holds for his order until it is taken out of use; one that clashes is refused with the other named", async ({
  page,
  attempt,
}) => {
  const remark = `Journey ${attempt} ${crypto.randomUUID().slice(0, 8)}`;
  await openPage(page, "DECLARATION_CONFIG");
  // A customer of its own for each run: rows of one would clash.
  const { number, customer } = await anOrder(page, attempt);
  await expect(table(page)).toContainText("Any country");
  const fill = async () => {
    await activePanel(page).getByRole("button", { name: "New declaration" }).click();
    const form = page.getByRole("dialog", { name: "New declaration" });
    await form.getByLabel("Customer code").fill(customer);
    await form.getByLabel("Method").selectOption("Exhibition goods");
    await form.getByLabel("ID of the sender").check();
    await form.getByLabel("Holds from").fill("2020-01-01");
    await form.getByLabel("Remark").fill(remark);
    return form;
  };
  /** What the box answers for the order's export. */
  const holds = async () => {
    await activePanel(page).getByRole("button", { name: "What holds for an order?" }).click();
    const box = page.getByRole("dialog", { name: "What holds for an order?" });
    await box.getByLabel("Waybill number").fill(number);
    await box.getByRole("button", { name: "Ask" }).click();
    const said = box.getByRole("region", { name: "Export" });
    await expect(said).toBeVisible();
    await expectAccessible(page);
    const text = (await said.textContent()) ?? "";
    await box.getByRole("button", { name: "Close" }).click();
    return text;
  };

  await test.step("what is wrong is said at its field; a row is added", async () => {
    const form = await fill();
    await form.getByLabel("Holds until").fill("2019-12-31");
    await form.getByRole("button", { name: "Save" }).click();
    await expect(form.getByText("Not before the first day")).toBeVisible();
    await form.getByLabel("Holds until").fill("");
    await expectAccessible(page);
    await form.getByRole("button", { name: "Save" }).click();
    await expect(form).toBeHidden();
  });
  await test.step("one that clashes is refused, and the other named", async () => {
    const form = await fill();
    await form.getByRole("button", { name: "Save" }).click();
    await expect(form.getByText(/ has a row that holds then: EXPORT · \* · EXHIBITION · 2020-01-01 – …/)).toBeVisible();
    await form.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click();
  });
  await search(page, remark);
  const row = rowOf(page, "Exhibition goods");
  await expect(row).toHaveCount(1);
  const held = await holds();
  expect(held).toContain("Exhibition goods");
  expect(held).toContain("ID of the sender");

  await test.step("out of use it holds no more; then it is deleted", async () => {
    await row.getByRole("button", { name: /^Disable/ }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Disable" }).click();
    await expect(row).toContainText("Disabled");
    expect(await holds()).toContain("None: the declaration method of the order alone");
    await row.getByRole("button", { name: /^Delete/ }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect(row).toHaveCount(0);
  });
});
