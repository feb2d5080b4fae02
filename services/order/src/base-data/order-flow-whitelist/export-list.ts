import { exportList, plainCells } from "@linehaul/kit/exports/list";
import { orderFlowWhitelistColumns, OrderFlowWhitelistFilter } from "@linehaul/schema/base-data/order-flow-whitelist";
import { sql } from "drizzle-orm";
import { matching, rowsOf } from "./mine.ts";
import { orderFlowWhitelist } from "./table.ts";

/** Files of the white list. */
export const orderFlowWhitelistExport = exportList({
  list: "ORDER_FLOW_WHITELIST",
  name: "order-flow-white-list",
  columns: orderFlowWhitelistColumns,
  cells: plainCells(orderFlowWhitelist, orderFlowWhitelistColumns),
  table: orderFlowWhitelist,
  order: sql`${orderFlowWhitelist.code}, ${orderFlowWhitelist.id}`,
  mine: rowsOf,
  filter: OrderFlowWhitelistFilter,
  matching,
});
