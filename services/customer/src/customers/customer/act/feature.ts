import { fail } from "@linehaul/kit/fail";
import { feature as bind, type Feature } from "@linehaul/kit/feature";
import { cancelTask, retryTask } from "@linehaul/kit/tasks/change";
import { customerActRoutes as routes } from "@linehaul/schema/customers/act";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { FileAnswer } from "@linehaul/schema/file";
import { askAct } from "./ask.ts";
import { actFile } from "./file.ts";
import { assignAct, disableAct, enableAct } from "./kind.ts";
import { ownActTasks, viewAct, viewActs } from "./own.ts";
import { previewAct } from "./preview.ts";
import { actTask } from "./task.ts";

const answered = bind(routes, {
  preview: ({ body }, call) => previewAct(call, body),
  enable: ({ body: { filter } }, call) => askAct(call, routes.enable, enableAct, { filter, how: {} }),
  disable: ({ body: { filter, ...how } }, call) => askAct(call, routes.disable, disableAct, { filter, how }),
  assign: ({ body: { filter, ...how } }, call) => askAct(call, routes.assign, assignAct, { filter, how }),
  pageQuery: async ({ body: { states } }, call) => ({
    data: await viewActs(call.db, await ownActTasks.latest(call, states)),
  }),
  stop: async ({ params: { taskId } }, call) =>
    cancelTask(call, await ownActTasks.kindOf(call, taskId), taskId, viewAct),
  retry: async ({ params: { taskId } }, call) =>
    retryTask(call, await ownActTasks.kindOf(call, taskId), taskId, (tx, _emit, task) => viewAct(tx, task)),
  detail: async ({ body: { taskId } }, call) => {
    const task = await ownActTasks.one(call, taskId);
    return task && viewAct(call.db, task);
  },
  download: async ({ params: { taskId }, query: { format } }, call) => {
    const task = await ownActTasks.one(call, taskId);
    if (task === null) throw fail(SERVICE_CODES.notFound);
    const file = await actFile(call, task, format);
    return call.write<FileAnswer>(
      async (_tx, emit) => {
        emit({ type: "customerAct.downloaded", subject: taskId, site: task.site, kind: "EXPORT", after: { format } });
        return file;
      },
      { remember: false },
    );
  },
});

export const feature: Feature = { ...answered, work: [actTask(enableAct), actTask(disableAct), actTask(assignAct)] };
