import { orderImportRoutes } from "@linehaul/schema/orders/order-import/routes";
import { builder } from "../../../access/builder.ts";
import { keyOf } from "../../../access/node-id.ts";
import { written } from "../../../errors/user-error.ts";
import { registerFile } from "../../../files/file-routes.ts";
import { fileTicket } from "../../../files/ticket.ts";
import { uploadMutation } from "../../../files/upload.ts";
import { idempotencyKey, keyedBy } from "../../../writing/idempotency.ts";
import { payload } from "../../../writing/payload.ts";
import { OrderImport } from "./order-import.ts";

uploadMutation("UploadOrderSheet", {
  may: ["ORDER_IMPORT.UPLOAD"],
  description: "A ticket for sending a sheet of orders; what comes of it is named to `checkOrderImport`.",
  route: orderImportRoutes.upload,
});

const CheckInput = builder.inputType("CheckOrderImportInput", {
  description: "Which uploaded file.",
  fields: (t) => ({
    file: t.id({ required: true, description: "The uploaded file's key, of purpose `orderSheet`." }),
    idempotencyKey: idempotencyKey(t),
  }),
});
builder.mutationField("checkOrderImport", (t) =>
  t.may("ORDER_IMPORT.UPLOAD").field({
    type: payload("CheckOrderImport", "orderImport", OrderImport),
    description:
      "Has an uploaded sheet checked, every cell of it, as a task of the viewer's; answers at once, and nothing of its orders is stored. Recorded.",
    args: { input: t.arg({ type: CheckInput, required: true, description: "Which uploaded file." }) },
    resolve: (_root, { input: { file, idempotencyKey: key } }, grant) =>
      written(grant.visit, () => grant.call(orderImportRoutes.dryRun, { body: { file } }, keyedBy(key))),
  }),
);

const StoreInput = builder.inputType("StoreOrderImportInput", {
  description: "Which sheet.",
  fields: (t) => ({
    id: t.id({ required: true, description: "Node id of the import." }),
    idempotencyKey: idempotencyKey(t),
  }),
});
builder.mutationField("storeOrderImport", (t) =>
  t.may("ORDER_IMPORT.UPLOAD").field({
    type: payload("StoreOrderImport", "orderImport", OrderImport),
    description:
      "Has the orders of a READY sheet stored, all or none, after one more look at each; answers at once, 409004 for any other state. Recorded.",
    args: { input: t.arg({ type: StoreInput, required: true, description: "Which sheet." }) },
    resolve: (_root, { input: { id, idempotencyKey: key } }, grant) => {
      const params = { id: keyOf("OrderImport", id) };
      return written(grant.visit, () => grant.call(orderImportRoutes.store, { params }, keyedBy(key)));
    },
  }),
);

const Which = builder.inputType("OrderImportInput", {
  description: "Which sheet.",
  fields: (t) => ({
    id: t.id({ required: true, description: "Node id of the import." }),
    idempotencyKey: idempotencyKey(t),
  }),
});
builder.mutationField("cancelOrderImport", (t) =>
  t.may("ORDER_IMPORT.UPLOAD").field({
    type: payload("CancelOrderImport", "orderImport", OrderImport),
    description:
      "Stops a sheet's check or storing while it waits or is under way: nothing of it is stored. 409004 when it has ended. Recorded.",
    args: { input: t.arg({ type: Which, required: true, description: "Which sheet." }) },
    resolve: (_root, { input: { id, idempotencyKey: key } }, grant) => {
      const params = { id: keyOf("OrderImport", id) };
      return written(grant.visit, () => grant.call(orderImportRoutes.cancel, { params }, keyedBy(key)));
    },
  }),
);
builder.mutationField("retryOrderImport", (t) =>
  t.may("ORDER_IMPORT.UPLOAD").field({
    type: payload("RetryOrderImport", "orderImport", OrderImport),
    description:
      "Asks once more for a sheet's check or storing that broke off or was stopped; answers at once, 409004 for any other state. Recorded.",
    args: { input: t.arg({ type: Which, required: true, description: "Which sheet." }) },
    resolve: (_root, { input: { id, idempotencyKey: key } }, grant) => {
      const params = { id: keyOf("OrderImport", id) };
      return written(grant.visit, () => grant.call(orderImportRoutes.retry, { params }, keyedBy(key)));
    },
  }),
);

registerFile(orderImportRoutes.download);
const DownloadInput = builder.inputType("DownloadOrderImportInput", {
  description: "Which sheet.",
  fields: (t) => ({ id: t.id({ required: true, description: "Node id of the import." }) }),
});
builder.mutationField("downloadOrderImport", (t) =>
  t.may("ORDER_IMPORT.DOWNLOAD").field({
    type: fileTicket("DownloadOrderImport"),
    description:
      "A ticket for the uploaded workbook with its wrong cells red and commented, kept for 30 days; the taking is recorded.",
    args: { input: t.arg({ type: DownloadInput, required: true, description: "Which sheet." }) },
    resolve: (_root, { input }, grant) => {
      const params = { id: keyOf("OrderImport", input.id) };
      return written(grant.visit, async () => grant.file(orderImportRoutes.download, { params }));
    },
  }),
);

registerFile(orderImportRoutes.template);
builder.mutationField("downloadOrderImportTemplate", (t) =>
  t.may("ORDER_IMPORT.VIEW").field({
    type: fileTicket("DownloadOrderImportTemplate"),
    description: "A ticket for an empty workbook for orders, in the request's language.",
    resolve: (_root, _args, grant) => written(grant.visit, async () => grant.file(orderImportRoutes.template, {})),
  }),
);
