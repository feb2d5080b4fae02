import type { MenuButton } from "@linehaul/schema/modules";
import { isMenuButton } from "@linehaul/schema/modules";
import { SERVICE_CODES, type ServiceCode } from "@linehaul/schema/errors";
import type { Call, Emit, JsonObject } from "../call.ts";
import type { Db } from "../database-type.ts";
import { fail } from "../fail.ts";
import { newId } from "../ids.ts";
import type { TaskKind } from "./kind.ts";
import { lockPlaces, refuseSurplus, release } from "./places.ts";
import { refusalOf } from "./standing.ts";
import { userTask, type UserTask } from "./tables.ts";
import { changedEvent } from "./tell.ts";

export interface AskedTask {
  readonly kind: Pick<TaskKind, "kind" | "event">;
  /** What must be held for it besides the button of the call. */
  readonly buttons: readonly MenuButton[];
  readonly input: JsonObject;
}

/** The buttons of a task: the call's, and what it needs besides. */
const needed = (call: Call, buttons: readonly MenuButton[]): MenuButton[] => [
  ...new Set([...(isMenuButton(call.caller.button) ? [call.caller.button] : []), ...buttons]),
];

/** Why the caller may not do what needs these buttons, now and under his present scope; null: he may. */
export async function refusedNow(call: Call, buttons: readonly MenuButton[]): Promise<ServiceCode | null> {
  const { user, role, site, scope } = call.caller;
  return refusalOf(await call.standing({ user, role, site }, call.traceId), { buttons, scope });
}

/** Asked before a write: nothing is fetched while a transaction is open. */
export async function mustHold(call: Call, buttons: readonly MenuButton[]): Promise<void> {
  const refused = await refusedNow(call, needed(call, buttons));
  if (refused !== null) throw fail(refused);
}

/** By whom and how a task works: as the call says. */
const asCalled = (call: Call) => ({
  userName: call.caller.userName,
  role: call.caller.role,
  scope: call.caller.scope,
  language: call.language,
  timeZone: call.timeZone,
  traceId: call.traceId,
  askedAt: call.now(),
});

/** Writes down a task that `mustHold` let pass, in the transaction of the write that asks for it. Afterwards: `call.jobs.look()`. */
export async function askTask(call: Call, tx: Db, emit: Emit, { kind, buttons, input }: AskedTask): Promise<UserTask> {
  const { user, site, button } = call.caller;
  await lockPlaces(tx, user);
  await refuseSurplus(tx, user);
  const [task] = await tx
    .insert(userTask)
    .values({
      ...asCalled(call),
      id: newId(),
      kind: kind.kind,
      state: "PENDING",
      user,
      site,
      button,
      buttons: needed(call, buttons),
      input,
    })
    .returning();
  if (task === undefined) throw new Error("a task that was not written");
  await release(tx, call.jobs, user);
  emit(changedEvent(kind.event, task));
  return task;
}

/** Asks for a task once more, as the same row, as the call says now. */
export async function askAgain(call: Call, tx: Db, task: UserTask): Promise<Partial<UserTask>> {
  if (task.state !== "FAILED" && task.state !== "CANCELLED")
    throw fail(SERVICE_CODES.wrongState, { detail: task.state });
  await refuseSurplus(tx, task.user);
  return {
    ...asCalled(call),
    state: "PENDING",
    tries: 0,
    rowsDone: 0,
    rowsTotal: null,
    errorCode: null,
    result: null,
    startedAt: null,
    endedAt: null,
    expiresAt: null,
    isReleased: false,
  };
}
