import { fail } from "@linehaul/kit/fail";
import { feature as bind } from "@linehaul/kit/feature";
import { cancelTask, retryTask } from "@linehaul/kit/tasks/change";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { FileAnswer } from "@linehaul/schema/file";
import { orderActRoutes } from "@linehaul/schema/orders/order/act";
import { actFile } from "./file.ts";
import { ownActs, ownActTasks, viewAct } from "./own.ts";
import { ownAct } from "./read.ts";

export const feature = bind(orderActRoutes, {
  pageQuery: async ({ body: { states } }, call) => ({ data: await ownActs(call, states) }),
  stop: async ({ params: { taskId } }, call) =>
    cancelTask(call, await ownActTasks.kindOf(call, taskId), taskId, viewAct),
  retry: async ({ params: { taskId } }, call) =>
    retryTask(call, await ownActTasks.kindOf(call, taskId), taskId, (tx, _emit, task) => viewAct(tx, task)),
  detail: async ({ body }, call) => (await ownAct(call, body.taskId))?.act ?? null,
  download: async ({ params: { taskId }, query: { format } }, call) => {
    const own = await ownAct(call, taskId);
    if (own === null) throw fail(SERVICE_CODES.notFound);
    const { task, act } = own;
    return call.write<FileAnswer>(
      async (_tx, emit) => {
        const after = { orders: act.orders, format };
        emit({ type: "orderAct.downloaded", subject: taskId, site: task.site, kind: "EXPORT", after });
        return actFile(call, task, act.outcomes, format);
      },
      { remember: false },
    );
  },
});
