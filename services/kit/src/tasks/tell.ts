import type { JsonObject, OutgoingEvent } from "../call.ts";
import type { Db } from "../database-type.ts";
import { outbox } from "../tables.ts";
import type { UserTask } from "./tables.ts";

/** What the owner is told; nobody else's business, so that it names him (ExportChanged). */
const dataOf = ({ user, kind, state, rowsDone, rowsTotal }: UserTask): JsonObject => ({
  userId: user,
  kind,
  state,
  rowsDone,
  rowsTotal,
});

/** A step of a task as an event of a user's write. */
export const changedEvent = (type: string, task: UserTask): OutgoingEvent => ({
  type,
  subject: task.id,
  site: task.site,
  data: dataOf(task),
  after: { state: task.state },
});

/** Tells the owner how far his task is. It is no act of anybody's: the trail keeps what he asked for. */
export const tellOwner = async (tx: Db, type: string, task: UserTask, at: Date): Promise<void> =>
  void (await tx.insert(outbox).values({
    at,
    type,
    subject: task.id,
    site: task.site,
    user: task.user,
    traceId: task.traceId,
    data: dataOf(task),
  }));
