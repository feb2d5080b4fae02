import { and, eq } from "drizzle-orm";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { Call, Emit } from "../call.ts";
import type { Db } from "../database-type.ts";
import { fail } from "../fail.ts";
import { askAgain, mustHold } from "./ask.ts";
import type { TaskKind } from "./kind.ts";
import { lockPlaces, release } from "./places.ts";
import { userTask, type UserTask } from "./tables.ts";
import { changedEvent } from "./tell.ts";

/** What a kind of task is called, and what tells of it. */
type Kind = Pick<TaskKind, "kind" | "event">;

/** One's own task of a kind, at the site that one is signed in to. */
export async function ownTask(db: Db, call: Call, kind: Kind, id: string): Promise<UserTask> {
  const { user, site } = call.caller;
  const [task] = await db
    .select()
    .from(userTask)
    .where(and(eq(userTask.id, id), eq(userTask.user, user), eq(userTask.site, site), eq(userTask.kind, kind.kind)));
  if (task === undefined) throw fail(SERVICE_CODES.notFound);
  return task;
}

async function changed(tx: Db, emit: Emit, kind: Kind, id: string, next: Partial<UserTask>): Promise<UserTask> {
  const [task] = await tx.update(userTask).set(next).where(eq(userTask.id, id)).returning();
  if (task === undefined) throw fail(SERVICE_CODES.notFound);
  emit(changedEvent(kind.event, task));
  return task;
}

/** Stops a task that waits or is being done; whoever works on it hears of it by its row. */
export async function cancelTask<T>(
  call: Call,
  kind: Kind,
  id: string,
  answer: (tx: Db, task: UserTask, emit: Emit) => Promise<T>,
): Promise<T> {
  const answered = await call.write(async (tx, emit) => {
    await lockPlaces(tx, call.caller.user);
    const { state } = await ownTask(tx, call, kind, id);
    if (state !== "PENDING" && state !== "PROCESSING") throw fail(SERVICE_CODES.wrongState, { detail: state });
    const task = await changed(tx, emit, kind, id, { state: "CANCELLED", endedAt: call.now(), isReleased: false });
    await release(tx, call.jobs, task.user);
    return answer(tx, task, emit);
  });
  call.stopTask(id);
  call.jobs.look();
  return answered;
}

/** Asks again for a task that failed or was cancelled, with the buttons and the rows that its user has now. */
export async function retryTask<T>(
  call: Call,
  kind: Kind,
  id: string,
  answer: (tx: Db, emit: Emit, task: UserTask) => Promise<T>,
): Promise<T> {
  await mustHold(call, (await ownTask(call.db, call, kind, id)).buttons);
  const answered = await call.write(async (tx, emit) => {
    await lockPlaces(tx, call.caller.user);
    const task = await ownTask(tx, call, kind, id);
    const pending = await changed(tx, emit, kind, id, await askAgain(call, tx, task));
    await release(tx, call.jobs, task.user);
    return answer(tx, emit, pending);
  });
  call.jobs.look();
  return answered;
}
