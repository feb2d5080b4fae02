import { catalogueSheet } from "@linehaul/kit/catalogue-sheet/catalogue-sheet";
import { NewWarehouseAddress, warehouseAddressColumns } from "@linehaul/schema/base-data/warehouse-address";
import { kind } from "./mine.ts";
import { problemsOf } from "./save.ts";
import { warehouseAddress } from "./table.ts";

/** Warehouses that come as a sheet. */
export const sheet = catalogueSheet({
  module: "WAREHOUSE_ADDRESS",
  ...kind,
  columns: warehouseAddressColumns,
  input: NewWarehouseAddress,
  key: "code",
  keyColumn: warehouseAddress.code,
  problems: problemsOf,
  sample: {
    code: "KUL-09",
    status: "ENABLED",
    nameEn: "Puchong depot",
    nameZh: "蒲种仓库",
    countryCode: "MY",
    province: "Selangor",
    city: "Puchong",
    district: "",
    address: "7, Jalan Bandar 3",
    postCode: "47100",
    contactName: "Gate desk",
    contactPhone: "+60 3-5882 1100",
    sort: 10,
    remark: "",
  },
});
