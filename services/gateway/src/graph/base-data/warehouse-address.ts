import {
  ChangedWarehouseAddress,
  NewWarehouseAddress,
  WarehouseAddress as WarehouseAddressRow,
  warehouseAddressColumns,
  WarehouseAddressFilter,
  WarehouseAddressInput,
  warehouseAddressRoutes,
  warehouseAddressSorts,
} from "@linehaul/schema/base-data/warehouse-address";
import { viewerMay } from "../../access/viewer-may.ts";
import { catalogueEntity } from "../../catalogue/entity.ts";
import { catalogueAddUpdate } from "../../catalogue/save.ts";
import { sheetOfCatalogue } from "../../catalogue/sheet.ts";
import { catalogueToggle } from "../../catalogue/toggle.ts";
import { list } from "../../contract/list.ts";
import { exportOfList } from "../orders/export-task/list.ts";
import { countryField } from "./country.ts";

const WarehouseAddress = catalogueEntity("WarehouseAddress", WarehouseAddressRow, {
  description: "A warehouse of the site where parcels are handed in, gathered and collected.",
  may: ["WAREHOUSE_ADDRESS.VIEW"],
  load: (ids, grant) => grant.call(warehouseAddressRoutes.byIds, { body: { ids: [...ids] } }),
  acts: { edit: "WAREHOUSE_ADDRESS.EDIT", delete: "WAREHOUSE_ADDRESS.DELETE" },
  fields: (t) => ({
    country: countryField(t),
  }),
});

const filter = list("warehouseAddresses", {
  type: WarehouseAddress,
  description: "Warehouse addresses of the site, a page. One call to the order service.",
  sorts: warehouseAddressSorts,
  filter: WarehouseAddressFilter,
  page: (grant, query) => grant.call(warehouseAddressRoutes.pageQuery, { body: query }),
  fields: (t) => ({ viewerMayCreate: viewerMay(t, "WAREHOUSE_ADDRESS.CREATE", "May the viewer add one?") }),
});

catalogueAddUpdate({
  type: WarehouseAddress,
  field: "warehouseAddress",
  may: { create: "WAREHOUSE_ADDRESS.CREATE", edit: "WAREHOUSE_ADDRESS.EDIT" },
  schema: WarehouseAddressInput,
  add: {
    schema: NewWarehouseAddress,
    call: (grant, body, options) => grant.call(warehouseAddressRoutes.add, { body }, options),
  },
  update: {
    schema: ChangedWarehouseAddress,
    call: (grant, body, options) => grant.call(warehouseAddressRoutes.update, { body }, options),
  },
});

exportOfList("WarehouseAddress", {
  may: "WAREHOUSE_ADDRESS.EXPORT",
  what: "warehouse addresses",
  row: WarehouseAddress.name,
  filter,
  columns: warehouseAddressColumns,
  request: warehouseAddressRoutes.exportAsync.body,
  rows: warehouseAddressRoutes.exportPreview.body,
  begin: (grant, body, options) => grant.call(warehouseAddressRoutes.exportAsync, { body }, options),
  preview: (grant, body) => grant.call(warehouseAddressRoutes.exportPreview, { body }),
});

sheetOfCatalogue("WarehouseAddress", {
  may: "WAREHOUSE_ADDRESS.UPLOAD",
  what: "warehouse addresses",
  upload: warehouseAddressRoutes.upload,
  template: warehouseAddressRoutes.downloadTemplate,
  check: (grant, body) => grant.call(warehouseAddressRoutes.uploadCheck, { body }),
  store: (grant, body, options) => grant.call(warehouseAddressRoutes.uploadStore, { body }, options),
});

catalogueToggle("Delete", {
  type: WarehouseAddress,
  field: "warehouseAddress",
  may: "WAREHOUSE_ADDRESS.DELETE",
  description: "Deletes a warehouse address.",
  write: (grant, id, options) => grant.call(warehouseAddressRoutes.delete, { body: { id } }, options),
});
