import { exportTasks } from "@linehaul/kit/exports/feature";
import { orderExport } from "../order/export/list.ts";

export const feature = exportTasks("order", [orderExport]);
