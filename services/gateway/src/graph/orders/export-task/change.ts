import { exportTaskRoutes } from "@linehaul/schema/orders/export-task";
import { TASK_SERVICES } from "@linehaul/schema/orders/scheduled-task";
import { builder } from "../../../access/builder.ts";
import { written } from "../../../errors/user-error.ts";
import { registerFile } from "../../../files/file-routes.ts";
import { fileTicket } from "../../../files/ticket.ts";
import { idempotencyKey, keyedBy } from "../../../writing/idempotency.ts";
import { payload } from "../../../writing/payload.ts";
import { ExportTask, exportOf } from "./export-task.ts";
import { routesOf } from "./read.ts";

for (const service of TASK_SERVICES) registerFile(routesOf(service).download);
const { cancel, retry, download } = exportTaskRoutes.order;

const Input = builder.inputType("ExportTaskInput", {
  description: "Which export.",
  fields: (t) => ({
    id: t.id({ required: true, description: "Node id of the export." }),
    idempotencyKey: idempotencyKey(t),
  }),
});

builder.mutationField("cancelExport", (t) =>
  t.may(...cancel.may).field({
    type: payload("CancelExport", "task", ExportTask),
    description: "Stops an export that waits or is being made: nothing of it is kept. 409004 when it has ended.",
    args: { input: t.arg({ type: Input, required: true, description: "Which." }) },
    resolve: (_root, { input: { id, idempotencyKey: key } }, grant) => {
      const one = exportOf(id);
      return written(grant.visit, () =>
        grant.call(routesOf(one.service).cancel, { params: { id: one.id } }, keyedBy(key)),
      );
    },
  }),
);

builder.mutationField("retryExport", (t) =>
  t.may(...retry.may).field({
    type: payload("RetryExport", "task", ExportTask),
    description:
      "Asks again for an export that failed or was cancelled, of the same rows, columns and format. 409004 otherwise, 429001 while too many wait.",
    args: { input: t.arg({ type: Input, required: true, description: "Which." }) },
    resolve: (_root, { input: { id, idempotencyKey: key } }, grant) => {
      const one = exportOf(id);
      return written(grant.visit, () =>
        grant.call(routesOf(one.service).retry, { params: { id: one.id } }, keyedBy(key)),
      );
    },
  }),
);

const DownloadInput = builder.inputType("DownloadExportInput", {
  description: "Which export.",
  fields: (t) => ({ id: t.id({ required: true, description: "Node id of the export." }) }),
});
builder.mutationField("downloadExport", (t) =>
  t.may(...download.may).field({
    type: fileTicket("DownloadExport"),
    description:
      "A ticket for the file of an export. Costs no call: that the file is kept, and is of the rows that its owner sees, is looked at when it is fetched, and each fetch is recorded.",
    args: { input: t.arg({ type: DownloadInput, required: true, description: "Which." }) },
    resolve: (_root, { input: { id } }, grant) => {
      const one = exportOf(id);
      return written(grant.visit, async () => grant.file(routesOf(one.service).download, { params: { id: one.id } }));
    },
  }),
);
