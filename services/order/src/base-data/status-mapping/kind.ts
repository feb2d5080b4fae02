import { catalogueView } from "@linehaul/kit/catalogue";
import { anyContains } from "@linehaul/kit/contains";
import type { StatusMapping, StatusMappingFilter } from "@linehaul/schema/base-data/status-mapping";
import { ORDER_STATUS_CODES } from "@linehaul/schema/orders/order/status";
import { and, eq, type SQL } from "drizzle-orm";
import { statusMapping } from "./table.ts";

const view = (row: typeof statusMapping.$inferSelect): StatusMapping => ({
  ...row,
  ...catalogueView(row),
  stateCode: ORDER_STATUS_CODES[row.state],
});
export const kind = { table: statusMapping, row: view, event: "statusMapping.changed" };

const searched = [statusMapping.state, statusMapping.externalName];
export const matching = ({ keyword, system }: StatusMappingFilter = {}): SQL | undefined =>
  and(anyContains(searched, keyword), system && eq(statusMapping.system, system));
