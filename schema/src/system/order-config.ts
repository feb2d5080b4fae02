import { z } from "zod";
import { line, listOf, whole } from "../field.ts";
import { MOST_GOODS_TYPES } from "../orders/order/new-order.ts";
import { route } from "../route.ts";
import type { SiteCode } from "../sites.ts";

const names = (most: number) => listOf(line(most), 200).min(1, "required");

const hours = () => whole(1, 720).default(24);
const PassHours = z.object({ MY: hours(), ID: hours(), VN: hours() } satisfies Record<SiteCode, unknown>, "required");

/** The parameters of the order service: what each may be, and what it is where nobody has set it, or to something that it may not be. */
export const OrderParameters = z.object({
  "order.goodsTypes": whole(1, MOST_GOODS_TYPES).catch(50).describe("The most kinds of goods in an order (ORD-02)."),
  "order.units": names(10)
    .catch(["PCS", "SET", "BOX", "KG", "PAIR", "M"])
    .describe("Units that goods may be counted in."),
  "review.passHours": PassHours.catch(PassHours.parse({})).describe(
    "After how many hours an order that nobody has looked at passes by itself, by site (REV-04).",
  ),
});
export type OrderParameters = z.infer<typeof OrderParameters>;
export const OrderParameter = z.keyof(OrderParameters).meta({
  id: "OrderParameterKey",
  description: "The parameters of the order service.",
});

export const OrderParameterView = z
  .object({
    key: OrderParameter.describe("The parameter's name."),
    value: z.string().describe("What it is, as JSON."),
  })
  .meta({ id: "OrderParameter", description: "A parameter of the order service." });

export const orderConfigRoutes = {
  get: route({
    service: "order",
    method: "GET",
    path: "/config/get/:key",
    may: ["GATEWAY"],
    safe: true,
    summary: "A parameter of the order service; 400001 for an unknown key",
    params: z.object({ key: OrderParameter.describe("The parameter's name, e.g. `order.goodsTypes`.") }),
    result: OrderParameterView,
  }),
} as const;
