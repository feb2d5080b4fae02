import type { OrderAct as Act } from "@linehaul/schema/orders/order/act";
import { DONE_AT_ONCE } from "@linehaul/schema/orders/order/act-limits";
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
import { fileTicket } from "../../../files/ticket.ts";
import { idempotencyKey, keyedBy } from "../../../writing/idempotency.ts";
import type { Written } from "../../../writing/payload.ts";
import { UserErrorRef } from "../../../writing/user-error.ts";
import { OrderAct, taskOf } from "./act.ts";

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
      "What labels these orders have, which can't be printed, and who printed them before (ORD-10); orders outside of the rows that you may see are left out. One call to the order service.",
    args: { ids: t.arg.idList({ required: true, description: ofOrders }) },
    resolve: (_root, { ids }, grant) => grant.call(orderPrintRoutes.labelConfig, { body: { ids: keysOf(ids) } }),
  }),
);
builder.queryField("printableInvoices", (t) =>
  t.may("ORDER_LIST.PRINT_INVOICE", "ORDER_DETAIL.PRINT_INVOICE").field({
    type: [PrintableOrder],
    description:
      "What invoices these orders have, which can't be printed, and who printed them before (ORD-10); orders outside of the rows that you may see are left out. One call to the order service.",
    args: { ids: t.arg.idList({ required: true, description: ofOrders }) },
    resolve: (_root, { ids }, grant) => grant.call(orderPrintRoutes.invoiceConfig, { body: { ids: keysOf(ids) } }),
  }),
);

const { labels, invoices, file } = orderPrintRoutes;
registerFile(file);
/** What was asked for, and where its file is. */
interface Printing {
  readonly act: Act;
  readonly ticket: string | null;
}
const PrintPayload = builder.objectRef<Written<Printing>>("PrintPayload").implement({
  description: "What came of a print and where its PDF is to be fetched, or what to mend.",
  fields: (t) => ({
    act: t.field({
      type: OrderAct,
      nullable: true,
      description: "An outcome for each order; null when `errors` has any.",
      resolve: ({ value }) => value?.act,
    }),
    ticket: t.string({
      nullable: true,
      description: `\`GET /files/{ticket}\`, once, within a minute, by this session. Null when \`errors\` has any, when none could be printed, and of more than ${DONE_AT_ONCE} orders: \`downloadPrintedLabels\` and \`downloadPrintedInvoices\` give it when the task has ended.`,
      resolve: ({ value }) => value?.ticket,
    }),
    errors: t.expose("errors", { type: [UserErrorRef], description: "What to mend; empty when it was asked for." }),
  }),
});
const isThere = ({ taskId, outcomes }: Act): boolean => taskId === null && outcomes.some(({ isDone }) => isDone);
const recorded =
  "Each is recorded as printed before a byte is made, for names and phones stand there in the clear (PERM-12). Each has its own outcome, and one that fails stops no other: 409004 for one that is cancelled. Up to 20 at once; more are done by a task.";

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
        const act = await grant.call(labels, { body: parseInput(PrintLabels, asked) }, keyedBy(key));
        return { act, ticket: isThere(act) ? grant.file(file, { body: { printId: act.actId } }) : null };
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
        const act = await grant.call(invoices, { body: parseInput(PrintInvoices, asked) }, keyedBy(key));
        return { act, ticket: isThere(act) ? grant.file(file, { body: { printId: act.actId } }) : null };
      });
    },
  }),
);

const TaskInput = builder.inputType("PrintedTaskInput", {
  description: "Which print.",
  fields: (t) => ({ taskId: t.id({ required: true, description: "The act's task, as the mutation answered it." }) }),
});
const fetched =
  "A ticket for what a task of the viewer's own printed, for an hour after the last; what was cancelled or left the viewer's rows meanwhile is left out.";
builder.mutationField("downloadPrintedLabels", (t) =>
  t.may("ORDER_LIST.PRINT_WAYBILL", "ORDER_DETAIL.PRINT_WAYBILL").field({
    type: fileTicket("DownloadPrintedLabels"),
    description: `Labels: ${fetched}`,
    args: { input: t.arg({ type: TaskInput, required: true, description: "Which." }) },
    resolve: (_root, { input: { taskId } }, grant) =>
      written(grant.visit, async () => grant.file(file, { body: { printId: taskOf(taskId) } })),
  }),
);
builder.mutationField("downloadPrintedInvoices", (t) =>
  t.may("ORDER_LIST.PRINT_INVOICE", "ORDER_DETAIL.PRINT_INVOICE").field({
    type: fileTicket("DownloadPrintedInvoices"),
    description: `Invoices: ${fetched}`,
    args: { input: t.arg({ type: TaskInput, required: true, description: "Which." }) },
    resolve: (_root, { input: { taskId } }, grant) =>
      written(grant.visit, async () => grant.file(file, { body: { printId: taskOf(taskId) } })),
  }),
);
