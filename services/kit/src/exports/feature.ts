import { and, desc, eq, gte, inArray } from "drizzle-orm";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import {
  EXPORT_ROW_DAYS,
  EXPORTS_SHOWN,
  exportTaskRoutes,
  type ExportState,
  type ExportTask,
  type ExportTaskRoutes,
} from "@linehaul/schema/orders/export-task";
import type { TaskService } from "@linehaul/schema/orders/scheduled-task";
import type { Call } from "../call.ts";
import { fail } from "../fail.ts";
import { feature, type Feature } from "../feature.ts";
import { FileMissing } from "../storage/storage.ts";
import { refusedNow } from "../tasks/ask.ts";
import { cancelTask, ownTask, retryTask } from "../tasks/change.ts";
import type { TaskKind } from "../tasks/kind.ts";
import { userTask, type UserTask } from "../tasks/tables.ts";
import { ExportInput } from "./input.ts";
import type { ExportList } from "./list.ts";
import { exportKind } from "./make.ts";
import { viewExport } from "./view.ts";

interface OfOne {
  readonly params: { readonly id: string };
}
interface OfSome {
  readonly body: { readonly ids: string[] };
}
interface InStates {
  readonly body: { readonly states?: readonly ExportState[] | undefined };
}
const DAY_MS = 24 * 3_600_000;

/** One's own at the site that one is signed in to, the newest first. */
const ownOf = (call: Call, which: ReturnType<typeof and>): Promise<UserTask[]> =>
  call.db
    .select()
    .from(userTask)
    .where(
      and(
        eq(userTask.user, call.caller.user),
        eq(userTask.site, call.caller.site),
        eq(userTask.kind, "EXPORT"),
        gte(userTask.askedAt, new Date(call.now().getTime() - EXPORT_ROW_DAYS * DAY_MS)),
        which,
      ),
    )
    .orderBy(desc(userTask.askedAt), desc(userTask.id))
    .limit(EXPORTS_SHOWN);

/** The file, where it is kept still and its owner may have it: what was made under other rows is not given. */
async function fetchFile(call: Call, kind: TaskKind, lists: readonly ExportList[], id: string) {
  const task = await ownTask(call.db, call, kind, id);
  const { state, file, fileKey, expiresAt } = task;
  if (state !== "SUCCESS") throw fail(SERVICE_CODES.wrongState, { detail: state });
  if (file === null || fileKey === null || expiresAt === null || expiresAt <= call.now())
    throw fail(SERVICE_CODES.gone);
  const { list, clear, reach } = ExportInput.parse(task.input);
  const reachNow = await lists.find((one) => one.list === list)?.reach?.(call);
  if (task.scope !== call.caller.scope || reach !== reachNow) throw fail(SERVICE_CODES.otherScope);
  const refused = await refusedNow(call, task.buttons);
  if (refused !== null) throw fail(refused);
  const chunks = await call.storage.read(kind.container, fileKey).catch((error: unknown) => {
    throw error instanceof FileMissing ? fail(SERVICE_CODES.gone) : error;
  });
  return call
    .write(
      async (_tx, emit) => {
        emit({
          type: "exportTask.fetched",
          subject: id,
          site: task.site,
          kind: "EXPORT",
          after: { list, name: file.name, bytes: file.bytes, sha256: file.sha256, ...(clear.length > 0 && { clear }) },
        });
        return { name: file.name, type: file.type, chunks, bytes: file.bytes, sha256: file.sha256 };
      },
      { remember: false },
    )
    .catch((error: unknown) => {
      chunks.destroy();
      throw error;
    });
}

/** Files of a service's lists: made, seen, stopped, asked for again and fetched by who asked for them. */
export function exportTasks(service: TaskService, lists: readonly ExportList[]): Feature {
  const routes: ExportTaskRoutes = exportTaskRoutes[service];
  const kind = exportKind(lists);
  const seen = (call: Call) => async (db: Call["db"], task: UserTask) => viewExport(db, service, task, call.now());
  const all = async (call: Call, tasks: readonly UserTask[]): Promise<ExportTask[]> => {
    const shown: ExportTask[] = [];
    for (const task of tasks) shown.push(await seen(call)(call.db, task));
    return shown;
  };
  const answered = feature(routes, {
    pageQuery: async ({ body: { states } }: InStates, call) => ({
      data: await all(call, await ownOf(call, states?.length ? inArray(userTask.state, [...states]) : undefined)),
    }),
    byIds: async ({ body: { ids } }: OfSome, call) => all(call, await ownOf(call, inArray(userTask.id, ids))),
    cancel: ({ params: { id } }: OfOne, call) => cancelTask(call, kind, id, seen(call)),
    retry: ({ params: { id } }: OfOne, call) =>
      retryTask(call, kind, id, async (tx, emit, task) => {
        const { list, columns, clear, reason } = ExportInput.parse(task.input);
        const why = reason === undefined ? {} : { reason };
        const after = { again: true, ...(clear.length > 0 && { clear }) };
        emit({ type: "list.exported", subject: list, site: task.site, kind: "EXPORT", fields: columns, ...why, after });
        return seen(call)(tx, task);
      }),
    download: ({ params: { id } }: OfOne, call) => fetchFile(call, kind, lists, id),
  });
  return { ...answered, work: [kind] };
}
