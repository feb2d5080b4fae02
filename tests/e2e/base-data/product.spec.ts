import type { Page } from "@playwright/test";
import { z } from "zod";
import { activePanel, expect, openPage, test } from "../support/console.ts";
import { LOOKS, lookLike } from "../support/looks.ts";
import { operation } from "../support/session.ts";

for (const look of LOOKS.filter(({ language }) => language === "zh-CN")) lookLike(look);

const Found = z.object({
  data: z.object({ orders: z.object({ edges: z.array(z.object({ node: z.object({ sfWaybillNo: z.string() }) })) }) }),
});
/** Waybills of the newest orders under a filter. */
async function waybills(page: Page, filter: object): Promise<string[]> {
  const variables = { first: 50, sort: "CREATED_AT_DESC", filter };
  const { body } = await operation(page, "orderListPageQuery", { variables });
  const { data } = Found.parse(JSON.parse(body));
  return data.orders.edges.map(({ node }) => node.sfWaybillNo);
}

test("ORD-01 ORD-08 SYS-08 orders are filtered by product as base data names it, and an order names product, cargo type and pay methods in the viewer's language", async ({
  page,
}) => {
  await openPage(page, "ORDER_LIST");
  await activePanel(page).getByRole("button", { name: "+ 筛选" }).click();
  await page.getByRole("dialog", { name: "筛选" }).getByRole("button", { name: "产品" }).click();
  await page.getByRole("dialog", { name: "产品" }).getByRole("checkbox", { name: "国际重货" }).check();
  await expect(activePanel(page).getByRole("button", { name: "产品 国际重货" })).toBeVisible();
  const wanted = await waybills(page, { product: ["HEAVY_FREIGHT"] });
  expect(wanted.length).toBeGreaterThan(0);
  expect(await waybills(page, { serviceName: ["Heavy Freight"] })).toEqual(wanted);
  const first = activePanel(page).getByRole("table", { name: "订单" }).getByRole("link").first();
  await expect.poll(async () => (await first.textContent())?.replaceAll(/\s/gu, "")).toBe(wanted[0]);
  await page.keyboard.press("Escape");
  await first.click();
  const shipment = activePanel(page).getByRole("region", { name: "货运" });
  await expect(shipment).toContainText("国际重货");
  await expect(shipment).toContainText(/货物类型(包裹|带电包裹|液体或粉末)/u);
  const payment = activePanel(page).getByRole("region", { name: "付款与金额" });
  await expect(payment).toContainText(/运费付款方式(月结|现金|在线支付|银行转账)/u);
  await expect(payment).toContainText(/税费付款方式(月结|现金|在线支付|银行转账)/u);
});
