import {
  EXPORT_ROW_DAYS,
  EXPORTS_SHOWN,
  ExportCondition,
  ExportedList as ExportedListContract,
  ExportFormat as ExportFormatContract,
  ExportState as ExportStateContract,
  ExportTask as ExportTaskContract,
  exportTaskRoutes,
} from "@linehaul/schema/orders/export-task";
import { TASK_SERVICES, type TaskService as TaskServiceCode } from "@linehaul/schema/orders/scheduled-task";
import { moduleByCode } from "@linehaul/schema/modules";
import { builder } from "../../../access/builder.ts";
import { entity } from "../../../access/entity.ts";
import { decodeNodeId, isUuid } from "../../../access/node-id.ts";
import { viewerMay } from "../../../access/viewer-may.ts";
import "../../../contract/common.ts";
import { enumOf, objectOf } from "../../../contract/named.ts";
import { shown } from "../../../contract/shown.ts";
import { invalid } from "../../../errors/gateway-error.ts";
import { TaskService } from "../scheduled-task/scheduled-task.ts";
import { ownExports, routesOf, type OwnExports } from "./read.ts";

export const ExportFormat = enumOf(ExportFormatContract);
objectOf(ExportCondition);
export const ExportState = enumOf(ExportStateContract);
const ExportedList = enumOf(ExportedListContract);

const isService = (text: string): text is TaskServiceCode => TASK_SERVICES.some((service) => service === text);

/** The service and the key of its own that a node's key says; null for what is none. */
function parse(key: string): { readonly service: TaskServiceCode; readonly id: string } | null {
  const [service = "", id = ""] = key.split(".");
  return isService(service) && isUuid(id) && key === `${service}.${id}` ? { service, id } : null;
}

/** Which export a node id names; 09020701 where it names none. */
export function exportOf(id: string) {
  const { type, key } = decodeNodeId(id);
  const found = type === "ExportTask" ? parse(key) : null;
  if (found === null) throw invalid(`not an id of ExportTask: ${id}`);
  return found;
}

const { may, cancel, retry, download } = {
  may: exportTaskRoutes.order.byIds.may,
  cancel: exportTaskRoutes.order.cancel.may,
  retry: exportTaskRoutes.order.retry.may,
  download: exportTaskRoutes.order.download.may,
};

export const ExportTask = entity("ExportTask", {
  description: "A file of a list that the viewer has asked for (SYS-09); nobody else's is to be seen.",
  may,
  key: ({ service, id }: ExportTaskContract) => `${service}.${id}`,
  isKey: (key) => parse(key) !== null,
  load: async (keys, grant) => {
    const wanted = keys.flatMap((key) => parse(key) ?? []);
    const asked = TASK_SERVICES.map((service) => ({
      service,
      ids: wanted.filter((one) => one.service === service).map(({ id }) => id),
    })).filter(({ ids }) => ids.length > 0);
    const found = await Promise.all(
      asked.map(({ service, ids }) => grant.call(routesOf(service).byIds, { body: { ids } })),
    );
    return found.flat();
  },
  fields: (t) => ({
    ...shown(ExportTaskContract, (field) => t.field(field), ["id"]),
    viewerMayCancel: viewerMay(
      t,
      cancel,
      "May the viewer stop it? While it waits or is being made.",
      ({ state }) => state === "PENDING" || state === "PROCESSING",
    ),
    viewerMayRetry: viewerMay(
      t,
      retry,
      "May the viewer ask for it again? When it failed or was cancelled.",
      ({ state }) => state === "FAILED" || state === "CANCELLED",
    ),
    viewerMayDownload: viewerMay(
      t,
      download,
      "May the viewer fetch its file? While it is kept.",
      ({ isKept }) => isKept,
    ),
  }),
});

const ExportTasks = builder.objectRef<OwnExports>("ExportTasks").implement({
  description: "The viewer's own exports.",
  fields: (t) => ({
    tasks: t.expose("tasks", { type: [ExportTask], description: "The newest first." }),
    silent: t.expose("silent", {
      type: [TaskService],
      description: "Services that can't be reached: exports of theirs are missing.",
    }),
  }),
});

/** Who makes the files of a list. */
function makerOf(list: ExportedListContract): readonly TaskServiceCode[] {
  const { service } = moduleByCode(list);
  return service !== null && isService(service) ? [service] : [];
}

builder.queryField("exportTasks", (t) =>
  t.may(...may).field({
    type: ExportTasks,
    description: `The viewer's own exports at this site of the last ${EXPORT_ROW_DAYS} days, the newest ${EXPORTS_SHOWN} of each service that can be reached (SYS-09). One call to each service; of one list, one call.`,
    args: {
      list: t.arg({ type: ExportedList, description: "Of this list alone." }),
      states: t.arg({ type: [ExportState], description: "In any of these states." }),
    },
    resolve: async (_root, { list, states }, grant) => {
      if (!list) return ownExports(grant, states ?? undefined);
      const { tasks, silent } = await ownExports(grant, states ?? undefined, makerOf(list));
      return { tasks: tasks.filter((task) => task.list === list), silent };
    },
  }),
);
