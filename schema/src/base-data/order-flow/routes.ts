import { z } from "zod";
import { ById, ByIds } from "../../catalogue.ts";
import { page, pageQuery } from "../../paging.ts";
import { routesOf } from "../../route.ts";
import { sortNames } from "../../sorts.ts";
import { OrderFlow, OrderFlowFilter, orderFlowSorts, SavedOrderFlow } from "./row.ts";

const VIEW = ["ORDER_FLOW.VIEW"] as const;
const { read, write } = routesOf("order");
/** Between which places a site takes no orders (SYS-08). */
export const orderFlowRoutes = {
  pageQuery: read("/orderFlow/pageQuery", {
    may: VIEW,
    summary: "Order flows of the caller's site, a page",
    body: pageQuery({ filter: OrderFlowFilter.shape, sort: sortNames(orderFlowSorts) }),
    result: page(OrderFlow),
  }),
  byIds: read("/orderFlow/byIds", {
    may: VIEW,
    summary: "Order flows of the caller's site by id",
    body: ByIds,
    result: z.array(OrderFlow),
  }),
  save: write("/orderFlow/save", {
    may: ["ORDER_FLOW.CREATE", "ORDER_FLOW.EDIT"],
    summary:
      "Create an order flow (no id), or edit one; 409001 at `validFrom` where another one of its lane and customers holds then, which `detail` names",
    body: SavedOrderFlow,
    result: OrderFlow,
  }),
  enable: write("/orderFlow/enable/:id", {
    may: ["ORDER_FLOW.ENABLE"],
    summary: "Bring an order flow into use; 409001 where another one of its lane and customers holds then",
    params: ById,
    result: OrderFlow,
  }),
  disable: write("/orderFlow/disable/:id", {
    may: ["ORDER_FLOW.DISABLE"],
    summary: "Take an order flow out of use: a wider one holds then, or the lane is open",
    params: ById,
    result: OrderFlow,
  }),
} as const;
