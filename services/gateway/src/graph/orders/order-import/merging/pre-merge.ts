import {
  PreMerge,
  PreMergeFilter,
  preMergeSorts,
  PreMergeState,
  ProposedOrder as ProposedOrderContract,
} from "@linehaul/schema/orders/order-import/merging/pre-merge";
import { orderMergingRoutes } from "@linehaul/schema/orders/order-import/merging/routes";
import { AloneReason } from "@linehaul/schema/orders/order/merge";
import { MAX_PAGE_SIZE } from "@linehaul/schema/paging";
import { builder } from "../../../../access/builder.ts";
import { encodeNodeId, keyOf } from "../../../../access/node-id.ts";
import { viewerMay } from "../../../../access/viewer-may.ts";
import "../../../../contract/common.ts";
import { contractEntity } from "../../../../contract/entity.ts";
import { list } from "../../../../contract/list.ts";
import { enumOf, objectOf } from "../../../../contract/named.ts";
import "../order-import.ts";

enumOf(PreMergeState);
enumOf(AloneReason);

export const OrderPreMerge = contractEntity("OrderPreMerge", PreMerge, {
  description: "What of a sheet that the viewer uploaded can travel together (ORD-12).",
  may: ["ORDER_IMPORT.VIEW"],
  key: ({ id }) => id,
  load: (ids, grant) => grant.call(orderMergingRoutes.preMergesByIds, { body: { ids: [...ids] } }),
  without: ["importId"],
  fields: (t) => ({
    sheetId: t.id({
      description: "Node id of the sheet.",
      resolve: ({ importId }) => encodeNodeId("OrderImport", importId),
    }),
    viewerMayMerge: viewerMay(t, "ORDER_IMPORT.UPLOAD", "May the viewer have it merged?"),
    viewerMayDownload: viewerMay(t, "ORDER_IMPORT.DOWNLOAD", "May the viewer take the workbook along?"),
  }),
});

list("orderPreMerges", {
  type: OrderPreMerge,
  description: "Pre-merges that the viewer asked for at this site, a page. One call to the order service.",
  sorts: preMergeSorts,
  filter: PreMergeFilter,
  page: (grant, query) => grant.call(orderMergingRoutes.preMerges, { body: query }),
});

const ProposedOrder = objectOf(ProposedOrderContract, { without: ["preMergeId"] });
const proposals = [
  ["orderPreMergeGroups", "Groups that a pre-merge proposes", orderMergingRoutes.groups],
  ["orderPreMergeErrors", "Rows of a pre-merge that travel by themselves, and why", orderMergingRoutes.alone],
] as const;
for (const [name, what, route] of proposals)
  builder.queryField(name, (t) =>
    t.may("ORDER_IMPORT.VIEW").field({
      type: [ProposedOrder],
      description: `${what}, in the order of the sheet, the first ${String(MAX_PAGE_SIZE)}; the workbook has all. One call to the order service.`,
      args: { id: t.arg.id({ required: true, description: "Node id of the pre-merge." }) },
      resolve: async (_root, { id }, grant) => {
        const filter = { preMergeId: keyOf("OrderPreMerge", id) };
        return (await grant.call(route, { body: { pageSize: MAX_PAGE_SIZE, filter } })).data;
      },
    }),
  );
