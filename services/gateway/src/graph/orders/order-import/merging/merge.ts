import {
  MergedOrder as MergedOrderContract,
  MergeError,
  MergeState,
  OrderMerge as OrderMergeContract,
  OrderMergeFilter,
  orderMergeSorts,
} from "@linehaul/schema/orders/order-import/merging/merge";
import { orderMergingRoutes } from "@linehaul/schema/orders/order-import/merging/routes";
import { MAX_PAGE_SIZE } from "@linehaul/schema/paging";
import { builder } from "../../../../access/builder.ts";
import { encodeNodeId, keyOf } from "../../../../access/node-id.ts";
import { viewerMay } from "../../../../access/viewer-may.ts";
import "../../../../contract/common.ts";
import { contractEntity } from "../../../../contract/entity.ts";
import { list } from "../../../../contract/list.ts";
import { enumOf, objectOf } from "../../../../contract/named.ts";
import { ruleText } from "../../../../language/text.ts";

enumOf(MergeState);

export const OrderMerge = contractEntity("OrderMerge", OrderMergeContract, {
  description: "The merging of a sheet that the viewer uploaded, and what became of it (ORD-12).",
  may: ["ORDER_IMPORT.VIEW"],
  key: ({ id }) => id,
  load: (ids, grant) => grant.call(orderMergingRoutes.mergesByIds, { body: { ids: [...ids] } }),
  without: ["importId", "preMergeId"],
  fields: (t) => ({
    sheetId: t.id({
      description: "Node id of the sheet: by it the merge is stopped, and asked for again.",
      resolve: ({ importId }) => encodeNodeId("OrderImport", importId),
    }),
    viewerMayMerge: viewerMay(t, "ORDER_IMPORT.UPLOAD", "May the viewer stop it, and ask for it again?"),
  }),
});

list("orderMerges", {
  type: OrderMerge,
  description: "Merges that the viewer asked for at this site, a page. One call to the order service.",
  sorts: orderMergeSorts,
  filter: OrderMergeFilter,
  page: (grant, query) => grant.call(orderMergingRoutes.merges, { body: query }),
});

const MergedOrder = objectOf(MergedOrderContract, {
  without: ["mergeId", "orderId"],
  more: (t) => ({
    orderNode: t.id({
      description: "Node id of the order.",
      resolve: ({ orderId }) => encodeNodeId("Order", orderId),
    }),
  }),
});
builder.queryField("mergedOrders", (t) =>
  t.may("ORDER_IMPORT.VIEW").field({
    type: [MergedOrder],
    description: `Orders that a merge has stored, with mother and child numbers, in the order of the sheet, the first ${String(MAX_PAGE_SIZE)}. One call to the order service.`,
    args: { id: t.arg.id({ required: true, description: "Node id of the merge." }) },
    resolve: async (_root, { id }, grant) => {
      const body = { pageSize: MAX_PAGE_SIZE, filter: { mergeId: keyOf("OrderMerge", id) } };
      return (await grant.call(orderMergingRoutes.merged, { body })).data;
    },
  }),
);

const OrderMergeError = objectOf(MergeError, {
  without: ["params", "mergeId"],
  more: (t) => ({
    message: t.string({
      description: "What is wrong, in the request's language.",
      resolve: ({ rule, params }, _args, { visit }) => ruleText(visit.language, rule, params),
    }),
  }),
});
builder.queryField("orderMergeErrors", (t) =>
  t.may("ORDER_IMPORT.VIEW").field({
    type: [OrderMergeError],
    description: `Rows for which a merge was refused, in the order of the sheet, the first ${String(MAX_PAGE_SIZE)}. One call to the order service.`,
    args: { id: t.arg.id({ required: true, description: "Node id of the merge." }) },
    resolve: async (_root, { id }, grant) => {
      const body = { pageSize: MAX_PAGE_SIZE, sort: "AT_ASC" as const, filter: { mergeId: keyOf("OrderMerge", id) } };
      return (await grant.call(orderMergingRoutes.errors, { body })).data;
    },
  }),
);
