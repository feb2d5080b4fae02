import { exportList, plainCells } from "@linehaul/kit/exports/list";
import { warehouseAddressColumns, WarehouseAddressFilter } from "@linehaul/schema/base-data/warehouse-address";
import { sql } from "drizzle-orm";
import { matching, rowsOf } from "./mine.ts";
import { warehouseAddress } from "./table.ts";

/** Files of warehouses. */
export const warehouseAddressExport = exportList({
  list: "WAREHOUSE_ADDRESS",
  name: "warehouse-addresses",
  columns: warehouseAddressColumns,
  cells: plainCells(warehouseAddress, warehouseAddressColumns),
  table: warehouseAddress,
  order: sql`${warehouseAddress.sort}, ${warehouseAddress.id}`,
  mine: rowsOf,
  filter: WarehouseAddressFilter,
  matching,
});
