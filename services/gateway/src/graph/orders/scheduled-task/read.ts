import {
  scheduledTaskRoutes,
  TASK_SERVICES,
  type ScheduledTask,
  type ScheduledTaskRoutes,
  type TaskService,
} from "@linehaul/schema/orders/scheduled-task";
import type { Grant } from "../../../access/grant.ts";
import { askEach } from "../../../upstream/ask-each.ts";

export const routesOf = (service: TaskService): ScheduledTaskRoutes => scheduledTaskRoutes[service];
type Viewing = Grant<"SCHEDULED_TASK.VIEW">;

export const tasksOf = async (service: TaskService, grant: Viewing): Promise<ScheduledTask[]> =>
  (await grant.call(routesOf(service).pageQuery, { body: {} })).data;

/** What all services do by the clock, and which of them say nothing. */
export interface AllTasks {
  readonly tasks: readonly ScheduledTask[];
  readonly silent: readonly TaskService[];
}
export async function allTasks(grant: Viewing): Promise<AllTasks> {
  const { found, silent } = await askEach(TASK_SERVICES, (service) => tasksOf(service, grant));
  return { tasks: found, silent };
}
