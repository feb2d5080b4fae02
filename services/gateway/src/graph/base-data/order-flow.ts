import { orderFlowRoutes } from "@linehaul/schema/base-data/order-flow/routes";
import {
  LaneState,
  OrderFlow as OrderFlowRow,
  OrderFlowFilter,
  orderFlowSorts,
  SavedOrderFlow,
} from "@linehaul/schema/base-data/order-flow/row";
import { viewerMay } from "../../access/viewer-may.ts";
import { catalogueEntity } from "../../catalogue/entity.ts";
import { catalogueSave } from "../../catalogue/save.ts";
import { catalogueToggle } from "../../catalogue/toggle.ts";
import { list } from "../../contract/list.ts";
import { enumOf } from "../../contract/named.ts";
// The enum of customers' types.
import "../customers/customer/customer.ts";
import { laneFields } from "./country.ts";

enumOf(LaneState);

const REASON = { en: "reasonEn", "zh-CN": "reasonZhCn", "zh-HK": "reasonZhHk" } as const;

export const OrderFlow = catalogueEntity("OrderFlow", OrderFlowRow, {
  description:
    "Whether a site's orders go from one place to another, for whom, and why not (SYS-08). Of several that fit an order the one holds that names its lane most closely, then its customer's type; a lane that none names is open.",
  may: ["ORDER_FLOW.VIEW"],
  load: (ids, grant) => grant.call(orderFlowRoutes.byIds, { body: { ids: [...ids] } }),
  acts: {
    edit: "ORDER_FLOW.EDIT",
    turn: { enable: "ORDER_FLOW.ENABLE", disable: "ORDER_FLOW.DISABLE" },
  },
  fields: (t) => ({
    reason: t.string({
      description: "Why, as whoever orders is told, in the request's language; empty for an open lane without one.",
      resolve: (row, _args, { visit }) => row[REASON[visit.language]],
    }),
    ...laneFields(t),
  }),
});

list("orderFlows", {
  type: OrderFlow,
  description: "Lanes that the orders of the viewer's site go or don't go, a page. One call to the order service.",
  sorts: orderFlowSorts,
  filter: OrderFlowFilter,
  page: (grant, query) => grant.call(orderFlowRoutes.pageQuery, { body: query }),
  fields: (t) => ({ viewerMayCreate: viewerMay(t, "ORDER_FLOW.CREATE", "May the viewer add one?") }),
});

catalogueSave({
  type: OrderFlow,
  field: "orderFlow",
  may: { create: "ORDER_FLOW.CREATE", edit: "ORDER_FLOW.EDIT" },
  schema: SavedOrderFlow,
  save: (grant, body, options) => grant.call(orderFlowRoutes.save, { body }, options),
});

catalogueToggle("Enable", {
  type: OrderFlow,
  field: "orderFlow",
  may: "ORDER_FLOW.ENABLE",
  description: "Brings an order flow into use: new orders obey it at the next request.",
  write: (grant, id, options) => grant.call(orderFlowRoutes.enable, { params: { id } }, options),
});
catalogueToggle("Disable", {
  type: OrderFlow,
  field: "orderFlow",
  may: "ORDER_FLOW.DISABLE",
  description: "Takes an order flow out of use: a wider one holds then, or the lane is open.",
  write: (grant, id, options) => grant.call(orderFlowRoutes.disable, { params: { id } }, options),
});
