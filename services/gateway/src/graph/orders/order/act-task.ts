import { EXPORT_ROW_DAYS, EXPORTS_SHOWN } from "@linehaul/schema/orders/export-task";
import * as contract from "@linehaul/schema/orders/order/act";
import { builder } from "../../../access/builder.ts";
import { viewerMay } from "../../../access/viewer-may.ts";
import { objectOf } from "../../../contract/named.ts";
import { written } from "../../../errors/user-error.ts";
import { askEach } from "../../../upstream/ask-each.ts";
import { idempotencyKey, keyedBy } from "../../../writing/idempotency.ts";
import { payload } from "../../../writing/payload.ts";
import { ExportState } from "../export-task/export-task.ts";
import { taskOf } from "./act.ts";

const { pageQuery, stop, retry, download } = contract.orderActRoutes;

const OrderActTask = objectOf(contract.OrderActTask, {
  more: (t) => ({
    viewerMayStop: viewerMay(
      t,
      stop.may,
      "May the viewer stop it? While it waits or is being done.",
      ({ state }) => state === "PENDING" || state === "PROCESSING",
    ),
    viewerMayRetry: viewerMay(
      t,
      retry.may,
      "May the viewer have the rest done? When it failed or was stopped before its end.",
      ({ state, looked, orders }) => (state === "FAILED" || state === "CANCELLED") && looked < orders,
    ),
    viewerMayDownload: viewerMay(t, download.may, "May the viewer take its outcomes along as a file?"),
  }),
});

builder.queryField("orderActs", (t) =>
  t.may(...pageQuery.may).field({
    type: [OrderActTask],
    description: `Acts of the viewer's own on many orders at this site that are tasks, of the last ${EXPORT_ROW_DAYS} days, the newest ${EXPORTS_SHOWN}; none while the order service can't be reached. One call to it.`,
    args: { states: t.arg({ type: [ExportState], description: "In any of these states." }) },
    resolve: async (_root, { states }, grant) => {
      const body = states ? { states: [...states] } : {};
      const { found } = await askEach(["order"], async () => (await grant.call(pageQuery, { body })).data);
      return [...found];
    },
  }),
);

const Input = builder.inputType("OrderActInput", {
  description: "Which act.",
  fields: (t) => ({
    taskId: t.id({ required: true, description: "As the mutation that began it answered." }),
    idempotencyKey: idempotencyKey(t),
  }),
});

builder.mutationField("stopOrderAct", (t) =>
  t.may(...stop.may).field({
    type: payload("StopOrderAct", "task", OrderActTask),
    description: "Stops an act that waits or is being done: what it did stays done. 409004 when it has ended.",
    args: { input: t.arg({ type: Input, required: true, description: "Which." }) },
    resolve: (_root, { input: { taskId, idempotencyKey: key } }, grant) => {
      const params = { taskId: taskOf(taskId) };
      return written(grant.visit, async () => grant.call(stop, { params }, keyedBy(key)));
    },
  }),
);

builder.mutationField("retryOrderAct", (t) =>
  t.may(...retry.may).field({
    type: payload("RetryOrderAct", "task", OrderActTask),
    description:
      "Does the rest of an act that failed or was stopped: orders that have an outcome keep it. 409004 otherwise, 429001 while too many wait.",
    args: { input: t.arg({ type: Input, required: true, description: "Which." }) },
    resolve: (_root, { input: { taskId, idempotencyKey: key } }, grant) => {
      const params = { taskId: taskOf(taskId) };
      return written(grant.visit, async () => grant.call(retry, { params }, keyedBy(key)));
    },
  }),
);
