import {
  ScheduledTask as ScheduledTaskContract,
  ScheduledTaskName,
  TASK_SERVICES,
  TaskLine,
  TaskLineKind,
  TaskRun as TaskRunContract,
  TaskService as TaskServiceContract,
  TaskState,
  type TaskService as TaskServiceCode,
} from "@linehaul/schema/orders/scheduled-task";
import { builder } from "../../../access/builder.ts";
import { entity } from "../../../access/entity.ts";
import { decodeNodeId } from "../../../access/node-id.ts";
import { viewerMay } from "../../../access/viewer-may.ts";
import { enumOf, objectOf } from "../../../contract/named.ts";
import { shown } from "../../../contract/shown.ts";
import { invalid } from "../../../errors/gateway-error.ts";
import { allTasks, routesOf, tasksOf, type AllTasks } from "./read.ts";

enumOf(ScheduledTaskName);
enumOf(TaskState);
enumOf(TaskLineKind);
export const TaskService = enumOf(TaskServiceContract);
objectOf(TaskLine);
const TaskRun = objectOf(TaskRunContract);

/** The service and the name that a key says; null for what is none. */
function parse(key: string) {
  const [service, name] = key.split(".");
  const read = ScheduledTaskContract.pick({ service: true, name: true }).safeParse({ service, name });
  return read.success ? read.data : null;
}
const keyOf = ({ service, name }: { readonly service: TaskServiceCode; readonly name: string }) => `${service}.${name}`;

/** Which task a node id names; 09020701 where it names none. */
export function taskOf(id: string) {
  const { type, key } = decodeNodeId(id);
  const task = type === "ScheduledTask" ? parse(key) : null;
  if (task === null) throw invalid(`not an id of ScheduledTask: ${id}`);
  return task;
}

export const ScheduledTask = entity("ScheduledTask", {
  description: "Something that a service does by the clock: once, whatever the number of its instances.",
  may: ["SCHEDULED_TASK.VIEW"],
  key: keyOf,
  isKey: (key) => parse(key) !== null,
  load: async (keys, grant) => {
    const asked = TASK_SERVICES.filter((service) => keys.some((key) => key.startsWith(`${service}.`)));
    return (await Promise.all(asked.map((service) => tasksOf(service, grant)))).flat();
  },
  fields: (t) => ({
    ...shown(ScheduledTaskContract, (field) => t.field(field)),
    viewerMayRun: viewerMay(t, "SCHEDULED_TASK.RUN", "May the viewer have it done now?"),
    viewerMayPause: viewerMay(t, "SCHEDULED_TASK.PAUSE", "May the viewer pause and resume it?"),
  }),
});

const ScheduledTasks = builder.objectRef<AllTasks>("ScheduledTasks").implement({
  description: "What is done by the clock.",
  fields: (t) => ({
    tasks: t.expose("tasks", { type: [ScheduledTask], description: "By service and name." }),
    silent: t.expose("silent", {
      type: [TaskService],
      description: "Services that can't be reached: theirs are missing.",
    }),
  }),
});
builder.queryField("scheduledTasks", (t) =>
  t.may(...ScheduledTask.may).field({
    type: ScheduledTasks,
    description: "What all services do by the clock, those that can be reached. One call to each.",
    resolve: (_root, _args, grant) => allTasks(grant),
  }),
);
builder.queryField("scheduledTaskRuns", (t) =>
  t.may(...ScheduledTask.may).field({
    type: [TaskRun],
    description: "A task's runs, the newest first; 50 at most. One call to the service that does it.",
    args: { id: t.arg.id({ required: true, description: "Node id of the task." }) },
    resolve: (_root, { id }, grant) => {
      const { service, name } = taskOf(id);
      return grant.call(routesOf(service).log, { body: { name } });
    },
  }),
);
