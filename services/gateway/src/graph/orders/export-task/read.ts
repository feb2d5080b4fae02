import {
  exportTaskRoutes,
  type ExportState,
  type ExportTask,
  type ExportTaskRoutes,
} from "@linehaul/schema/orders/export-task";
import { TASK_SERVICES, type TaskService } from "@linehaul/schema/orders/scheduled-task";
import type { Grant } from "../../../access/grant.ts";
import { GatewayError } from "../../../errors/gateway-error.ts";

export const routesOf = (service: TaskService): ExportTaskRoutes => exportTaskRoutes[service];
type Seeing = Grant<ExportTaskRoutes["pageQuery"]["may"][number]>;

/** What stands in for a service that can't be reached, or takes too long; any other failure is one of the whole list. */
function silent(error: unknown): null {
  if (error instanceof GatewayError && (error.code === "09020501" || error.code === "09020502")) return null;
  throw error;
}

/** The caller's own exports of some services, and which of these say nothing. */
export interface OwnExports {
  readonly tasks: readonly ExportTask[];
  readonly silent: readonly TaskService[];
}
export async function ownExports(
  grant: Seeing,
  states: readonly ExportState[] | undefined,
  services: readonly TaskService[] = TASK_SERVICES,
): Promise<OwnExports> {
  const body = states === undefined ? {} : { states: [...states] };
  const answers = await Promise.all(
    services.map(async (service) => ({
      service,
      tasks: await grant.call(routesOf(service).pageQuery, { body }).then(({ data }) => data, silent),
    })),
  );
  return {
    // ISO instants sort as they are written.
    tasks: answers
      .flatMap(({ tasks }) => tasks ?? [])
      .sort((a, b) => (a.askedAt < b.askedAt ? 1 : a.askedAt > b.askedAt ? -1 : 0)),
    silent: answers.filter(({ tasks }) => tasks === null).map(({ service }) => service),
  };
}
