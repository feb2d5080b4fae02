import {
  OrderTemplate as OrderTemplateRow,
  OrderTemplateFilter,
  OrderTemplateInput,
  orderTemplateSorts,
} from "@linehaul/schema/orders/order-template/row";
import { orderTemplateRoutes } from "@linehaul/schema/orders/order-template/routes";
import { builder } from "../../../access/builder.ts";
import { keyOf } from "../../../access/node-id.ts";
import { viewerMay } from "../../../access/viewer-may.ts";
import { catalogueEntity } from "../../../catalogue/entity.ts";
import { catalogueSave } from "../../../catalogue/save.ts";
import { catalogueToggle } from "../../../catalogue/toggle.ts";
import { list } from "../../../contract/list.ts";
import { written } from "../../../errors/user-error.ts";
import { registerFile } from "../../../files/file-routes.ts";
import { fileTicket } from "../../../files/ticket.ts";
import { uploadMutation } from "../../../files/upload.ts";

export const OrderTemplate = catalogueEntity("OrderTemplate", OrderTemplateRow, {
  description: "A workbook that orders come in: the site's own, or a customer's (ORD-11).",
  may: ["ORDER_TEMPLATE.VIEW"],
  load: (ids, grant) => grant.call(orderTemplateRoutes.byIds, { body: { ids: [...ids] } }),
  acts: { edit: "ORDER_TEMPLATE.UPLOAD", delete: "ORDER_TEMPLATE.UPLOAD" },
  fields: (t) => ({
    viewerMayDownload: viewerMay(t, "ORDER_TEMPLATE.DOWNLOAD", "May the viewer take its workbook along?"),
  }),
});

list("orderTemplates", {
  type: OrderTemplate,
  description:
    "Order templates of the site, and those of customers that the viewer may see, a page. One call to the order service.",
  sorts: orderTemplateSorts,
  filter: OrderTemplateFilter,
  page: (grant, query) => grant.call(orderTemplateRoutes.pageQuery, { body: query }),
  fields: (t) => ({ viewerMayCreate: viewerMay(t, "ORDER_TEMPLATE.UPLOAD", "May the viewer upload one?") }),
});

uploadMutation("UploadOrderTemplate", {
  may: ["ORDER_TEMPLATE.UPLOAD"],
  description:
    "A ticket for sending the workbook of an order template; what comes of it is named to `saveOrderTemplate`.",
  route: orderTemplateRoutes.upload,
  replaces: "OrderTemplate",
});

catalogueSave({
  type: OrderTemplate,
  field: "orderTemplate",
  may: { create: "ORDER_TEMPLATE.UPLOAD", edit: "ORDER_TEMPLATE.UPLOAD" },
  schema: OrderTemplateInput,
  save: (grant, body, options) => grant.call(orderTemplateRoutes.save, { body }, options),
});

catalogueToggle("Delete", {
  type: OrderTemplate,
  field: "orderTemplate",
  may: "ORDER_TEMPLATE.UPLOAD",
  description: "Deletes an order template; sheets that it read stay as they are.",
  write: (grant, id, options) => grant.call(orderTemplateRoutes.delete, { body: { id } }, options),
});

registerFile(orderTemplateRoutes.download);
const DownloadInput = builder.inputType("DownloadOrderTemplateInput", {
  description: "Which template.",
  fields: (t) => ({ id: t.id({ required: true, description: "Node id of the template." }) }),
});
builder.mutationField("downloadOrderTemplate", (t) =>
  t.may("ORDER_TEMPLATE.DOWNLOAD").field({
    type: fileTicket("DownloadOrderTemplate"),
    description: "A ticket for the workbook of an order template, as it was uploaded; the taking is recorded.",
    args: { input: t.arg({ type: DownloadInput, required: true, description: "Which template." }) },
    resolve: (_root, { input }, grant) => {
      const params = { id: keyOf("OrderTemplate", input.id) };
      return written(grant.visit, async () => grant.file(orderTemplateRoutes.download, { params }));
    },
  }),
);
