import {
  exportTaskRoutes,
  type ExportState,
  type ExportTask,
  type ExportTaskRoutes,
} from "@linehaul/schema/orders/export-task";
import { TASK_SERVICES, type TaskService } from "@linehaul/schema/orders/scheduled-task";
import type { Grant } from "../../../access/grant.ts";
import { askEach } from "../../../upstream/ask-each.ts";

export const routesOf = (service: TaskService): ExportTaskRoutes => exportTaskRoutes[service];
type Seeing = Grant<ExportTaskRoutes["pageQuery"]["may"][number]>;

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
  const { found, silent } = await askEach(
    services,
    async (service) => (await grant.call(routesOf(service).pageQuery, { body })).data,
  );
  // ISO instants sort as they are written.
  const tasks = found.toSorted((a, b) => (a.askedAt < b.askedAt ? 1 : a.askedAt > b.askedAt ? -1 : 0));
  return { tasks, silent };
}
