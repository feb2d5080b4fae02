import {
  LabelPaper,
  orderPrintRoutes,
  Printable,
  Printed,
  PrintedOrders,
  PrintInvoices,
  PrintLabels,
} from "@linehaul/schema/orders/order/print";
import { builder } from "../../../access/builder.ts";
import { encodeNodeId, keyOf } from "../../../access/node-id.ts";
import { inputOf, toldWithLimits } from "../../../contract/input.ts";
import { enumOf, objectOf } from "../../../contract/named.ts";
import { parseInput } from "../../../errors/parse-input.ts";
import { written } from "../../../errors/user-error.ts";
import { registerFile } from "../../../files/file-routes.ts";
import { idempotencyKey, keyedBy } from "../../../writing/idempotency.ts";
import type { Written } from "../../../writing/payload.ts";
import { UserErrorRef } from "../../../writing/user-error.ts";

enumOf(LabelPaper);
objectOf(Printed);
const PrintableOrder = objectOf(Printable, {
  without: ["id"],
  more: (t) => ({
    orderId: t.id({ description: "The order's node id.", resolve: (order) => encodeNodeId("Order", order.id) }),
  }),
});
const keysOf = (ids: readonly string[]): string[] => ids.map((id) => keyOf("Order", id));
const ofOrders = `Node ids of orders. ${toldWithLimits(PrintedOrders, "ids")}`;

builder.queryField("printableLabels", (t) =>
  t.may("ORDER_LIST.PRINT_WAYBILL", "ORDER_DETAIL.PRINT_WAYBILL").field({
    type: [PrintableOrder],
    description:
      "What labels these orders have, which are left out, and who printed them before (ORD-10); orders outside of the rows that you may see are left out. One call to the order service.",
    args: { ids: t.arg.idList({ required: true, description: ofOrders }) },
    resolve: (_root, { ids }, grant) => grant.call(orderPrintRoutes.labelConfig, { body: { ids: keysOf(ids) } }),
  }),
);
builder.queryField("printableInvoices", (t) =>
  t.may("ORDER_LIST.PRINT_INVOICE", "ORDER_DETAIL.PRINT_INVOICE").field({
    type: [PrintableOrder],
    description:
      "What invoices these orders have, which are left out, and who printed them before (ORD-10); orders outside of the rows that you may see are left out. One call to the order service.",
    args: { ids: t.arg.idList({ required: true, description: ofOrders }) },
    resolve: (_root, { ids }, grant) => grant.call(orderPrintRoutes.invoiceConfig, { body: { ids: keysOf(ids) } }),
  }),
);

registerFile(orderPrintRoutes.file);
const PrintPayload = builder.objectRef<Written<string>>("PrintPayload").implement({
  description: "Where the PDF is to be fetched, or what to mend.",
  fields: (t) => ({
    ticket: t.exposeString("value", {
      nullable: true,
      description: "`GET /files/{ticket}`, once, within a minute, by this session. Null when `errors` has any.",
    }),
    errors: t.expose("errors", { type: [UserErrorRef], description: "What to mend; empty when there is a ticket." }),
  }),
});
const recorded =
  "Each is recorded as printed before a byte is made, for names and phones stand there in the clear (PERM-12). Cancelled orders are left out.";

const LabelsInput = builder.inputType("PrintLabelsInput", {
  description: "Whose labels, on what.",
  fields: (t) => ({
    ids: t.idList({ required: true, description: ofOrders }),
    ...inputOf(t, PrintLabels, ["ids"]),
    idempotencyKey: idempotencyKey(t),
  }),
});
builder.mutationField("printLabels", (t) =>
  t.may("ORDER_LIST.PRINT_WAYBILL", "ORDER_DETAIL.PRINT_WAYBILL").field({
    type: PrintPayload,
    description: `Labels of orders as PDF, one a parcel, with bar codes (ORD-10). ${recorded}`,
    args: { input: t.arg({ type: LabelsInput, required: true, description: "Whose labels, on what." }) },
    resolve: (_root, { input: { ids, idempotencyKey: key, ...own } }, grant) => {
      const asked = { ...own, ids: keysOf(ids) };
      return written(grant.visit, async () => {
        const body = parseInput(PrintLabels, asked);
        return grant.file(orderPrintRoutes.file, {
          body: await grant.call(orderPrintRoutes.labels, { body }, keyedBy(key)),
        });
      });
    },
  }),
);

const InvoicesInput = builder.inputType("PrintInvoicesInput", {
  description: "Whose invoices, how many of each.",
  fields: (t) => ({
    ids: t.idList({ required: true, description: ofOrders }),
    ...inputOf(t, PrintInvoices, ["ids"]),
    idempotencyKey: idempotencyKey(t),
  }),
});
builder.mutationField("printInvoices", (t) =>
  t.may("ORDER_LIST.PRINT_INVOICE", "ORDER_DETAIL.PRINT_INVOICE").field({
    type: PrintPayload,
    description: `Invoices of orders as PDF, with their goods and exact sums (ORD-10). ${recorded}`,
    args: { input: t.arg({ type: InvoicesInput, required: true, description: "Whose invoices, how many of each." }) },
    resolve: (_root, { input: { ids, idempotencyKey: key, ...own } }, grant) => {
      const asked = { ...own, ids: keysOf(ids) };
      return written(grant.visit, async () => {
        const body = parseInput(PrintInvoices, asked);
        return grant.file(orderPrintRoutes.file, {
          body: await grant.call(orderPrintRoutes.invoices, { body }, keyedBy(key)),
        });
      });
    },
  }),
);
