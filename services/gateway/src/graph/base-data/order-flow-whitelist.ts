import {
  OrderFlowWhitelist as OrderFlowWhitelistRow,
  orderFlowWhitelistColumns,
  OrderFlowWhitelistFilter,
  OrderFlowWhitelistInput,
  orderFlowWhitelistRoutes,
  orderFlowWhitelistSorts,
} from "@linehaul/schema/base-data/order-flow-whitelist";
import { viewerMay } from "../../access/viewer-may.ts";
import { catalogueEntity } from "../../catalogue/entity.ts";
import { catalogueSave } from "../../catalogue/save.ts";
import { sheetOfCatalogue } from "../../catalogue/sheet.ts";
import { catalogueToggle } from "../../catalogue/toggle.ts";
import { list } from "../../contract/list.ts";
import { exportOfList } from "../orders/export-task/list.ts";
import { laneFields } from "./country.ts";

export const OrderFlowWhitelist = catalogueEntity("OrderFlowWhitelist", OrderFlowWhitelistRow, {
  description: "A customer whose orders go on a lane that ORDER_FLOW closes to others (SYS-08).",
  may: ["ORDER_FLOW_WHITELIST.VIEW"],
  load: (ids, grant) => grant.call(orderFlowWhitelistRoutes.byIds, { body: { ids: [...ids] } }),
  acts: {
    edit: "ORDER_FLOW_WHITELIST.EDIT",
    turn: { enable: "ORDER_FLOW_WHITELIST.ENABLE", disable: "ORDER_FLOW_WHITELIST.DISABLE" },
  },
  fields: (t) => laneFields(t),
});

const filter = list("orderFlowWhitelists", {
  type: OrderFlowWhitelist,
  description: "Customers of the viewer's site who pass closed lanes, a page. One call to the order service.",
  sorts: orderFlowWhitelistSorts,
  filter: OrderFlowWhitelistFilter,
  page: (grant, query) => grant.call(orderFlowWhitelistRoutes.pageQuery, { body: query }),
  fields: (t) => ({ viewerMayCreate: viewerMay(t, "ORDER_FLOW_WHITELIST.CREATE", "May the viewer add one?") }),
});

catalogueSave({
  type: OrderFlowWhitelist,
  field: "orderFlowWhitelist",
  may: { create: "ORDER_FLOW_WHITELIST.CREATE", edit: "ORDER_FLOW_WHITELIST.EDIT" },
  schema: OrderFlowWhitelistInput,
  save: (grant, body, options) => grant.call(orderFlowWhitelistRoutes.saveOrModify, { body }, options),
});

catalogueToggle("Enable", {
  type: OrderFlowWhitelist,
  field: "orderFlowWhitelist",
  may: "ORDER_FLOW_WHITELIST.ENABLE",
  description: "Brings a row of the white list into use: the customer's orders pass from the next on.",
  write: (grant, id, options) => grant.call(orderFlowWhitelistRoutes.enable, { body: { id } }, options),
});
catalogueToggle("Disable", {
  type: OrderFlowWhitelist,
  field: "orderFlowWhitelist",
  may: "ORDER_FLOW_WHITELIST.DISABLE",
  description: "Takes a row of the white list out of use: the customer's next order obeys the lane.",
  write: (grant, id, options) => grant.call(orderFlowWhitelistRoutes.disable, { body: { id } }, options),
});

sheetOfCatalogue("OrderFlowWhitelist", {
  may: "ORDER_FLOW_WHITELIST.UPLOAD",
  what: "the order-flow white list",
  upload: orderFlowWhitelistRoutes.upload,
  template: orderFlowWhitelistRoutes.downloadTemplate,
  check: (grant, body) => grant.call(orderFlowWhitelistRoutes.uploadCheck, { body }),
  store: (grant, body, options) => grant.call(orderFlowWhitelistRoutes.uploadStore, { body }, options),
});

exportOfList("OrderFlowWhitelist", {
  may: "ORDER_FLOW_WHITELIST.EXPORT",
  what: "the order-flow white list",
  row: OrderFlowWhitelist.name,
  filter,
  columns: orderFlowWhitelistColumns,
  request: orderFlowWhitelistRoutes.exportAsync.body,
  rows: orderFlowWhitelistRoutes.exportPreview.body,
  begin: (grant, body, options) => grant.call(orderFlowWhitelistRoutes.exportAsync, { body }, options),
  preview: (grant, body) => grant.call(orderFlowWhitelistRoutes.exportPreview, { body }),
});
