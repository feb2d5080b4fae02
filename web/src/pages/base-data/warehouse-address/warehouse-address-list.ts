import { warehouseAddressSorts } from "@linehaul/schema/base-data/warehouse-address";
import { catalogueList } from "../../../parts/catalogue/catalogue-list.ts";

export const warehouseAddressList = catalogueList("WAREHOUSE_ADDRESS", warehouseAddressSorts);
