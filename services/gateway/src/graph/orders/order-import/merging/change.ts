import { orderMergingRoutes } from "@linehaul/schema/orders/order-import/merging/routes";
import { builder } from "../../../../access/builder.ts";
import { keyOf } from "../../../../access/node-id.ts";
import { written } from "../../../../errors/user-error.ts";
import { registerFile } from "../../../../files/file-routes.ts";
import { fileTicket } from "../../../../files/ticket.ts";
import { idempotencyKey, keyedBy } from "../../../../writing/idempotency.ts";
import { payload } from "../../../../writing/payload.ts";
import { OrderMerge } from "./merge.ts";
import { OrderPreMerge } from "./pre-merge.ts";

const ProposeInput = builder.inputType("PreMergeOrderImportInput", {
  description: "Which sheet.",
  fields: (t) => ({
    id: t.id({ required: true, description: "Node id of the import." }),
    idempotencyKey: idempotencyKey(t),
  }),
});
builder.mutationField("preMergeOrderImport", (t) =>
  t.may("ORDER_IMPORT.UPLOAD").field({
    type: payload("PreMergeOrderImport", "preMerge", OrderPreMerge),
    description:
      "Has a READY sheet looked at for what of it can travel together, as a task of the viewer's; answers at once, and nothing of its orders is stored. Recorded.",
    args: { input: t.arg({ type: ProposeInput, required: true, description: "Which sheet." }) },
    resolve: (_root, { input: { id, idempotencyKey: key } }, grant) => {
      const params = { id: keyOf("OrderImport", id) };
      return written(grant.visit, () => grant.call(orderMergingRoutes.propose, { params }, keyedBy(key)));
    },
  }),
);

const StopInput = builder.inputType("CancelOrderPreMergeInput", {
  description: "Which pre-merge.",
  fields: (t) => ({
    id: t.id({ required: true, description: "Node id of the pre-merge." }),
    idempotencyKey: idempotencyKey(t),
  }),
});
builder.mutationField("cancelOrderPreMerge", (t) =>
  t.may("ORDER_IMPORT.UPLOAD").field({
    type: payload("CancelOrderPreMerge", "preMerge", OrderPreMerge),
    description:
      "Stops a pre-merge while it waits or is under way: its sheet is as READY as before. 409004 when it has ended. Recorded.",
    args: { input: t.arg({ type: StopInput, required: true, description: "Which pre-merge." }) },
    resolve: (_root, { input: { id, idempotencyKey: key } }, grant) => {
      const params = { id: keyOf("OrderPreMerge", id) };
      return written(grant.visit, () => grant.call(orderMergingRoutes.stopProposing, { params }, keyedBy(key)));
    },
  }),
);

const MergeInput = builder.inputType("MergeOrderImportInput", {
  description: "What was proposed.",
  fields: (t) => ({
    id: t.id({ required: true, description: "Node id of the pre-merge." }),
    idempotencyKey: idempotencyKey(t),
  }),
});
builder.mutationField("mergeOrderImport", (t) =>
  t.may("ORDER_IMPORT.UPLOAD").field({
    type: payload("MergeOrderImport", "merge", OrderMerge),
    description:
      "Has a sheet stored as a pre-merge proposed it, an order a group and one for each row that travels by itself, all or none; answers at once, 409004 unless the sheet is READY. Recorded.",
    args: { input: t.arg({ type: MergeInput, required: true, description: "What was proposed." }) },
    resolve: (_root, { input: { id, idempotencyKey: key } }, grant) => {
      const params = { id: keyOf("OrderPreMerge", id) };
      return written(grant.visit, () => grant.call(orderMergingRoutes.merge, { params }, keyedBy(key)));
    },
  }),
);

registerFile(orderMergingRoutes.download);
const DownloadInput = builder.inputType("DownloadOrderPreMergeInput", {
  description: "Which pre-merge.",
  fields: (t) => ({ id: t.id({ required: true, description: "Node id of the pre-merge." }) }),
});
builder.mutationField("downloadOrderPreMerge", (t) =>
  t.may("ORDER_IMPORT.DOWNLOAD").field({
    type: fileTicket("DownloadOrderPreMerge"),
    description:
      "A ticket for a workbook of the sheet's orders, each with its group or why it travels by itself, kept for 30 days; the taking is recorded.",
    args: { input: t.arg({ type: DownloadInput, required: true, description: "Which pre-merge." }) },
    resolve: (_root, { input }, grant) => {
      const params = { id: keyOf("OrderPreMerge", input.id) };
      return written(grant.visit, async () => grant.file(orderMergingRoutes.download, { params }));
    },
  }),
);
