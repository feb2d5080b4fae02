import {
  scheduledTaskRoutes,
  TASK_SERVICES,
  type ScheduledTask,
  type ScheduledTaskRoutes,
  type TaskService,
} from "@linehaul/schema/orders/scheduled-task";
import type { Grant } from "../../../access/grant.ts";
import { GatewayError } from "../../../errors/gateway-error.ts";

export const routesOf = (service: TaskService): ScheduledTaskRoutes => scheduledTaskRoutes[service];
type Viewing = Grant<"SCHEDULED_TASK.VIEW">;

export const tasksOf = async (service: TaskService, grant: Viewing): Promise<ScheduledTask[]> =>
  (await grant.call(routesOf(service).pageQuery, { body: {} })).data;

/** What stands in for a service that can't be reached, or takes too long; any other failure is one of the whole list. */
function silent(error: unknown): null {
  if (error instanceof GatewayError && (error.code === "09020501" || error.code === "09020502")) return null;
  throw error;
}

/** What all services do by the clock, and which of them say nothing. */
export interface AllTasks {
  readonly tasks: readonly ScheduledTask[];
  readonly silent: readonly TaskService[];
}
export async function allTasks(grant: Viewing): Promise<AllTasks> {
  const answers = await Promise.all(
    TASK_SERVICES.map(async (service) => ({ service, tasks: await tasksOf(service, grant).catch(silent) })),
  );
  return {
    tasks: answers.flatMap(({ tasks }) => tasks ?? []),
    silent: answers.filter(({ tasks }) => tasks === null).map(({ service }) => service),
  };
}
