import { z } from "zod";
import { ByIds } from "../../../catalogue.ts";
import { FileAnswer } from "../../../file.ts";
import { page } from "../../../paging.ts";
import { route, routesOf } from "../../../route.ts";
import {
  MergedOrder,
  MergedOrderPageQuery,
  MergeError,
  MergeErrorPageQuery,
  OrderMerge,
  OrderMergePageQuery,
} from "./merge.ts";
import { PreMerge, PreMergePageQuery, ProposedOrder, ProposedOrderPageQuery } from "./pre-merge.ts";

const byId = (what: string) => z.object({ id: z.uuid().describe(what) });
const { read, write } = routesOf("order");
const may = ["ORDER_IMPORT.VIEW"] as const;
/** Orders of a sheet that travel as one (ORD-12): proposed, looked through, merged. Each sees and merges what he uploaded at the site that he is signed in to. */
export const orderMergingRoutes = {
  preMerges: read("/orderImport/preMerge/pageQuery", {
    may,
    summary: "Pre-merges that the caller asked for, a page",
    body: PreMergePageQuery,
    result: page(PreMerge),
  }),
  preMergesByIds: read("/orderImport/preMerge/byIds", {
    may,
    summary: "Pre-merges that the caller asked for, by id; others are left out",
    body: ByIds,
    result: z.array(PreMerge),
  }),
  propose: write("/orderImport/preMerge/propose/:id", {
    may: ["ORDER_IMPORT.UPLOAD"],
    summary:
      "Look what of a sheet that is READY can travel together: nothing of its orders is stored; 409004 for any other, and while it is being looked at already",
    params: byId("The import's key."),
    result: PreMerge,
  }),
  stopProposing: write("/orderImport/preMerge/cancel/:id", {
    may: ["ORDER_IMPORT.UPLOAD"],
    summary: "Stop a pre-merge that waits or is under way: its sheet is as READY as before; 409004 when it has ended",
    params: byId("The pre-merge's key."),
    result: PreMerge,
  }),
  groups: read("/orderImport/preMerge/group/pageQuery", {
    may,
    summary: "Groups of the caller's pre-merges, a page",
    body: ProposedOrderPageQuery,
    result: page(ProposedOrder),
  }),
  alone: read("/orderImport/preMerge/error/pageQuery", {
    may,
    summary: "Rows of the caller's pre-merges that travel by themselves, and why, a page",
    body: ProposedOrderPageQuery,
    result: page(ProposedOrder),
  }),
  download: route({
    service: "order",
    method: "GET",
    path: "/orderImport/preMerge/downloadById/:id",
    may: ["ORDER_IMPORT.DOWNLOAD"],
    file: true,
    summary:
      "A workbook of the sheet's orders, each with its group or why it travels by itself; recorded. 404001 without one",
    params: byId("The pre-merge's key."),
    result: FileAnswer,
  }),
  merge: write("/orderImport/merge/store/:id", {
    may: ["ORDER_IMPORT.UPLOAD"],
    summary:
      "Store an order for each group that was proposed, and one for each row that travels by itself, all or none; 409004 unless the sheet is READY",
    params: byId("The pre-merge's key."),
    result: OrderMerge,
  }),
  merges: read("/orderImport/merge/pageQuery", {
    may,
    summary: "Merges that the caller asked for, a page",
    body: OrderMergePageQuery,
    result: page(OrderMerge),
  }),
  mergesByIds: read("/orderImport/merge/byIds", {
    may,
    summary: "Merges that the caller asked for, by id; others are left out",
    body: ByIds,
    result: z.array(OrderMerge),
  }),
  merged: read("/orderImport/merge/order/pageQuery", {
    may,
    summary: "Orders that the caller's merges have stored, with mother and child numbers, a page",
    body: MergedOrderPageQuery,
    result: page(MergedOrder),
  }),
  errors: read("/orderImport/merge/preMergeError/pageQuery", {
    may,
    summary: "Rows that had become wrong when the caller's merges were to be stored, a page",
    body: MergeErrorPageQuery,
    result: page(MergeError),
  }),
} as const;
