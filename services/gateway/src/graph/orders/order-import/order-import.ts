import { orderImportRoutes } from "@linehaul/schema/orders/order-import/routes";
import {
  ImportRefusal,
  ImportState,
  OrderImport as OrderImportContract,
  OrderImportFilter,
  orderImportSorts,
} from "@linehaul/schema/orders/order-import/row";
import { viewerMay } from "../../../access/viewer-may.ts";
import "../../../contract/common.ts";
import { contractEntity } from "../../../contract/entity.ts";
import { list } from "../../../contract/list.ts";
import { enumOf } from "../../../contract/named.ts";

enumOf(ImportState);
enumOf(ImportRefusal);

export const OrderImport = contractEntity("OrderImport", OrderImportContract, {
  description: "A sheet of orders that the viewer uploaded, and what became of it (ORD-12).",
  may: ["ORDER_IMPORT.VIEW"],
  key: ({ id }) => id,
  load: (ids, grant) => grant.call(orderImportRoutes.byIds, { body: { ids: [...ids] } }),
  fields: (t) => ({
    viewerMayStore: viewerMay(t, "ORDER_IMPORT.UPLOAD", "May the viewer have its orders stored?"),
    viewerMayDownload: viewerMay(t, "ORDER_IMPORT.DOWNLOAD", "May the viewer take the marked workbook along?"),
  }),
});

list("orderImports", {
  type: OrderImport,
  description: "Sheets that the viewer uploaded at this site, a page. One call to the order service.",
  sorts: orderImportSorts,
  filter: OrderImportFilter,
  page: (grant, query) => grant.call(orderImportRoutes.pageQuery, { body: query }),
  fields: (t) => ({ viewerMayUpload: viewerMay(t, "ORDER_IMPORT.UPLOAD", "May the viewer upload sheets?") }),
});
