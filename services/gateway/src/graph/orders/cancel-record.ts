import * as contract from "@linehaul/schema/orders/cancel-record";
import { encodeNodeId } from "../../access/node-id.ts";
import { viewerMay } from "../../access/viewer-may.ts";
import "../../contract/common.ts";
import { contractEntity } from "../../contract/entity.ts";
import { list } from "../../contract/list.ts";
import { Country, countryOf } from "../base-data/country.ts";
import { exportOfList } from "./export-task/list.ts";
import "./order/cancel.ts";

const { cancelRecordRoutes: routes } = contract;

const CancelRecord = contractEntity("CancelRecord", contract.CancelRecord, {
  description: "That an order was cancelled: by whom, why, from which state (ORD-06).",
  may: ["CANCEL_RECORD.VIEW"],
  key: ({ id }) => id,
  load: (ids, grant) => grant.call(routes.byIds, { body: { ids: [...ids] } }),
  without: ["orderId", "receiverCountry"],
  fields: (t) => ({
    orderId: t.id({ description: "Which order.", resolve: (record) => encodeNodeId("Order", record.orderId) }),
    receiverCountry: t.field({
      type: Country,
      nullable: true,
      description: "Null for a code that is not kept.",
      resolve: (record, _args, context) => countryOf(record.receiverCountry, context),
    }),
    viewerMayOpen: viewerMay(
      t,
      "ORDER_DETAIL.VIEW",
      "May the viewer open the order? The list's link is drawn by this.",
    ),
  }),
});

const input = list("cancelRecords", {
  type: CancelRecord,
  description: "Cancelled orders among the rows that you may see, a page. One call to the order service.",
  sorts: contract.cancelRecordSorts,
  filter: contract.CancelRecordFilter,
  page: (grant, query) => grant.call(routes.pageQuery, { body: query }),
});

exportOfList("CancelRecord", {
  may: "CANCEL_RECORD.EXPORT",
  what: "cancel records",
  row: CancelRecord.name,
  filter: input,
  columns: contract.cancelRecordColumns,
  request: routes.exportAsync.body,
  rows: routes.exportPreview.body,
  begin: (grant, body, options) => grant.call(routes.exportAsync, { body }, options),
  preview: (grant, body) => grant.call(routes.exportPreview, { body }),
});
