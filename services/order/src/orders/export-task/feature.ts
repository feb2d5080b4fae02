import { exportTasks } from "@linehaul/kit/exports/feature";
import { orderFlowWhitelistExport } from "../../base-data/order-flow-whitelist/export-list.ts";
import { warehouseAddressExport } from "../../base-data/warehouse-address/export-list.ts";
import { cancelRecordExport } from "../cancel-record/list.ts";
import { reviewExport } from "../order-review/export.ts";
import { orderExport } from "../order/export/list.ts";

export const feature = exportTasks("order", [
  orderExport,
  reviewExport,
  cancelRecordExport,
  warehouseAddressExport,
  orderFlowWhitelistExport,
]);
