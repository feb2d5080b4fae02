import * as contract from "@linehaul/schema/orders/order/act";
import { DONE_AT_ONCE } from "@linehaul/schema/orders/order/act-limits";
import { builder } from "../../../access/builder.ts";
import { encodeNodeId, isUuid } from "../../../access/node-id.ts";
import { enumOf, objectOf } from "../../../contract/named.ts";
import { invalid } from "../../../errors/gateway-error.ts";
import { written } from "../../../errors/user-error.ts";
import { registerFile } from "../../../files/file-routes.ts";
import { fileTicket } from "../../../files/ticket.ts";
import { refusalText } from "../../../language/text.ts";
import { ExportFormat } from "../export-task/export-task.ts";

const { detail, download } = contract.orderActRoutes;

objectOf(contract.OrderOutcome, {
  without: ["orderId", "code"],
  more: (t) => ({
    orderId: t.id({ description: "Which order.", resolve: (o) => encodeNodeId("Order", o.orderId) }),
    code: t.string({
      nullable: true,
      description:
        "Why not, a code of the error catalogue: 409004 the state does not allow it, 404001 no such order; null when done.",
      resolve: ({ code }) => (code === null ? null : String(code)),
    }),
    message: t.string({
      nullable: true,
      description: "What the code says, in the reader's language; null when it was done.",
      resolve: ({ code }, _args, { visit }) => (code === null ? null : refusalText(visit.language, code, undefined)),
    }),
  }),
});
enumOf(contract.OrderActKind);
/** An act on many orders, as mutations answer it. */
export const OrderAct = objectOf(contract.OrderAct, { without: ["actId"] });

/** The key that is meant; 09020701 for what is none. */
export const taskOf = (id: string): string => {
  if (!isUuid(id)) throw invalid("no task of an act");
  return id;
};

builder.queryField("orderAct", (t) =>
  t.may(...detail.may).field({
    type: OrderAct,
    nullable: true,
    description: `An act of the viewer's own on more than ${DONE_AT_ONCE} orders: how far it is, and its outcomes so far. Ask again when \`changes\` tells of ACTS. Null for anybody else's, and after a week. One call.`,
    args: { taskId: t.arg.id({ required: true, description: "As the mutation answered it." }) },
    resolve: (_root, { taskId }, grant) => grant.call(detail, { body: { taskId: taskOf(taskId) } }),
  }),
);

registerFile(download);
const DownloadInput = builder.inputType("DownloadOrderActInput", {
  description: "Which act, as what.",
  fields: (t) => ({
    taskId: t.id({ required: true, description: "As the mutation answered it." }),
    format: t.field({ type: ExportFormat, required: true, description: "What kind of file." }),
  }),
});
builder.mutationField("downloadOrderAct", (t) =>
  t.may(...download.may).field({
    type: fileTicket("DownloadOrderAct"),
    description: "A ticket for the outcomes of an act of the viewer's own, an order a row; the taking is recorded.",
    args: { input: t.arg({ type: DownloadInput, required: true, description: "Which act, as what." }) },
    resolve: (_root, { input: { taskId, format } }, grant) =>
      written(grant.visit, async () => grant.file(download, { params: { taskId: taskOf(taskId) }, query: { format } })),
  }),
);
