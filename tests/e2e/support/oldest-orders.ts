import type { Page } from "@playwright/test";
import { z } from "zod";
import { operation } from "./session.ts";

const Orders = z.object({
  data: z.object({
    orders: z.object({ edges: z.array(z.object({ node: z.object({ sfWaybillNo: z.string() }) })) }),
  }),
});

/** The waybill numbers of the oldest orders in any of these states, 200 at the most: others take the newest. */
export async function oldestOrders(page: Page, orderStatus: readonly string[], count: number): Promise<string[]> {
  const variables = { first: count, sort: "CREATED_AT_ASC", filter: { orderStatus } };
  const { body } = await operation(page, "orderListPageQuery", { variables });
  return Orders.parse(JSON.parse(body)).data.orders.edges.map(({ node }) => node.sfWaybillNo);
}
