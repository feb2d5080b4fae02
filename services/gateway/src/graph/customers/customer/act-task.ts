import * as contract from "@linehaul/schema/customers/act";
import { builder } from "../../../access/builder.ts";
import { written } from "../../../errors/user-error.ts";
import { registerFile } from "../../../files/file-routes.ts";
import { fileTicket } from "../../../files/ticket.ts";
import { idempotencyKey, keyedBy } from "../../../writing/idempotency.ts";
import { payload } from "../../../writing/payload.ts";
import { ExportFormat } from "../../orders/export-task/export-task.ts";
import { taskOf } from "../../orders/order/act.ts";
import { CustomerAct } from "./act.ts";

const { stop, retry, download } = contract.customerActRoutes;

const Input = builder.inputType("CustomerActInput", {
  description: "Which act.",
  fields: (t) => ({
    taskId: t.id({ required: true, description: "As the mutation that began it answered." }),
    idempotencyKey: idempotencyKey(t),
  }),
});

builder.mutationField("stopCustomerAct", (t) =>
  t.may(...stop.may).field({
    type: payload("StopCustomerAct", "act", CustomerAct),
    description: "Stops an act that waits or is being done: what it did stays done. 409004 when it has ended.",
    args: { input: t.arg({ type: Input, required: true, description: "Which." }) },
    resolve: (_root, { input: { taskId, idempotencyKey: key } }, grant) => {
      const params = { taskId: taskOf(taskId) };
      return written(grant.visit, async () => grant.call(stop, { params }, keyedBy(key)));
    },
  }),
);

builder.mutationField("retryCustomerAct", (t) =>
  t.may(...retry.may).field({
    type: payload("RetryCustomerAct", "act", CustomerAct),
    description:
      "Does the rest of an act that failed or was stopped: customers that have an outcome keep it. 409004 otherwise, 429001 while too many wait.",
    args: { input: t.arg({ type: Input, required: true, description: "Which." }) },
    resolve: (_root, { input: { taskId, idempotencyKey: key } }, grant) => {
      const params = { taskId: taskOf(taskId) };
      return written(grant.visit, async () => grant.call(retry, { params }, keyedBy(key)));
    },
  }),
);

registerFile(download);
const DownloadInput = builder.inputType("DownloadCustomerActInput", {
  description: "Which act, as what.",
  fields: (t) => ({
    taskId: t.id({ required: true, description: "As the mutation that began it answered." }),
    format: t.field({ type: ExportFormat, required: true, description: "What kind of file." }),
  }),
});
builder.mutationField("downloadCustomerAct", (t) =>
  t.may(...download.may).field({
    type: fileTicket("DownloadCustomerAct"),
    description: "A ticket for the outcomes of an act of the viewer's own, a customer a row; the taking is recorded.",
    args: { input: t.arg({ type: DownloadInput, required: true, description: "Which act, as what." }) },
    resolve: (_root, { input: { taskId, format } }, grant) =>
      written(grant.visit, async () => grant.file(download, { params: { taskId: taskOf(taskId) }, query: { format } })),
  }),
);
